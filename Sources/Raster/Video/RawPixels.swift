// Frames as bare pixels.
// Layer: Raster. Tests: RawPixelsTests.

/// Pixels as bytes, with nothing around them.
public enum RawPixels {
  /// The bytes R, G, B, A of each pixel, colours not multiplied by alpha, row by row without gaps.
  ///
  /// Video tools call it `rgba`. Colours are rounded to the nearest; where alpha is 0 they are 0.
  ///
  /// - Parameter bitmap: The pixels.
  /// - Returns: 4 · width · height bytes.
  public static func bytes(of bitmap: Bitmap) -> [UInt8] {
    let byteCount = bitmap.pixels.count * 4
    return [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      let target = UnsafeMutableRawBufferPointer(bytes)
      let straightening = Straightening()
      for (index, pixel) in bitmap.pixels.enumerated() {
        let straight = pixel >> 24 == 255 ? pixel : straightening.straight(pixel)
        target.storeBytes(of: straight.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
      count = byteCount
    }
  }

  /// Divides colours by their alpha.
  private struct Straightening {
    /// For each alpha, 2³² / alpha, rounded up: a quotient of a number below 2¹⁶ is a product.
    ///
    /// With n < 2¹⁶ and alpha < 2⁸ the product is above n / alpha by less than n / 2³² < 1 / alpha, so
    /// that rounding down gives the same.
    private let reciprocals: [UInt64] = (0..<256).map { $0 == 0 ? 0 : ((1 << 32) + $0 - 1) / $0 }

    /// A pixel with each component times 255 / alpha, rounded to the nearest; 0 where alpha is 0.
    func straight(_ pixel: UInt32) -> UInt32 {
      let alpha = pixel >> 24
      let reciprocal = reciprocals[Int(alpha)]
      func divided(_ component: UInt32) -> UInt32 {
        let dividend = UInt64(component * 255 + alpha / 2)
        return min(255, UInt32(truncatingIfNeeded: (dividend * reciprocal) >> 32))
      }
      return divided(pixel & 255) | divided(pixel >> 8 & 255) << 8
        | divided(pixel >> 16 & 255) << 16 | alpha << 24
    }
  }
}
