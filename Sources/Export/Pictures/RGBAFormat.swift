// Frames as raw pixels.
// Layer: Export. Tests: DrawnFormatTests.

import Raster
public import Scenes

/// Four bytes a pixel, red, green, blue and alpha, row by row, frame after frame, and nothing else.
///
/// Colours are gamma-encoded sRGB, not multiplied by their alpha.
public struct RGBAFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "rgba"

  /// One sentence of what it is.
  public let summary = "Raw pixels: bytes of red, green, blue and alpha, frame after frame."

  /// All frames go into one file.
  public let isStream = true

  /// Creates the format.
  public init() {}

  /// Nothing: who reads it has to know the size.
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
    RGBAEncoder(renderer: FrameRenderer(layout: run.layout, images: run.images))
  }

  /// Nothing.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  public func ending(of run: FrameRun) -> [UInt8] { [] }
}

/// Draws frames and hands on their pixels.
private struct RGBAEncoder: FrameEncoder {
  var renderer: FrameRenderer

  /// The bytes of the last frame, which serve again where nothing changed.
  private var bytes: [UInt8] = []

  init(renderer: FrameRenderer) {
    self.renderer = renderer
  }

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    let changed = renderer.draw(frame)
    if bytes.isEmpty || !changed.isEmpty {
      bytes = []  // Gone before their successor comes, if nobody else waits for them.
      bytes = RawPixels.bytes(of: renderer.bitmap)
    }
    return bytes
  }
}
