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
    var straight: [UInt32] = []
    Unpremultiplication().replace(&straight, by: bitmap.pixels.span)
    let byteCount = straight.count * 4
    return [UInt8](unsafeUninitializedCapacity: byteCount) { bytes, count in
      let target = UnsafeMutableRawBufferPointer(bytes)
      for (index, pixel) in straight.enumerated() {
        target.storeBytes(of: pixel.littleEndian, toByteOffset: index * 4, as: UInt32.self)
      }
      count = byteCount
    }
  }
}
