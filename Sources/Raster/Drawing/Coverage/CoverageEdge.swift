// One straight line of an outline, walked row by row.
// Layer: Raster. Tests: CoverageScannerTests.

/// A straight piece of an outline, from its upper end to its lower end.
///
/// Where it crosses the edge between two rows is rounded down to a 256th of a pixel, from its own ends,
/// whatever the clip: so the crossings do not depend on which rows are drawn.
struct CoverageEdge {
  /// The upper end's x, in 256ths of a pixel.
  let x0: Int64
  /// The upper end's y.
  let y0: Int64
  /// The lower end's x.
  let x1: Int64
  /// The lower end's y.
  let y1: Int64

  /// Where the edge is at `y`.
  private(set) var x: Int64
  /// The row's upper side, or the edge's own upper end.
  private(set) var y: Int64
  /// How far a whole row moves x, rounded down.
  private let step: Int64
  /// What `step` was rounded down by, in (y1 − y0)ths.
  private let stepRest: Int64
  /// What `x` was rounded down by, in (y1 − y0)ths; −1 while it is not known.
  private var rest: Int64

  /// Creates an edge that starts being walked at its upper end, or where y is 0 if that is lower.
  ///
  /// - Precondition: y0 < y1, 0 < y1, and no coordinate is past 2³⁰.
  init(x0: Int64, y0: Int64, x1: Int64, y1: Int64) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
    (x, y, rest) = (x0, y0, -1)
    let isVerticalOrShort = x0 == x1 || y1 &- max(y0, 0) <= 256
    (step, stepRest) =
      isVerticalOrShort ? (0, 0) : Self.floorDivision(256 &* (x1 &- x0), by: y1 &- y0)
    if y0 < 0 { move(to: 0) }
  }

  /// Goes down to a row's lower side, or to the lower end if that is higher.
  mutating func advance(to bottom: Int64) {
    if bottom >= y1 {
      (x, y) = (x1, y1)
    } else if x0 == x1 {
      y = bottom
    } else if rest >= 0, bottom &- y == 256 {
      y = bottom
      x &+= step
      rest &+= stepRest
      if rest >= y1 &- y0 {
        rest &-= y1 &- y0
        x &+= 1
      }
    } else {
      move(to: bottom)
    }
  }

  private mutating func move(to place: Int64) {
    let (quotient, remainder) = Self.floorDivision((place &- y0) &* (x1 &- x0), by: y1 &- y0)
    (x, y, rest) = (x0 &+ quotient, place, remainder)
  }

  /// The quotient rounded down, and what is left, which is not below 0.
  static func floorDivision(_ dividend: Int64, by divisor: Int64) -> (Int64, Int64) {
    let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
  }
}
