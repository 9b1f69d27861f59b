// From colours that are multiplied by their alpha to those that are not.
// Layer: Raster. Tests: UnpremultiplicationTests.

/// Turns premultiplied pixels to those that files hold: each component times 255 / alpha, rounded to
/// the nearest and at most 255; transparent black where alpha is 0.
struct Unpremultiplication: Hashable, Sendable {
  /// For every alpha a, 2²⁴ / a rounded up.
  ///
  /// For a numerator below 2¹⁶ the product, shifted back, is the exact whole quotient: rounding up
  /// adds less than a, and 2¹⁶ · 255 < 2²⁴.
  private let reciprocals: [UInt32]

  private static let alphaBits: UInt32 = 0xFF00_0000

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
      min(255, UInt32(truncatingIfNeeded: (UInt64(component * 255 + alpha / 2) * reciprocal) >> 24))
    }
    return divided(pixel & 255) | divided(pixel >> 8 & 255) << 8
      | divided(pixel >> 16 & 255) << 16 | alpha << 24
  }

  /// Replaces what an array holds by pixels as a file holds them.
  func replace(_ straight: inout [UInt32], by pixels: Span<UInt32>) {
    if straight.count != pixels.count {
      straight = [UInt32](repeating: 0, count: pixels.count)
    }
    var span = straight.mutableSpan
    var output = span.mutableBytes
    let source = pixels.bytes
    var offset = 0
    // In bytes, and with this very condition, a block is checked once to be within the pixels.
    while source.byteCount &- offset >= PixelBlock.byteCount {
      let block = source.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self)
      let alphas = block & PixelBlock(repeating: Unpremultiplication.alphaBits)
      // Most blocks are opaque as a whole, or transparent.
      if (alphas ^ PixelBlock(repeating: Unpremultiplication.alphaBits)).isZero {
        output.storeBytes(of: block, toByteOffset: offset, as: PixelBlock.self)
      } else if alphas.isZero {
        output.storeBytes(of: PixelBlock(), toByteOffset: offset, as: PixelBlock.self)
      } else {
        replace(&output, by: source, from: offset, to: offset &+ PixelBlock.byteCount)
      }
      offset &+= PixelBlock.byteCount
    }
    replace(&output, by: source, from: offset, to: source.byteCount)
  }

  /// Replaces one pixel after the other, of a range of bytes.
  private func replace(
    _ output: inout MutableRawSpan, by source: RawSpan, from start: Int, to end: Int
  ) {
    var offset = start
    while offset < end {
      let pixel = source.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)
      output.storeBytes(of: straight(pixel), toByteOffset: offset, as: UInt32.self)
      offset &+= 4
    }
  }
}
