// Expected values: the parameters that the progresses are made of.

import TestSupport
import Testing

@testable import Easing

struct CubicStartTests {
  @Test(arguments: 0..<50) func `the start is right to about five digits where x rises`(seed: Int) {
    var random = SplitMix64(seed: seed)
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    for _ in 0..<20 {
      let (first, second, t) = (part(), part(), part() / 2)
      let twist = 1 - 3 * (second - first)
      let rest = 1 - t
      let slope = 3 * (first * rest * rest + 2 * (second - first) * t * rest + (1 - second) * t * t)
      guard slope > 0.3 else { continue }
      let x = 3 * t * rest * (first * rest + second * t) + t * t * t
      let found = CubicStart(slope: 3 * first, second: second, cube: twist).parameter(at: x)
      #expect((found - t).magnitude < 0x1p-16, "\(first), \(second) at \(t): \(found)")
    }
  }
}
