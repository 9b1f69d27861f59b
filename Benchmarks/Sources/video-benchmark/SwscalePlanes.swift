// The same planes made by swscale.

import CSwscale
import Measuring
import Raster

/// Converts one bitmap again and again.
///
/// Without `SWS_ACCURATE_RND`, so swscale uses its fastest vector code. `SWS_FAST_BILINEAR` mixes
/// neighbours even where the size stays, which is wrong by many steps, so it is no contender.
final class SwscalePlanes {
  /// How swscale takes the colour of several pixels together.
  enum Flag: String, CaseIterable {
    /// Colour of every other row: the fastest.
    case point = "SWS_POINT"
    /// An average.
    case bilinear = "SWS_BILINEAR"

    fileprivate var value: Int32 {
      switch self {
      case .point: SWS_POINT
      case .bilinear: SWS_BILINEAR
      }
    }
  }

  private let frame: Bitmap
  private let context: OpaquePointer
  private let chromaWidth: Int
  private let chromaHeight: Int

  /// What it made last: Y, Cb, Cr.
  private(set) var planes: [UInt8]

  init(_ frame: Bitmap, chroma: Y4MEncoder.Chroma, flag: Flag) {
    self.frame = frame
    let (width, height) = (frame.size.width, frame.size.height)
    let isFull = chroma == .full
    (chromaWidth, chromaHeight) = isFull ? (width, height) : ((width + 1) / 2, (height + 1) / 2)
    planes = [UInt8](repeating: 0, count: width * height + 2 * chromaWidth * chromaHeight)
    guard
      let context = sws_getContext(
        Int32(width), Int32(height), AV_PIX_FMT_RGBA, Int32(width), Int32(height),
        isFull ? AV_PIX_FMT_YUV444P : AV_PIX_FMT_YUV420P, flag.value, nil, nil, nil)
    else { stop("swscale makes no context.") }
    let matrix = sws_getCoefficients(SWS_CS_ITU709)
    sws_setColorspaceDetails(context, matrix, 1, matrix, 0, 0, 1 << 16, 1 << 16)
    self.context = context
  }

  deinit { sws_freeContext(context) }

  /// Converts the bitmap; how many rows it made.
  func run() -> Int {
    let (width, height) = (frame.size.width, frame.size.height)
    return planes.withUnsafeMutableBufferPointer { planes in
      frame.pixels.withUnsafeBytes { pixels in
        let luma = planes.baseAddress
        let blue = luma.map { $0 + width * height }
        let red = blue.map { $0 + chromaWidth * chromaHeight }
        let source: [UnsafePointer<UInt8>?] = [
          pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), nil, nil, nil,
        ]
        let target: [UnsafeMutablePointer<UInt8>?] = [luma, blue, red, nil]
        let rows = sws_scale(
          context, source, [Int32(width * 4), 0, 0, 0], 0, Int32(height), target,
          [Int32(width), Int32(chromaWidth), Int32(chromaWidth), 0])
        return Int(rows)
      }
    }
  }
}
