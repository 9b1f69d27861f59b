// Expected values: the two methods by themselves; deadlines that work which doubles with every
// level misses by hours.

import Testing

@testable import Easing

struct CurveSampleTests {
  static let texts = [
    "ease", "steps(4)", "interval(0.25, 0.75, steps(3))", "reversed(back-in)",
    "flipped(elastic-out)", "mirrored(steps(2))", "there-and-back(bounce-out)",
    "split(0.25, quad-in, steps(2))", "nested(reversed(ease), reversed(steps(5)))",
    "remap(quad-in, 1, 0, 1, 3)", "inverse(ease-in-out)", "nested(ease, inverse(steps(4)))",
    "thereAndBack",
  ]

  @Test(arguments: texts) func `a sample is the value and the velocity`(text: String) throws {
    let curve = try #require(try? EasingCurve(parsing: text))
    for index in -8...72 {
      let progress = Double(index) / 64
      let exact = try #require(Rational(exactly: progress))
      for side in Side.allCases {
        let (value, velocity) = curve.sample(at: progress, side: side)
        try #require(value == curve.value(at: progress, side: side))
        try #require(velocity == curve.velocity(at: progress, side: side))
        let sample = curve.sample(at: exact, side: side)
        try #require(sample.value == curve.value(at: exact, side: side))
      }
    }
    #expect(curve.sample(at: .nan, side: .right).velocity.isNaN)
  }

  /// `ease` in so many levels, every second one of which is a nesting.
  private static func deep(_ levels: Int) throws -> EasingCurve {
    try (1..<levels).reduce(EasingCurve.ease) { curve, level in
      level.isMultiple(of: 2)
        ? .composed(try ComposedCurve(.nested(outer: .ease, inner: curve)))
        : .composed(try ComposedCurve(.reversed(curve)))
    }
  }

  @Test func `samples of the deepest curve take one sample of each curve`() throws {
    let curve = try Self.deep(EasingCurve.deepestNesting)
    #expect(curve.weight == 16)
    let time = ContinuousClock().measure {
      for _ in 0..<100 { _ = (curve.value(at: 0.3), curve.velocity(at: 0.3)) }
    }
    #expect(time < .seconds(2))
  }

  @Test func `facts of the deepest curve take bounded work`() throws {
    let curve = try Self.deep(EasingCurve.deepestNesting)
    let time = ContinuousClock().measure {
      _ = (curve.range, curve.monotonicity, curve.continuity)
      _ = (curve.errorBound, curve.greatestSpeed(in: 0...1))
    }
    #expect(time < .seconds(20))
  }
}
