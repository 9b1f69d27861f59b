// Pixels as picture files hold them.
// Layer: Raster. Tests: BitmapTests.

/// A picture whose colours are not multiplied by their alpha, as files hold them.
///
/// Rows run from top to bottom, pixels in a row from left to right, without gaps.
public struct Picture: Hashable, Sendable {
  /// The width and height.
  public let size: PixelSize

  /// The pixels, row by row, packed as those of a `Bitmap`.
  public let pixels: [UInt32]

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - size: The width and height.
  ///   - pixels: The pixels, row by row.
  /// - Precondition: there are `size.width` · `size.height` pixels.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(
      pixels.count == size.width * size.height, "A picture has a pixel for each of its places.")
    self.size = size
    self.pixels = pixels
  }
}

extension Bitmap {
  /// The pixels of a picture, each component times alpha / 255, rounded to the nearest.
  public init(_ picture: Picture) {
    let pixels = picture.pixels.map { pixel in
      PixelColor(
        red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
        blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24)
      ).premultiplied
    }
    self.init(size: picture.size, pixels: pixels)
  }
}

extension Picture {
  /// The pixels of a bitmap, each component times 255 / alpha, rounded to the nearest; transparent
  /// black where alpha is 0.
  public init(_ bitmap: Bitmap) {
    var pixels: [UInt32] = []
    Unpremultiplication().replace(&pixels, by: bitmap.pixels.span)
    self.init(size: bitmap.size, pixels: pixels)
  }
}
