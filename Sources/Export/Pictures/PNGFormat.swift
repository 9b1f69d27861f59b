// Frames as PNG pictures.
// Layer: Export. Tests: DrawnFormatTests.

public import Raster
public import Scenes

/// A PNG file for each frame, with alpha only where the background lets something through.
public struct PNGFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "png"

  /// One sentence of what it is.
  public let summary = "PNG pictures, a file for each frame."

  /// Each frame is a file.
  public let isStream = false

  /// PNG is compressed.
  public let settings: [FrameFormatSetting] = [.compression]

  /// What counts more, time or bytes.
  public let compression: PNGEncoder.Compression

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

  /// Nothing: a picture stands alone.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  /// - Throws: Nothing: any run can be written.
  public func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] { [] }

  /// Makes an encoder, to which frames before the first one do not matter.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  public func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
    PictureEncoder(run, compression)
  }

  /// Nothing: a picture stands alone.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  public func ending(of run: FrameRun) -> [UInt8] { [] }
}

/// Draws frames and makes a file of each.
private struct PictureEncoder: FrameEncoder {
  private var renderer: FrameRenderer
  private var encoder: PNGEncoder

  init(_ run: FrameRun, _ compression: PNGEncoder.Compression) {
    renderer = FrameRenderer(layout: run.layout, images: run.images)
    encoder = PNGEncoder(
      size: run.layout.size, compression: compression, isOpaque: run.layout.isOpaque)
  }

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    let changed = renderer.draw(frame)
    return encoder.encode(renderer.bitmap, changed: changed)
  }
}
