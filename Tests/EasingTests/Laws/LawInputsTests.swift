// Expected values: the first outputs of SplitMix64 for the seed 1234567, as Rosetta Code lists them.

import TestSupport
import Testing

@testable import Easing

struct LawInputsTests {
  @Test func `the bits are those of SplitMix64`() {
    var bits = SeededBits(seed: 1_234_567)
    #expect(bits.next() == 6_457_827_717_110_365_317)
    #expect(bits.next() == 3_203_168_211_198_807_973)
    var (ours, theirs) = (SeededBits(seed: 9), SplitMix64(seed: 9))
    for _ in 0..<100 { #expect(ours.next() == theirs.next()) }
  }

  @Test(arguments: 0..<50) func `inputs are within 0…1, ascend, and count as told`(seed: Int) {
    let inputs = LawInputs(seed: UInt64(seed), count: 40)
    #expect(inputs.drawn.count == LawInputs.simple.count + 40)
    #expect(inputs.drawn.allSatisfy { $0 >= 0 && $0 <= 1 })
    #expect(zip(inputs.sorted, inputs.sorted.dropFirst()).allSatisfy { $0 < $1 })
    #expect(Set(inputs.sorted) == Set(inputs.drawn))
  }

  @Test func `edges come as often as common values, and points come twice`() {
    let inputs = LawInputs(seed: 7, count: 4000).drawn.dropFirst(LawInputs.simple.count)
    let edges = Set(LawInputs.edges)
    let share = Double(inputs.filter { edges.contains($0) }.count) / 4000
    #expect((0.25...0.6).contains(share))
    #expect(zip(inputs, inputs.dropFirst()).contains { $0 == $1 })
    #expect(zip(inputs, inputs.dropFirst()).contains { $1 == $0.nextUp })
    #expect(inputs.contains(.leastNormalMagnitude) && inputs.contains(1.0.nextDown))
  }
}
