// Frames as one animated PNG.
// Layer: Export. Tests: DrawnFormatTests.

import Easing
public import Raster
public import Scenes
import Timeline

/// One animated PNG that plays without end; after the first frame only what changed is stored.
///
/// A reader that knows PNG, but not its animations, shows the first frame.
public struct AnimatedPNGFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "apng"

  /// One sentence of what it is.
  public let summary = "An animated PNG, for browsers."

  /// All frames go into one file.
  public let isStream = true

  /// An animated PNG is a PNG picture to readers that do not animate.
  public let fileEndings = ["apng", "png"]

  /// PNG is compressed.
  public let settings: [FrameFormatSetting] = [.compression]

  /// What counts more, time or bytes.
  public let compression: PNGEncoder.Compression

  /// The most frames of a file.
  public static let greatestFrameCount = 1 << 30

  /// Creates the format.
  ///
  /// - Parameter compression: What counts more, time or bytes.
  public init(compression: PNGEncoder.Compression = .fast) {
    self.compression = compression
  }

  /// The format with what the settings say of compression.
  ///
  /// - Parameter settings: All choices; those that make no difference in the format are ignored.
  /// - Returns: A format of the same name.
  public func applying(_ settings: FrameFormatSettings) -> Self {
    Self(compression: settings.compression)
  }

  /// The header and how many frames there are.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: What stands before the first frame.
  /// - Throws: `FrameFormatError` if there is no frame, or a frame's time is no fraction of two
  ///   numbers of 16 bits.
  public func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] {
    guard (1...Self.greatestFrameCount).contains(run.numbers.count) else {
      throw .frameCountOutOfRange(
        format: name, count: run.numbers.count, greatest: Self.greatestFrameCount)
    }
    guard Self.delay(of: run) != nil else {
      throw .frameRateOutOfRange(format: name, run.rate, greatestPart: Int(UInt16.max))
    }
    let encoder = APNGEncoder(
      size: run.layout.size, compression: compression, isOpaque: run.layout.isOpaque)
    return encoder.beginning(frameCount: run.numbers.count, repetitions: 0)
  }

  /// Makes an encoder that stores what changed since the frame before.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  /// - Precondition: `beginning(of:)` does not throw for the run.
  public func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
    AnimationEncoder(run, compression, after: previous)
  }

  /// The end of the file.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: What stands behind the last frame.
  public func ending(of run: FrameRun) -> [UInt8] {
    APNGEncoder(size: run.layout.size, compression: compression, isOpaque: run.layout.isOpaque)
      .ending
  }

  /// How long a frame is shown, exactly, or `nil` if the file has no room for that.
  fileprivate static func delay(
    of run: FrameRun
  ) -> (numerator: UInt16, denominator: UInt16)? {
    let rate = run.rate.framesPerSecond
    guard let numerator = UInt16(exactly: rate.denominator),
      let denominator = UInt16(exactly: rate.numerator)
    else { return nil }
    return (numerator, denominator)
  }
}

/// Draws frames and stores what changed.
private struct AnimationEncoder: FrameEncoder {
  private var renderer: FrameRenderer
  /// The frame before, kept apart: one bitmap of two owners would be copied whole for each frame.
  private var shown: Bitmap
  private var encoder: APNGEncoder
  private let first: Int
  private let delay: (numerator: UInt16, denominator: UInt16)

  init(_ run: FrameRun, _ compression: PNGEncoder.Compression, after previous: Frame?) {
    renderer = FrameRenderer(layout: run.layout, images: run.images)
    shown = Bitmap(size: run.layout.size)
    if let previous { shown.copy(renderer.draw(previous), of: renderer.bitmap) }
    encoder = APNGEncoder(
      size: run.layout.size, compression: compression, isOpaque: run.layout.isOpaque)
    first = run.numbers.lowerBound
    guard let delay = AnimatedPNGFormat.delay(of: run) else {
      preconditionFailure("A run whose delay the file has no room for is refused at its beginning.")
    }
    self.delay = delay
  }

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    var changed = renderer.draw(frame)
    if number > first { changed = renderer.bitmap.difference(from: shown, within: changed) }
    shown.copy(changed, of: renderer.bitmap)
    return encoder.frame(
      renderer.bitmap, changed: changed, index: number - first, delay: delay)
  }
}
