// Tests of Sources/Easing/Math/Elementary+Power.swift.
// Expected values: Tests/Vectors/elementary.csv (1200-bit arithmetic), integer powers.

import Easing
import TestSupport
import Testing

struct ElementaryPowerTests {
  @Test func `pow errs by less than it states`() throws {
    for row in try ElementaryVector.rows(of: "pow") {
      let got = Elementary.pow(row.x, row.y)
      let error = row.error(of: got)
      let isCommon = row.result.magnitude > 0x1p-30 && row.result.magnitude < 0x1p30
      try #require(
        error < (isCommon ? 0.505 : 0.62), "pow(\(row.x), \(row.y)) = \(got) is \(error) units off")
    }
  }

  @Test func `whole powers that are doubles are exact`() throws {
    for base in 2...12 {
      var power = 1
      for exponent in 0...14 {
        try #require(Elementary.pow(Double(base), Double(exponent)) == Double(power))
        try #require(Elementary.pow(Double(-base), Double(exponent)).magnitude == Double(power))
        power *= base
      }
    }
  }

  @Test(arguments: 0..<300)
  func `the powers 1, 2, 1/2 and -1 are those of plain arithmetic`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double.random(in: 0.001...1000, using: &random)
    #expect(Elementary.pow(x, 1) == x)
    // Plain arithmetic is correctly rounded, and an error below 1 unit is at most one step.
    #expect((Elementary.pow(x, 2) - x * x).magnitude <= (x * x).ulp)
    #expect((Elementary.pow(x, 0.5) - x.squareRoot()).magnitude <= x.squareRoot().ulp)
    #expect((Elementary.pow(x, -1) - 1 / x).magnitude <= (1 / x).ulp)
  }

  @Test(arguments: [1.0 / 3, 0.5, 1.7, 2, 2.4, 5, 60])
  func `a positive power rises over adjacent doubles`(exponent: Double) throws {
    for start in [0, 0x1p-20, 0.3, 1 - 0x1p-8, 1 - 500 * 0x1p-53, 1 + 0x1p-8, 1.375] {
      try requireRising(from: start, count: 1000) { Elementary.pow($0, exponent) }
    }
  }
}
