// Expected values: bezier-correctly-rounded.csv, by mpmath with up to 8000 bits; the bounds are
// compared with the exact value by Sturm's method.

import TestSupport
import Testing

@testable import Easing

struct CubicSegmentTests {
  struct Row {
    let kind: String
    let segment: CubicSegment
    let x: Double
    let value: Double
    let velocity: Double
  }

  static func rows() throws -> [Row] {
    try Vectors.csv("bezier-correctly-rounded.csv").map { fields in
      func number(_ name: String) throws -> Double {
        try #require(fields[name].flatMap { Double($0) }, "\(name)")
      }
      return Row(
        kind: try #require(fields["kind"]),
        segment: CubicSegment(
          try number("x0"), try number("y0"), try number("x1"), try number("y1"),
          try number("x2"), try number("y2"), try number("x3"), try number("y3")),
        x: try number("x"), value: try number("value"), velocity: try number("velocity"))
    }
  }

  @Test func `values are correctly rounded for segments of every kind`() throws {
    let rows = try Self.rows()
    #expect(rows.count == 2100)
    for row in rows {
      let value = row.segment.value(at: row.x)
      try #require(value == row.value, "\(row): \(value)")
    }
  }

  @Test func `slopes are correctly rounded for segments of every kind`() throws {
    for row in try Self.rows() {
      let velocity = row.segment.velocity(at: row.x)
      try #require(velocity == row.velocity, "\(row): \(velocity)")
    }
  }

  @Test func `the quick way and the scaled way agree where both are close`() throws {
    var both = 0
    for row in try Self.rows() where row.kind == "ordinary" || row.kind == "part" {
      let (segment, x) =
        row.segment.isInFirstHalf(row.x)
        ? (row.segment, row.x) : (row.segment.mirrored, -row.x)
      let scaled = segment.scaledValueBounds(at: x)
      guard let quick = row.segment.quickValue(at: row.x), scaled.lowest == scaled.highest,
        quick.lowest == quick.highest
      else { continue }
      both += 1
      try #require(quick.lowest == scaled.lowest)
    }
    // All but the rows that are next to the middle between two doubles.
    #expect(both > 690)
  }

  @Test func `a mirrored segment has the same values and turned slopes`() throws {
    for row in try Self.rows() where row.kind != "huge" && row.kind != "tiny" {
      try #require(row.segment.mirrored.value(at: -row.x) == row.value, "\(row)")
      try #require(row.segment.mirrored.velocity(at: -row.x) == -row.velocity, "\(row)")
      try #require(row.segment.mirrored.mirrored == row.segment)
    }
  }

  /// Draws a segment and an x within, ordinary, steep and flat ones as often.
  static func draw(_ random: inout SplitMix64) -> (segment: CubicSegment, x: Double) {
    func part() -> Double {
      switch Int.random(in: 0..<6, using: &random) {
      case 0: 0
      case 1: 1
      case 2: 1 - Double.random(in: 0...0x1p-20, using: &random)
      case 3: Double.random(in: 0...0x1p-20, using: &random)
      default: Double.random(in: 0...1, using: &random)
      }
    }
    func height() -> Double { Double.random(in: -1...2, using: &random) }
    let isWhole = Bool.random(using: &random)
    let x0 = isWhole ? 0 : Double.random(in: 0..<0.5, using: &random)
    let x3 = isWhole ? 1 : Double.random(in: 0.5...1, using: &random)
    func within(_ part: Double) -> Double { min(max(x0 + (x3 - x0) * part, x0), x3) }
    let segment = CubicSegment(
      x0, isWhole ? 0 : height(), within(part()), height(), within(part()), height(),
      x3, isWhole ? 1 : height())
    return (segment, min(max(within(part()), x0.nextUp), x3.nextDown))
  }

  @Test(arguments: 0..<100)
  func `bounds enclose the exact value and slope`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let (segment, x) = Self.draw(&random)
    let horizontal = ExactPolynomial(
      controls: segment.x0, segment.x1, segment.x2, segment.x3)
    let vertical = ExactPolynomial(controls: segment.y0, segment.y1, segment.y2, segment.y3)
    let root = horizontal - ExactPolynomial([BinaryFraction(x)])
    func value(_ bound: BinaryFraction) -> Int {
      root.sumOfSigns(of: vertical - ExactPolynomial([bound]))
    }
    func slope(_ bound: BinaryFraction) -> Int {
      root.sumOfSigns(of: vertical.derivative - ExactPolynomial([bound]) * horizontal.derivative)
    }
    for (enclosure, compare) in [
      (segment.quickValue(at: x), value), (segment.quickVelocity(at: x), slope),
    ] {
      guard let enclosure else { continue }
      let middle = BinaryFraction(enclosure.high) + BinaryFraction(enclosure.low)
      #expect(compare(middle - BinaryFraction(enclosure.error)) >= 0, "\(segment) at \(x)")
      #expect(compare(middle + BinaryFraction(enclosure.error)) <= 0, "\(segment) at \(x)")
    }
    let isFirst = segment.isInFirstHalf(x)
    let half = isFirst ? segment : segment.mirrored
    let bounds = half.scaledValueBounds(at: isFirst ? x : -x)
    #expect(bounds.lowest <= segment.value(at: x) && segment.value(at: x) <= bounds.highest)
  }

  @Test func `where x stands still the slope is infinite with the sign of the way on`() {
    func flat(_ y1: Double, _ y2: Double) -> Double {
      CubicSegment(0, 0, 1, y1, 0, y2, 1, 1).velocity(at: 0.5)
    }
    #expect(flat(0, 1) == .infinity)
    #expect(flat(2, 0) == -.infinity)
    // y stands still, too, and turns round: down on the right for y1 + y2 > 1, else up.
    #expect(flat(1.5, 0.5) == -.infinity)
    #expect(flat(0.5, -0.5) == .infinity)
    // Both stand still to the second order: the curve is the line between its ends.
    #expect(flat(1, 0) == 1)
    #expect(CubicSegment(0, 3, 0.5, 5, 0, 3, 0.5, 5).velocity(at: 0.25) == 4)
    // Next to it the slope is finite.
    #expect(CubicSegment(0, 0, 1, 0, 0, 1, 1, 1).velocity(at: 0.5.nextUp).isFinite)
  }

  @Test func `between controls with the largest doubles values stay within them`() throws {
    let most = Double.greatestFiniteMagnitude
    let segment = CubicSegment(0, -most, 0.25, most, 0.75, -most, 1, most)
    for k in 1..<16 {
      let value = segment.value(at: Double(k) / 16)
      try #require(value.magnitude <= most)
      try #require(value == -segment.value(at: 1 - Double(k) / 16))
    }
    #expect(segment.value(at: 0.5) == 0)
    #expect(segment.velocity(at: 0) == .infinity)
    #expect(segment.value(at: -1) == -.infinity)
  }
}
