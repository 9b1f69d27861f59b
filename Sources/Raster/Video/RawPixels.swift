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
  /// - Complexity: O(width · height); of memory, a row beyond the bytes.
  public static func bytes(of bitmap: Bitmap) -> [UInt8] {
    let unpremultiplication = Unpremultiplication()
    let (pixels, width) = (bitmap.pixels.span, bitmap.size.width)
    // One row at a time, which stays in the cache: a second picture would take memory and time.
    var row: [UInt32] = []
    var bytes = [UInt8](repeating: 0, count: 4 * pixels.count)
    var output = bytes.mutableSpan
    var target = output.mutableBytes
    for start in stride(from: 0, to: pixels.count, by: width) {
      unpremultiplication.replace(&row, by: pixels.extracting(start..<start + width))
      let straight = row.span
      for x in 0..<width {
        target.storeBytes(
          of: straight[x].littleEndian, toByteOffset: 4 * (start + x), as: UInt32.self)
      }
    }
    return bytes
  }
}
