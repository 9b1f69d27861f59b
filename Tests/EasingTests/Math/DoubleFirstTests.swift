// Expected values: a threshold is the first double that is at least as great as it.

import TestSupport
import Testing

@testable import Easing

struct DoubleFirstTests {
  @Test(arguments: 0..<200) func `the first double at a threshold is the threshold`(seed: Int) {
    var random = SplitMix64(seed: seed)
    var numbers = (0..<4).map { _ in random.double(exponents: -1074...1023) }.sorted()
    numbers.swapAt(1, Int.random(in: 1...2, using: &random))
    let (range, guess, threshold) = (numbers[0]...numbers[3], numbers[1], numbers[2])
    var count = 0
    let first = Double.first(in: range, near: guess) {
      count += 1
      return $0 >= threshold
    }
    #expect(first == threshold && count <= 190)
    #expect(Double.first(in: range, near: guess) { _ in true } == range.lowerBound)
    #expect(Double.first(in: range, near: guess) { _ in false } == nil)
  }

  @Test(arguments: [-3, -1, 0, 1, 2]) func `a guess that is near is soon led to the first`(off: Int)
  {
    var count = 0
    let first = Double.first(in: -1e300...1e300, near: Double(ordinal: (0.7).ordinal + Int64(off)))
    {
      count += 1
      return $0 >= 0.7
    }
    #expect(first == 0.7 && count <= 6)
  }
}
