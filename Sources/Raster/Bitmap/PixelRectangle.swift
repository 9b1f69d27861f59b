// A rectangle of whole pixels.
// Layer: Raster. Tests: BitmapTests.

/// A rectangle of whole pixels, half open: `x ..< x + width`, `y ..< y + height`.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// How many columns, not below 0.
  public var width: Int
  /// How many rows, not below 0.
  public var height: Int

  /// Creates a rectangle; a negative width or height is 0.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// All pixels of a picture.
  public init(_ size: PixelSize) {
    self.init(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// Whether it has no pixels.
  public var isEmpty: Bool { width == 0 || height == 0 }

  /// The pixels that are in both.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - top)
  }

  /// The smallest rectangle that holds both; an empty one holds nothing.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }
}
