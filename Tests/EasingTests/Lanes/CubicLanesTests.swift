// Expected values: single samples, which are checked against mpmath (see CubicBezierTests).

import TestSupport
import Testing

@testable import Easing

struct CubicLanesTests {
  /// Progresses that are hard somewhere: ends, next to them, the middle, outside, no numbers.
  static let edges: [Double] = [
    0, -0.0, 1, 0.5, 0.5.nextUp, 0.5.nextDown, 0x1p-1074, 0x1p-1022, 0x1p-500, 0x1p-60, 0x1p-27,
    1.0.nextDown, 1 - 0x1p-30, 1.0.nextUp, -0x1p-1074, -3, 7, 1e300, -1e300, .infinity, -.infinity,
    .nan, 0.25, 0.75,
  ]

  /// Curves that are hard somewhere: steep or level at an end or in the middle, overshooting.
  static let curves: [[Double]] = [
    [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [0, 0, 0.58, 1], [0.34, 1.56, 0.64, 1],
    [0.9, 0.05, 0.1, 0.95], [0.16, 1, 0.3, 1], [1, 0, 0, 1], [0, 1, 1, 0], [0, 0, 0, 0],
    [1, 1, 1, 1], [0, 0, 1, 1], [1, 5, 0, -5], [0, -16, 0, 16], [0, 17, 1, 1], [1, 0, 1e-3, 1],
    [0.3, 1e300, 0.7, -1e300], [0x1p-1074, 0, 1, 0], [0.5, 0x1p-1074, 0.5, 1],
  ]

  /// Fails at the first sample of a column that has other bits than a single one.
  func check(_ curve: CubicBezier, at progresses: [Double]) throws {
    let values = curve.values(at: progresses)
    try #require(values.count == progresses.count)
    for (progress, value) in zip(progresses, values) {
      let single = curve.value(at: progress)
      try #require(
        value.bitPattern == single.bitPattern || value.isNaN && single.isNaN,
        "\(curve) at \(progress): \(value), not \(single)")
    }
  }

  @Test(arguments: curves)
  func `a column of hard curves has the bits of single samples`(numbers: [Double]) throws {
    let curve = try CubicBezierTests.curve(numbers)
    var random = SplitMix64(seed: 7)
    let spread = (0..<200).map { _ in Double.random(in: 0..<1, using: &random) }
    try check(curve, at: CubicLanesTests.edges + spread)
  }

  @Test(arguments: 0..<200)
  func `a column of any curve has the bits of single samples`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let isCoarse = seed % 5 == 0
    let heights = seed % 7 == 0 ? -20.0..<20 : -1.0..<2
    func x() -> Double {
      guard isCoarse else { return .random(in: 0...1, using: &random) }
      return Double(Int.random(in: 0...4, using: &random)) / 4
    }
    func y() -> Double { .random(in: heights, using: &random) }
    let curve = try CubicBezierTests.curve([x(), y(), x(), y()])
    try check(curve, at: (0..<100).map { _ in Double.random(in: 0..<1, using: &random) })
  }

  @Test(arguments: 0..<20)
  func `a column may have any length`(count: Int) throws {
    try check(.ease, at: (0..<count).map { Double($0) / 20 })
  }

  @Test func `nearly all samples of an ordinary curve are certain eight at a time`() throws {
    let lanes = try #require(CubicLanes(.ease))
    var open = 0
    for group in 0..<1000 {
      let start = Double(group) / 1000
      let x = Lanes((0..<8).map { start + Double($0) / 8000 })
      let isCertain = lanes.values(at: x).isCertain
      for lane in 0..<8 where !isCertain[lane] { open += 1 }
    }
    // The start itself, and few that are next to the middle of two doubles.
    #expect((1...80).contains(open))
  }

  @Test func `every curve has its single samples in a column, on either side of a jump`() {
    let progresses = (0...40).map { Double($0) / 40 } + [-1, 2]
    for curve in [EasingCurve.ease, .stepEnd, .linear, .emphasized] {
      for side in [Side.left, .right] {
        #expect(
          curve.values(at: progresses, side: side)
            == progresses.map { curve.value(at: $0, side: side) })
      }
    }
    #expect(EasingCurve.easeInOut.values(at: [0, 0.25, 1]) == [0, 0.12916193104731981, 1])
  }
}
