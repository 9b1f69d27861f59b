// Frames as YUV4MPEG2 video.
// Layer: Export. Tests: DrawnFormatTests.

import Easing
public import Raster
public import Scenes
import Timeline

/// Uncompressed video for a pipe: 8 bits, BT.709, limited range, at the exact rate.
///
/// It has no alpha: what the background lets through is black. With 4:2:0 sides are rounded up to even
/// numbers, as most video encoders need them; the column and row that are added repeat the last ones.
public struct Y4MFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "y4m"

  /// One sentence of what it is.
  public let summary = "Uncompressed video (YUV4MPEG2) for a pipe into ffmpeg or another encoder."

  /// All frames go into one file.
  public let isStream = true

  /// Colours are subsampled, or not.
  public let settings: [FrameFormatSetting] = [.chroma]

  /// How many values of colour there are.
  public let chroma: Y4MEncoder.Chroma

  /// Creates the format.
  ///
  /// - Parameter chroma: How many values of colour there are: one for each pixel, or for each two
  ///   by two.
  public init(chroma: Y4MEncoder.Chroma = .subsampled) {
    self.chroma = chroma
  }

  /// The format with what the settings say of colours.
  ///
  /// - Parameter settings: All choices; those that make no difference in the format are ignored.
  /// - Returns: A format of the same name.
  public func applying(_ settings: FrameFormatSettings) -> Self { Self(chroma: settings.chroma) }

  /// The line with the size, the exact rate and what the planes hold.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: The line, with its end.
  /// - Throws: Nothing: any run can be written.
  public func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] {
    encoder(for: run).header
  }

  /// Makes an encoder, to which frames before the first one do not matter.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  public func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
    VideoEncoder(
      renderer: FrameRenderer(layout: layout(of: run), images: run.images),
      encoder: encoder(for: run), size: run.layout.size)
  }

  /// Nothing.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  public func ending(of run: FrameRun) -> [UInt8] { [] }

  private func layout(of run: FrameRun) -> PictureLayout {
    switch chroma {
    case .subsampled: run.layout.even
    case .full: run.layout
    }
  }

  private func encoder(for run: FrameRun) -> Y4MEncoder {
    // Both parts of a rate are at most `FrameRate.greatestPart`.
    let rate = run.rate.framesPerSecond
    return Y4MEncoder(
      size: layout(of: run).size, rate: (Int(rate.numerator), Int(rate.denominator)), chroma: chroma
    )
  }
}

/// Draws frames and makes planes of them.
private struct VideoEncoder: FrameEncoder {
  var renderer: FrameRenderer
  var encoder: Y4MEncoder
  /// The part of the picture that is drawn; what lies beyond repeats its last column and row.
  let size: PixelSize
  /// The picture with what lies beyond, kept apart so that no frame copies the whole; `nil` without.
  private var even: Bitmap?

  init(renderer: FrameRenderer, encoder: Y4MEncoder, size: PixelSize) {
    self.renderer = renderer
    self.encoder = encoder
    self.size = size
    even = size == renderer.layout.size ? nil : Bitmap(size: renderer.layout.size)
  }

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    let changed = renderer.draw(frame)
    guard var bitmap = even.take() else { return encoder.frame(renderer.bitmap, changed: changed) }
    bitmap.copy(changed, of: renderer.bitmap)
    bitmap.repeatEdges(of: size)
    even = bitmap
    // A change in the last column or row is one in those that repeat it.
    return encoder.frame(bitmap, changed: changed.grown(by: changed.isEmpty ? 0 : 1))
  }
}
