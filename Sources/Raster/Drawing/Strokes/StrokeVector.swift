// Arithmetic on vectors of a stroke.
// Layer: Raster. Tests: StrokeVectorTests.

extension FinePoint {
  static func + (one: FinePoint, other: FinePoint) -> FinePoint {
    FinePoint(x: one.x &+ other.x, y: one.y &+ other.y)
  }

  static func - (one: FinePoint, other: FinePoint) -> FinePoint {
    FinePoint(x: one.x &- other.x, y: one.y &- other.y)
  }

  static prefix func - (vector: FinePoint) -> FinePoint {
    FinePoint(x: 0 &- vector.x, y: 0 &- vector.y)
  }

  /// The vector turned by a quarter, from the direction of x to that of −y.
  var turned: FinePoint { FinePoint(x: y, y: 0 &- x) }

  /// The product of the lengths and the cosine of the angle between.
  func dot(_ other: FinePoint) -> Int64 { x &* other.x &+ y &* other.y }

  /// The vector of the same direction with a length, each coordinate rounded to the nearest; nothing for a
  /// vector of no length.
  ///
  /// - Precondition: the coordinates are below 2³² and the length is below 2³².
  func scaled(to length: Int64) -> FinePoint {
    let size = max(x.magnitude, y.magnitude)
    guard size > 0 else { return self }
    // Both are brought to 30 bits, so that the root has 30 bits too.
    let shift = size.leadingZeroBitCount - (64 - 30)
    let (u, v) =
      shift >= 0 ? (x << Int64(shift), y << Int64(shift)) : (x >> Int64(-shift), y >> Int64(-shift))
    let root = Int64((u.magnitude * u.magnitude + v.magnitude * v.magnitude).squareRootRoundedDown)
    return FinePoint(
      x: (u * length).quotient(nearestOver: root), y: (v * length).quotient(nearestOver: root))
  }
}

extension Int64 {
  /// The quotient rounded to the nearest, and away from 0 from halfway.
  func quotient(nearestOver divisor: Int64) -> Int64 {
    (self &+ (self < 0 ? 0 &- divisor / 2 : divisor / 2)) / divisor
  }
}

extension UInt64 {
  /// The largest integer whose square is not above the number.
  ///
  /// Newton's iteration from a power of two above the root falls until it is there; from at most √2 times
  /// the root, five steps get there within 64 bits, and the sixth sees it.
  var squareRootRoundedDown: UInt64 {
    guard self > 1 else { return self }
    let bits = UInt64(64 - (self - 1).leadingZeroBitCount)
    var root: UInt64 = 1 << ((bits + 1) / 2)
    for _ in 0..<8 {
      let next = (root + self / root) / 2
      if next >= root { break }
      root = next
    }
    return root
  }
}
