// The ticks of axes.

import TestSupport
import Testing

@testable import Export

struct PlotAxisTests {
  @Test(arguments: [
    (0.0, 1.0, 5, ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0"]),
    (0, 10, 5, ["0", "2", "4", "6", "8", "10"]),
    (0, 1, 2, ["0.0", "0.5", "1.0"]),
    (-50, 200, 6, ["-50", "0", "50", "100", "150", "200"]),
    (0.001, 0.0034, 4, ["0.001", "0.002", "0.003", "0.004"]),
    (3, 3, 4, ["2.6", "2.8", "3.0", "3.2", "3.4"]),
    (0, 7e6, 4, ["0", "2000000", "4000000", "6000000", "8000000"]),
    (-0.3, -0.1, 4, ["-0.30", "-0.25", "-0.20", "-0.15", "-0.10"]),
  ]) func `ticks are round, and take in all numbers`(
    least: Double, greatest: Double, steps: Int, texts: [String]
  ) {
    let axis = PlotAxis(from: least, to: greatest, steps: steps, isWidened: true)
    #expect(axis.ticks.map(\.text) == texts)
    #expect(axis.lower <= least && axis.upper >= greatest)
    #expect(axis.ticks.first?.value == axis.lower && axis.ticks.last?.value == axis.upper)
  }

  @Test func `an axis that is not widened keeps its ends`() {
    let axis = PlotAxis(from: 0.05, to: 0.99, steps: 10, isWidened: false)
    #expect(axis.lower == 0.05 && axis.upper == 0.99)
    #expect(axis.ticks.map(\.text) == (1...9).map { "0.\($0)" })
    #expect(axis.position(of: 0.05) == 0 && axis.position(of: 0.99) == 1)
    #expect(axis.position(of: 0) == 0 && axis.position(of: 2) == 1)
  }

  @Test(arguments: 0..<500) func `ticks of any numbers are few, rising and apart`(seed: Int) throws
  {
    var random = SplitMix64(seed: seed)
    func number() -> Double {
      let edges = [
        0, 1, -1, .infinity, -.infinity, .nan, 1e300, -1e300, 1e-300, 0x1p-53, 1e15, 123456789.125,
      ]
      return Bool.random(using: &random)
        ? edges[Int.random(in: 0..<edges.count, using: &random)]
        : Double.random(in: -1...1, using: &random)
          * [1e-12, 1, 1e3, 1e14][Int.random(in: 0..<4, using: &random)]
    }
    let steps = Int.random(in: 1...12, using: &random)
    for isWidened in [true, false] {
      let axis = PlotAxis(from: number(), to: number(), steps: steps, isWidened: isWidened)
      try #require(axis.lower < axis.upper)
      try #require(axis.ticks.count <= max(steps, 2) + 3)
      let values = axis.ticks.map(\.value)
      try #require(zip(values, values.dropFirst()).allSatisfy { $0 < $1 })
      try #require(values.allSatisfy { axis.lower <= $0 && $0 <= axis.upper })
      try #require(Set(axis.ticks.map(\.text)).count == axis.ticks.count)
    }
  }
}
