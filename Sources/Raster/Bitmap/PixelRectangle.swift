// A rectangle of whole pixels.
// Layer: Raster. Tests: BitmapTests.

/// A rectangle of whole pixels, half open: `x ..< x + width`, `y ..< y + height`.
public struct PixelRectangle: Hashable, Sendable {
  /// The first column.
  public let x: Int
  /// The first row.
  public let y: Int
  /// How many columns, not below 0.
  public let width: Int
  /// How many rows, not below 0.
  public let height: Int

  /// Creates a rectangle; a negative width or height is 0.
  ///
  /// - Parameters:
  ///   - x: The first column.
  ///   - y: The first row.
  ///   - width: How many columns.
  ///   - height: How many rows.
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

  /// The column after the last one; `Int.max` where that is past what an `Int` holds.
  public var right: Int { Self.sum(x, width) }

  /// The row after the last one; `Int.max` where that is past what an `Int` holds.
  public var bottom: Int { Self.sum(y, height) }

  /// The pixels that are in both.
  public func intersection(_ other: PixelRectangle) -> PixelRectangle {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: Self.distance(left, min(right, other.right)),
      height: Self.distance(top, min(bottom, other.bottom)))
  }

  /// The smallest rectangle that holds both; an empty one holds nothing.
  public func union(_ other: PixelRectangle) -> PixelRectangle {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRectangle(
      x: left, y: top, width: Self.distance(left, max(right, other.right)),
      height: Self.distance(top, max(bottom, other.bottom)))
  }

  /// The pixels of it and those up to `margin` columns or rows away from it; none if it is empty.
  public func grown(by margin: Int) -> PixelRectangle {
    if isEmpty { return self }
    let (left, top) = (Self.sum(x, -margin), Self.sum(y, -margin))
    return PixelRectangle(
      x: left, y: top, width: Self.distance(left, Self.sum(right, margin)),
      height: Self.distance(top, Self.sum(bottom, margin)))
  }

  /// A sum, limited to what an `Int` holds.
  private static func sum(_ one: Int, _ other: Int) -> Int {
    let (result, overflow) = one.addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : result
  }

  /// From one place to a later one, limited to what an `Int` holds; 0 to an earlier one.
  private static func distance(_ start: Int, _ end: Int) -> Int {
    if end <= start { return 0 }
    let (result, overflow) = end.subtractingReportingOverflow(start)
    return overflow ? .max : result
  }
}
