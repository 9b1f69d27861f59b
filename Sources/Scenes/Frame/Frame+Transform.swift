// Affine transforms.
// Layer: Scenes. Source: SVG 2, section 8.5 (the matrix function). Tests: FrameTests.

extension Frame {
  /// An affine map: (x, y) goes to (a·x + c·y + tx, b·x + d·y + ty).
  public struct Transform: Hashable, Sendable {
    /// How much of x goes to x.
    public let a: Double
    /// How much of x goes to y.
    public let b: Double
    /// How much of y goes to x.
    public let c: Double
    /// How much of y goes to y.
    public let d: Double
    /// What is added to x, in points.
    public let tx: Double
    /// What is added to y, in points.
    public let ty: Double

    /// Creates a map from its six numbers, in the order of SVG's `matrix(a b c d e f)`.
    ///
    /// - Parameters:
    ///   - a: How much of x goes to x.
    ///   - b: How much of x goes to y.
    ///   - c: How much of y goes to x.
    ///   - d: How much of y goes to y.
    ///   - tx: What is added to x, in points.
    ///   - ty: What is added to y, in points.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.tx = tx
      self.ty = ty
    }

    /// The map that leaves all as it is.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// The map that shifts by x and y.
    ///
    /// - Parameters:
    ///   - x: How far to the right, in points.
    ///   - y: How far down, in points.
    /// - Returns: A map that leaves lengths and directions as they are.
    public static func translation(x: Double, y: Double) -> Transform {
      Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// The map that scales about a point, which stays.
    ///
    /// - Parameters:
    ///   - factor: How much longer lengths become; below 0 turns by half a turn.
    ///   - point: The point that stays.
    /// - Returns: A map that leaves the point where it is, up to rounding.
    public static func scale(_ factor: Double, about point: Point = Point(x: 0, y: 0)) -> Transform
    {
      Transform(
        a: factor, b: 0, c: 0, d: factor, tx: point.x - factor * point.x,
        ty: point.y - factor * point.y)
    }

    /// Where a point goes.
    ///
    /// - Parameter point: A point before the map, in points.
    /// - Returns: The point after it; each coordinate is rounded at each step.
    public func applied(to point: Point) -> Point {
      Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
    }

    /// The map that does `inner` first, then this one.
    ///
    /// - Parameter inner: The map that is done first.
    /// - Returns: One map for both; its numbers are rounded at each step.
    public func concatenated(with inner: Transform) -> Transform {
      let origin = applied(to: Point(x: inner.tx, y: inner.ty))
      return Transform(
        a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
        c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d, tx: origin.x, ty: origin.y)
    }
  }
}
