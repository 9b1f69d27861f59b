// Expected values: css-easing.json (the CSS algorithm), wide-steps.csv (whole numbers of any size),
// and integer arithmetic written out here.

import TestSupport
import Testing

@testable import Easing

struct StepsTests {
  /// The step of CSS Easing 2 for the fraction k/n, with integers only.
  static func expected(
    _ k: Int, of parts: Int, _ steps: Steps, side: Side
  ) -> (step: Int, jumps: Int) {
    let scaled = k * steps.count
    var step = scaled >= 0 ? scaled / parts : -((-scaled + parts - 1) / parts)
    if steps.jumpTerm == .jumpStart || steps.jumpTerm == .jumpBoth { step += 1 }
    if side == .left && scaled % parts == 0 { step -= 1 }
    if k >= 0 && step < 0 { step = 0 }
    let jumps =
      switch steps.jumpTerm {
      case .jumpStart, .jumpEnd: steps.count
      case .jumpNone: steps.count - 1
      case .jumpBoth: steps.count + 1
      }
    if k <= parts && step > jumps { step = jumps }
    return (step, jumps)
  }

  @Test func `all rows of the CSS algorithm are met to the bit`() throws {
    let rows = try CSSEasingVectors.read().steps
    #expect(rows.count == 798)
    for row in rows {
      let curve = try EasingCurve(parsing: row.easing)
      let value = curve.value(at: row.input, side: row.beforeFlag ? .left : .right)
      try #require(value == row.output, "\(row)")
    }
  }

  @Test func `an exact input gives the ideal step where a double is next to a jump`() throws {
    let rows = try CSSEasingVectors.read().steps.filter { $0.note != nil }
    #expect(rows.count == 60)
    for row in rows {
      let ideal = try #require(row.note?.ideal).split(separator: "/").compactMap { Int128($0) }
      let curve = try EasingCurve(parsing: row.easing)
      let value = curve.value(
        at: Rational(ideal[0], ideal[1]), side: row.beforeFlag ? .left : .right)
      try #require(value == row.output, "\(row)")
    }
  }

  @Test func `no step is missed for any k of n up to 199`() throws {
    var missedByDoubles = Set<Int>()
    for n in 1...199 {
      let steps = try Steps(n)
      for k in 0...n {
        let value = steps.value(at: Rational(Int128(k), Int128(n)))
        try #require(value == Double(k) / Double(n), "\(k)/\(n)")
        if (Double(k) / Double(n) * Double(n)).floored != Double(k) { missedByDoubles.insert(n) }
      }
    }
    // A floor of doubles misses one for 119 of these n.
    #expect(missedByDoubles.count == 119)
  }

  @Test(arguments: Steps.JumpTerm.allCases, Side.allCases)
  func `fractions are decided as integers decide them`(
    jumpTerm: Steps.JumpTerm, side: Side
  ) throws {
    for count in [1, 2, 3, 5, 7, 10, 49, 64, 107, 199] where count > 1 || jumpTerm != .jumpNone {
      let steps = try Steps(count, jumpTerm)
      for parts in [1, 2, 3, 7, 10, 49, 60, 107] {
        for k in -2 * parts...3 * parts {
          let (step, jumps) = Self.expected(k, of: parts, steps, side: side)
          let value = steps.value(at: Rational(Int128(k), Int128(parts)), side: side)
          try #require(value == Double(step) / Double(jumps), "\(k)/\(parts) of \(steps)")
        }
      }
    }
  }

  @Test func `a fraction next to a jump is on its own side of it, however near`() throws {
    let steps = try Steps(3)
    // 1/3 ± 1/(3·d), with a product of 159 bits.
    let denominator = Int128.max / 3
    let below = Rational(denominator - 1, denominator * 3)
    let above = Rational(denominator + 1, denominator * 3)
    #expect(below.doubleValue == above.doubleValue)
    #expect(steps.value(at: below) == 0)
    #expect(steps.value(at: above) == 1.0 / 3)
    #expect(steps.value(at: Rational(1, 3)) == 1.0 / 3)
    #expect(steps.value(at: Rational(1, 3), side: .left) == 0)
    let many = try Steps(Steps.greatestCount)
    let almostOne = Rational(Int128.max - 1, Int128.max)
    #expect(many.value(at: almostOne) == 2_147_483_646.0 / 2_147_483_647)
    #expect(many.value(at: Rational(1, Int128.max)) == 0)
  }

  @Test func `a jump has both of its values`() throws {
    let steps = try Steps(4)
    #expect(steps.value(at: 0.5) == 0.5)
    #expect(steps.value(at: 0.5, side: .left) == 0.25)
    #expect(Steps.stepEnd.value(at: 1, side: .left) == 0)
    #expect(Steps.stepEnd.value(at: 1) == 1)
    #expect(Steps.stepStart.value(at: 0, side: .left) == 0)
    #expect(Steps.stepStart.value(at: 0) == 1)
  }

  @Test func `a fraction whose product needs more than 128 bits has its height to the bit`() throws
  {
    let rows = try Vectors.csv("wide-steps.csv")
    #expect(rows.count == 600)
    for row in rows {
      let numerator = try #require(row["numerator"].flatMap { Int128($0) })
      let denominator = try #require(row["denominator"].flatMap { Int128($0) })
      let count = try #require(row["count"].flatMap { Int($0) })
      let term = try #require(Steps.JumpTerm.allCases.first { $0.notation == row["term"] })
      let value = try #require(row["value"].flatMap { Double($0) })
      let steps = try Steps(count, term)
      let result = steps.value(
        at: Rational(numerator, denominator), side: row["side"] == "left" ? .left : .right)
      try #require(result == value, "\(row)")
    }
  }

  @Test func `huge and tiny doubles give finite heights`() throws {
    for jumpTerm in Steps.JumpTerm.allCases {
      let steps = try Steps(1000, jumpTerm)
      for input in [
        1e300, -1e300, 1.7e308, -1.7e308, 0x1p53, Double.leastNonzeroMagnitude,
        -Double.leastNonzeroMagnitude,
      ] {
        let value = steps.value(at: input)
        let exact = input * (1000 / Double(steps.jumps))
        #expect((value - exact).magnitude <= max(1, exact.magnitude * 0x1p-50), "\(input)")
      }
    }
  }

  @Test func `what is not a finite number comes back`() throws {
    let steps = try Steps(3, .jumpBoth)
    #expect(steps.value(at: .nan).isNaN)
    #expect(steps.value(at: .infinity) == .infinity)
    #expect(steps.value(at: -.infinity, side: .left) == -.infinity)
    #expect(steps.velocity(at: .nan).isNaN)
  }

  @Test func `the velocity is 0 on the steps and at the jumps`() throws {
    let steps = try Steps(2)
    for input in [-1, 0, 0.25, 0.5, 1, .infinity] { #expect(steps.velocity(at: input) == 0) }
  }

  @Test func `a number of steps that is out of range is refused`() throws {
    #expect(throws: EasingError.stepCountOutOfRange(0, least: 1)) { try Steps(0) }
    #expect(throws: EasingError.stepCountOutOfRange(-3, least: 1)) { try Steps(-3, .jumpBoth) }
    #expect(throws: EasingError.stepCountOutOfRange(1, least: 2)) { try Steps(1, .jumpNone) }
    #expect(throws: EasingError.stepCountOutOfRange(2_147_483_648, least: 1)) {
      try Steps(2_147_483_648)
    }
    #expect(try Steps(2_147_483_647).count == 2_147_483_647)
    #expect(try Steps(2, .jumpNone).jumps == 1)
  }

  @Test func `only a jump at the start can be written as start`() throws {
    #expect(try Steps(3, .jumpEnd, isWrittenAsStart: true) == Steps(3, .jumpEnd))
    #expect(try Steps(3, .jumpStart, isWrittenAsStart: true) != Steps(3, .jumpStart))
    #expect(Steps.stepStart.isWrittenAsStart)
  }
}
