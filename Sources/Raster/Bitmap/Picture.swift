// Pixels as picture files hold them.
// Layer: Raster. Tests: BitmapTests.

/// A picture whose colours are not multiplied by their alpha, as files hold them.
///
/// Rows run from top to bottom, pixels in a row from left to right, without gaps.
public struct Picture: Hashable, Sendable {
  /// The width and height.
  public let size: PixelSize

  /// The pixels, row by row, packed as those of a `Bitmap`.
  public var pixels: [UInt32]

  /// Creates a picture from its pixels.
  ///
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
    self.init(size: picture.size)
    for index in pixels.indices {
      let pixel = picture.pixels[index]
      let color = PixelColor(
        red: UInt8(truncatingIfNeeded: pixel), green: UInt8(truncatingIfNeeded: pixel >> 8),
        blue: UInt8(truncatingIfNeeded: pixel >> 16), alpha: UInt8(truncatingIfNeeded: pixel >> 24))
      pixels[index] = color.premultiplied
    }
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
