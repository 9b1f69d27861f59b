// What can be wrong with frames that are to become pictures.
// Layer: Export. Tests: FrameFormatErrorTests.

import Easing
public import Timeline

/// Says why frames cannot be drawn, or a format cannot hold a run of them.
///
/// `description` is a sentence for the person who chose the sizes, the rate and the format. It has no
/// promised wording.
public enum FrameFormatError: Error, Hashable, Sendable {
  /// A frame, by its lengths in points, is not above 0 and finite on both sides.
  case frameNotDrawable(width: Double, height: Double)

  /// A scale, in pixels per point, is outside `PictureLayout.scales`.
  case scaleOutOfRange(Double)

  /// A frame, by its lengths in points, makes too large a picture at a scale: one of `columns` by `rows`
  /// pixels.
  case frameTooLarge(width: Double, height: Double, scale: Double, columns: Double, rows: Double)

  /// A frame, by its lengths in points, is so large at a scale that it cannot be centred in a picture.
  case frameNotCentered(width: Double, height: Double, scale: Double)

  /// A picture of so many pixels is asked for that it is too large.
  case pictureTooLarge(columns: Int, rows: Int)

  /// A file in a format, by its name, cannot hold as many frames, or none.
  case frameCountOutOfRange(format: String, count: Int, greatest: Int)

  /// A file in a format, by its name, has no room for the frames of a rate: both numbers of the time
  /// that one is shown, a fraction of seconds, are at most `greatestPart`.
  case frameRateOutOfRange(format: String, FrameRate, greatestPart: Int)
}

extension FrameFormatError: CustomStringConvertible {
  /// One full sentence: what was given and what is accepted.
  public var description: String {
    switch self {
    case .frameNotDrawable(let width, let height):
      "A frame of \(Self.text(width)) by \(Self.text(height)) points cannot be drawn; both lengths have "
        + "to be finite and above 0."
    case .scaleOutOfRange(let scale):
      "The scale \(Self.text(scale)) cannot be drawn; \(Self.acceptedScales)."
    case .frameTooLarge(let width, let height, let scale, let columns, let rows):
      "A frame of \(Self.text(width)) by \(Self.text(height)) points at the scale "
        + "\(Self.text(scale)) is \(Self.text(columns)) by \(Self.text(rows)) pixels large; "
        + "\(Self.acceptedSizes)."
    case .frameNotCentered(let width, let height, let scale):
      "A frame of \(Self.text(width)) by \(Self.text(height)) points at the scale "
        + "\(Self.text(scale)) is too large to be centred; its sides have at most "
        + "\(Self.text(PictureLayout.greatestFrameSide)) pixels."
    case .pictureTooLarge(let columns, let rows):
      "A picture of \(columns) by \(rows) pixels is too large; \(Self.acceptedSizes)."
    case .frameCountOutOfRange(let format, let count, let greatest):
      "A file in the format \(format) holds 1…\(greatest) frames, but there are \(count)."
    case .frameRateOutOfRange(let format, let rate, let greatestPart):
      "A file in the format \(format) shows each frame for a fraction of seconds whose numbers are at "
        + "most \(greatestPart), but the frame rate is \(rate)."
    }
  }

  /// The sizes that a picture can have, as the end of a sentence without its point.
  package static var acceptedSizes: String {
    "a picture has at most \(PictureLayout.greatestSide) pixels a side and "
      + "\(PictureLayout.greatestArea) in all"
  }

  /// The scales that a picture can have, as the end of a sentence without its point.
  package static var acceptedScales: String {
    let scales = PictureLayout.scales
    return "a scale is in \(text(scales.lowerBound))…\(text(scales.upperBound)) pixels per point"
  }

  /// A number in its shortest text; what is not finite by its name.
  package static func text(_ number: Double) -> String {
    guard number.isFinite else { return "\(number)" }
    return NumberFormat.shortest.text(of: number)
  }
}
