// The search for animations that are still running.
// Expected values: a search of the whole row.

import Easing
import TestSupport
import Testing

@testable import Timeline

struct LatestEndsTests {
  @Test(arguments: 0..<100)
  func `it finds the first end past a time, as a plain search does`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let capacity = Int.random(in: 0...20, using: &random)
    var row = LatestEnds(capacity: capacity)
    var ends: [Rational] = []
    for _ in 0..<capacity {
      ends.append(Rational(Int128.random(in: 0...5, using: &random)))
      row.append(ends[ends.count - 1])
      let lower = Int.random(in: 0...ends.count, using: &random)
      let range = lower..<Int.random(in: lower...ends.count, using: &random)
      let time = Rational(Int128.random(in: -1...6, using: &random))
      let found = row.first(in: range, runningAt: time, side: .right)
      try #require(found == range.first { ends[$0] > time })
      let foundLeft = row.first(in: range, runningAt: time, side: .left)
      try #require(foundLeft == range.first { ends[$0] >= time })
    }
    #expect(row.count == capacity)
  }
}
