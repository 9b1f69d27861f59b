// Pictures as ink.
// Layer: Raster. Tests: ImageRowsTests.

/// A picture laid over the canvas by an affine map.
///
/// Neighbouring pixels are mixed (bilinear), in 256ths of a pixel; outside the picture the pixels of its
/// edge go on. A picture shown at half its width or less, or at half its height or less, is first
/// replaced by averages of 2, 4, 8, … columns or rows (a box filter), so that what remains is less than
/// two to one.
public struct ImageInk: Hashable, Sendable {
  /// The pixels.
  public let bitmap: Bitmap
  /// From the canvas to the picture.
  public let map: ImageMap

  /// Creates an ink.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - map: From places on the canvas to places in the picture.
  public init(_ bitmap: Bitmap, map: ImageMap) {
    self.bitmap = bitmap
    self.map = map
  }

  /// How often the width and the height are halved before neighbours are mixed.
  var halvings: (x: Int, y: Int) {
    func halvings(_ one: Int64, _ other: Int64, _ side: Int) -> Int {
      let scale = max(one.magnitude, other.magnitude)
      var count = 0
      while scale >> UInt64(count) >= 2 * 65536, (side - 1) >> count > 0 { count += 1 }
      return count
    }
    return (
      halvings(map.a, map.c, bitmap.size.width), halvings(map.b, map.d, bitmap.size.height)
    )
  }
}

/// An affine map from pixels of the canvas to pixels of a picture, in 65536ths:
/// (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty) / 65536.
///
/// Coordinates count from the upper left corner of the first pixel: its centre is at (½, ½).
public struct ImageMap: Hashable, Sendable {
  /// How much of x goes to x, in 65536ths.
  public let a: Int64
  /// How much of x goes to y, in 65536ths.
  public let b: Int64
  /// How much of y goes to x, in 65536ths.
  public let c: Int64
  /// How much of y goes to y, in 65536ths.
  public let d: Int64
  /// What is added to x, in 65536ths of a pixel of the picture.
  public let tx: Int64
  /// What is added to y, in 65536ths of a pixel of the picture.
  public let ty: Int64

  /// Creates a map.
  ///
  /// - Parameters:
  ///   - a: How much of x goes to x, in 65536ths.
  ///   - b: How much of x goes to y, in 65536ths.
  ///   - c: How much of y goes to x, in 65536ths.
  ///   - d: How much of y goes to y, in 65536ths.
  ///   - tx: What is added to x, in 65536ths of a pixel of the picture.
  ///   - ty: What is added to y, in 65536ths of a pixel of the picture.
  public init(a: Int64, b: Int64, c: Int64, d: Int64, tx: Int64, ty: Int64) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }
}
