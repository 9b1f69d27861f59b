// Frames as YUV4MPEG2, the format that video tools read from a pipe.
// Layer: Raster. Source: yuv4mpeg(5) of the MJPEG tools; ITU-R BT.709-6. Tests: Y4MEncoderTests.

/// Writes bitmaps as frames of a Y4M stream: 8 bits, BT.709, limited range.
///
/// The stream is `header`, then what `frame(_:changed:)` gives for each frame, in order. It has no
/// alpha: what is transparent lies over black.
///
/// ```swift
/// var encoder = Y4MEncoder(size: bitmap.size, rate: (30000, 1001), chroma: .subsampled)
/// let stream = encoder.header + encoder.frame(bitmap)
/// // YUV4MPEG2 W1170 H2532 F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED XMATRIX=BT709
/// ```
public struct Y4MEncoder: Sendable {
  /// How many values of colour there are.
  public enum Chroma: String, Hashable, Sendable, CaseIterable {
    /// One of each difference for a square of two by two pixels: that of their average colour, so it
    /// lies in the middle of the square (`C420jpeg`).
    ///
    /// Where a side is odd, the last square has only the pixels that there are.
    case subsampled = "420"

    /// One of each difference for every pixel.
    case full = "444"
  }

  /// The width and height of every frame.
  public let size: PixelSize

  /// How many values of colour there are.
  public let chroma: Chroma

  /// Frames a second, as a fraction.
  public let rate: (numerator: Int, denominator: Int)

  /// The last frame as it was written; empty before the first.
  private var written: [UInt8] = []

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - size: The width and height of every frame.
  ///   - rate: Frames a second, as a fraction.
  ///   - chroma: How many values of colour there are.
  /// - Precondition: both parts of the rate are above 0.
  public init(size: PixelSize, rate: (numerator: Int, denominator: Int), chroma: Chroma) {
    precondition(rate.numerator > 0 && rate.denominator > 0, "A frame rate is above 0.")
    self.size = size
    self.rate = rate
    self.chroma = chroma
  }

  /// The line that the stream begins with: size, exact rate, progressive, square pixels, chroma, range.
  ///
  /// Y4M has no parameter for the matrix, so that is a comment (`XMATRIX=BT709`); a reader that goes by
  /// the size may take a small picture for BT.601 and has to be told (ffmpeg:
  /// `-colorspace bt709` before `-i`).
  public var header: [UInt8] {
    let sampling =
      switch chroma {
      case .subsampled: "C420jpeg"
      case .full: "C444"
      }
    let line =
      "YUV4MPEG2 W\(size.width) H\(size.height) F\(rate.numerator):\(rate.denominator) Ip A1:1 "
      + "\(sampling) XCOLORRANGE=LIMITED XMATRIX=BT709\n"
    return Array(line.utf8)
  }

  /// The line before each frame.
  private static let mark = Array("FRAME\n".utf8)

  /// The bytes of one frame: the line `FRAME`, then the planes Y, Cb, Cr, row by row.
  ///
  /// Each value is within 1/2 + 1/64 of the exact one.
  ///
  /// - Parameters:
  ///   - bitmap: The pixels, of the encoder's size.
  ///   - changed: A rectangle outside which no pixel differs from the frame before: there its values
  ///     are kept. `nil` looks at all pixels; so does the first frame.
  /// - Returns: The planes; with 4:2:0 and odd sides the smaller ones have (width + 1) / 2 columns and
  ///   (height + 1) / 2 rows.
  /// - Precondition: the bitmap has the encoder's size.
  /// - Complexity: O(n) for n changed pixels, if the result of the call before is no longer held;
  ///   otherwise it is copied.
  public mutating func frame(_ bitmap: Bitmap, changed: PixelRectangle? = nil) -> [UInt8] {
    precondition(bitmap.size == size, "A frame of a stream has the size of the stream.")
    var part = PixelRectangle(size)
    if written.isEmpty {
      written = Y4MEncoder.mark + [UInt8](repeating: 0, count: planes.byteCount)
    } else if let changed {
      part = planes.aligned(part.intersection(changed))
    }
    if !part.isEmpty { write(bitmap, part) }
    return written
  }

  /// Where the planes lie.
  private var planes: VideoPlanes { VideoPlanes(size: size, chroma: chroma) }

  private mutating func write(_ bitmap: Bitmap, _ part: PixelRectangle) {
    let planes = planes
    var bytes = written.mutableSpan
    planes.write(part, of: bitmap.pixels.span, to: &bytes, from: Y4MEncoder.mark.count)
  }
}
