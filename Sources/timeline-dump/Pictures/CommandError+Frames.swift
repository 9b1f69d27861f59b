// What is wrong with pictures as errors of the options that ask for them.
// Layer: timeline-dump. Tests: PictureOptionTests, PictureCommandTests.

import Easing
import Export
import Raster
import Scenes

extension CommandError {
  /// A run of frames does not go into a file of a format: the options that choose frames or rate are
  /// wrong.
  init(_ error: FrameFormatError) {
    switch error {
    case .frameCountOutOfRange(let format, let count, let greatest):
      self = .usage(
        "The options ask for \(count) frames, but a file in the format \(format) holds 1…\(greatest); "
          + "--\(FrameSelection.framesOption.name) or --\(FrameSelection.toOption.name) chooses fewer."
      )
    case .frameRateOutOfRange(let format, let rate, let greatestPart):
      self = .usage(
        "The option --\(FrameSelection.rateOption.name) is \(rate), but a file in the format "
          + "\(format) shows each frame for a fraction of seconds whose numbers are at most "
          + "\(greatestPart).")
    case .frameNotDrawable, .scaleOutOfRange, .frameTooLarge, .frameNotCentered, .pictureTooLarge:
      self = .usage(error.description)
    }
  }

  /// A frame does not go into a picture: the option of the size or of the scale is wrong.
  ///
  /// - Parameters:
  ///   - error: What is wrong.
  ///   - frame: The frame.
  ///   - size: The size that is asked for, and the option that does, or `nil`.
  ///   - scaleOption: The name of the option of the scale.
  init(
    _ error: FrameFormatError, of frame: Frame, size: (option: String, PixelSize)?,
    scaleOption: String
  ) {
    func points(_ width: Double, _ height: Double) -> String {
      "a frame of \(FrameFormatError.text(width)) by \(FrameFormatError.text(height)) points"
    }
    switch (error, size) {
    case (.frameTooLarge(let width, let height, let scale, let columns, let rows), _):
      self = .usage(
        "With --\(scaleOption) \(FrameFormatError.text(scale)) \(points(width, height)) is "
          + "\(FrameFormatError.text(columns)) by \(FrameFormatError.text(rows)) pixels large; "
          + "\(FrameFormatError.acceptedSizes).")
    case (.scaleOutOfRange(let scale), let (option, size)?):
      // The option of the scale takes no such value: the size asks for it.
      self = .usage(
        "With --\(option) \(size.width)x\(size.height) \(points(frame.width, frame.height)) has the "
          + "scale \(FrameFormatError.text(scale)); \(FrameFormatError.acceptedScales).")
    case (.pictureTooLarge(let columns, let rows), let (option, _)?):
      self = .usage(
        "The option --\(option) is \(columns)x\(rows), but \(FrameFormatError.acceptedSizes).")
    case (.scaleOutOfRange, nil), (.pictureTooLarge, nil), (.frameNotCentered, _),
      (.frameNotDrawable, _), (.frameCountOutOfRange, _), (.frameRateOutOfRange, _):
      self = CommandError(error)
    }
  }
}
