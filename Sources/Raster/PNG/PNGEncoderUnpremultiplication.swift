// From the pixels of bitmaps to those of files.
// Layer: Raster. Tests: PNGEncoderUnpremultiplicationTests.

/// Turns premultiplied pixels to those of files, as `Picture.init(_: Bitmap)` does.
struct Unpremultiplication: Hashable, Sendable {
  /// For every alpha a, 2²⁴ / a rounded up.
  ///
  /// For a numerator below 2¹⁶ the product, shifted back, is the exact whole quotient: rounding up
  /// adds less than a, and 2¹⁶ · 255 < 2²⁴.
  private let reciprocals: [UInt32]

  /// Makes the table of reciprocals.
  init() {
    reciprocals = [0] + (1...255).map { (1 << 24 + $0 - 1) / $0 }
  }

  /// The pixel as a file holds it.
  func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let reciprocal = UInt64(reciprocals[Int(alpha)])
    func divided(_ component: UInt32) -> UInt32 {
      min(255, UInt32((UInt64(component * 255 + alpha / 2) * reciprocal) >> 24))
    }
    return divided(pixel & 255) | divided(pixel >> 8 & 255) << 8
      | divided(pixel >> 16 & 255) << 16 | alpha << 24
  }

  /// Replaces what an array holds by pixels as a file holds them.
  func replace(_ straight: inout [UInt32], by pixels: Span<UInt32>) {
    if straight.count != pixels.count {
      straight = [UInt32](repeating: 0, count: pixels.count)
    }
    var output = straight.mutableSpan
    for index in pixels.indices { output[index] = self.straight(pixels[index]) }
  }
}
