// Pixels that are drawn on.
// Layer: Raster. Tests: BitmapTests.

/// A picture whose colours are multiplied by their alpha, as compositing needs them.
///
/// Rows run from top to bottom, pixels in a row from left to right, without gaps.
public struct Bitmap: Hashable, Sendable {
  /// The width and height.
  public let size: PixelSize

  /// The pixels, `size.width` · `size.height` of them, row by row.
  ///
  /// A pixel is red + 256·green + 65536·blue + 2²⁴·alpha, each 0…255: in the memory of a
  /// little-endian machine the bytes R, G, B, A. No colour is above its alpha: what is drawn of one that is
  /// has no meaning.
  public internal(set) var pixels: [UInt32]

  /// Creates a picture of one colour, by default transparent.
  ///
  /// - Parameters:
  ///   - size: The width and height.
  ///   - color: The colour of every pixel.
  public init(size: PixelSize, filledWith color: PixelColor = .transparent) {
    self.size = size
    pixels = [UInt32](repeating: color.premultiplied, count: size.width * size.height)
  }

  /// Creates a picture from its pixels.
  ///
  /// - Parameters:
  ///   - size: The width and height.
  ///   - pixels: The pixels, row by row.
  /// - Precondition: there are `size.width` · `size.height` pixels.
  public init(size: PixelSize, pixels: [UInt32]) {
    precondition(
      pixels.count == size.width * size.height, "A bitmap has a pixel for each of its places.")
    self.size = size
    self.pixels = pixels
  }
}

extension Bitmap {
  /// The pixel in a column and a row, both counted from 0; packed as those of `pixels`.
  ///
  /// ```swift
  /// bitmap[3, 0] = PixelColor(red: 255, green: 0, blue: 0).premultiplied
  /// ```
  ///
  /// - Precondition: the place is in the bitmap.
  /// - Complexity: O(1), unless a copy of the bitmap is in use.
  public subscript(column: Int, row: Int) -> UInt32 {
    get { pixels[index(column, row)] }
    set { pixels[index(column, row)] = newValue }
  }

  private func index(_ column: Int, _ row: Int) -> Int {
    precondition(
      column >= 0 && column < size.width && row >= 0 && row < size.height,
      "A pixel must be in the bitmap.")
    return row * size.width + column
  }
}
