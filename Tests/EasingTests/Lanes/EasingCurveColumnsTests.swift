// Expected values: single samples, which are checked against sources of their own.

import TestSupport
import Testing

@testable import Easing

struct EasingCurveColumnsTests {
  /// Progresses that are hard somewhere: ends, corners and middles of curves, each with its
  /// neighbours, outside, tiny, huge, no numbers.
  static let edges: [Double] = {
    let corners: [Double] = [0, 1, 0.125, 1.0 / 3, 2.0 / 3, 0.7, 4.0 / 11, 8.0 / 11, 10.0 / 11]
    let limits: [Double] = [
      0x1p-101, 0x1p-99, 0.0031, 0.0032, 0.0033, 0.9968, 0.9969, 0x1p201, -0x1p201, -0.3, 1.2,
    ]
    return CubicLanesTests.edges + limits + corners.flatMap { [$0.nextDown, $0, $0.nextUp] }
  }()

  /// Fails at the first sample of a column that has other bits than a single one.
  static func check(_ curve: EasingCurve, at progresses: [Double]) throws {
    for side in [Side.left, .right] {
      let values = curve.values(at: progresses, side: side)
      try #require(values.count == progresses.count)
      for (progress, value) in zip(progresses, values) {
        let single = curve.value(at: progress, side: side)
        try #require(
          value.bitPattern == single.bitPattern || value.isNaN && single.isNaN,
          "\(curve.notation) at \(progress), \(side): \(value), not \(single)")
      }
    }
  }

  @Test(arguments: NamedCurve.allCases)
  func `a column of any named curve has the bits of single samples`(name: NamedCurve) throws {
    var random = SplitMix64(seed: 3)
    let spread = (0..<120).map { _ in Double.random(in: 0..<1, using: &random) }
    try Self.check(.named(name), at: Self.edges + spread)
    try Self.check(.named(name), at: spread.sorted())
  }

  @Test(arguments: NamedCurve.allCases.map { EasingCurve.named($0).notation } + notations)
  func `a column of exact progresses has the bits of single samples`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    let progresses =
      (-4...64).map { Rational(Int128($0), 60) } + [Rational(3, 10), Rational(7, 10)]
    for side in Side.allCases {
      let values = curve.values(at: progresses, side: side)
      #expect(
        values.map(\.bitPattern) == progresses.map { curve.value(at: $0, side: side).bitPattern })
    }
  }

  /// Curves whose value at a fraction is not that at the nearest double, and all kinds of others.
  static let notations = [
    "steps(10)", "saw-tooth(3)", "linear(0, 0.2 30%, 0.6 30%, 1)", "cubic-bezier(0.1, -2, 0.9, 3)",
    "nested(ease, steps(5))", "reversed(steps(10, jump-none))", "threshold(0.3)",
    "three-point-cubic(0.1, 0, 0.2, 0.2, 0.3, 0.4, 0.4, 0.6, 0.5, 1)",
    "catmull-rom(0, 0.3, 0.7, 0.6, 0.5)",
    "rough(12, 0.5, 42, both)", "spring(bounce: 0.3)", "spring(bounce: -0.3)", "power(in, 1.7)",
  ]

  @Test(arguments: 0..<60)
  func `a column of a family with any numbers has the bits of single samples`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let exponents = [0.01, 0.5, 1, 2, 2.5, 100]
    let families: [EasingFamily] = [
      .sine, .expo, .power(exponent: exponents[seed % 6]),
      .power(exponent: Double.random(in: 0.01...10, using: &random)),
      .elastic(amplitude: 1, period: Double.random(in: 0.01...2, using: &random)),
      .elastic(amplitude: 1, period: [0.01, 100, 0.3][seed % 3]),
      .elastic(amplitude: 1.5, period: 0.3),
    ]
    let spread = (0..<40).map { _ in Double.random(in: 0..<1, using: &random) }
    for direction in EasingDirection.allCases {
      let curve = try FamilyCurve(families[seed % families.count], direction)
      try Self.check(.family(curve), at: Self.edges + spread)
    }
  }

  @Test(arguments: ["sine-in", "sine-out", "expo-in-out", "elastic-out", "power(in, 2.5)"])
  func `nearly all samples of a family are certain eight at a time`(text: String) throws {
    guard case .family(let curve) = try EasingCurve(parsing: text).resolved else {
      Issue.record("\(text) is no family.")
      return
    }
    let lanes = try #require(LaneFamily(curve))
    var open = 0
    for group in 0..<500 {
      let x = Lanes((0..<8).map { 0.05 + Double(group * 8 + $0) / 4400 })
      let isCertain = lanes.values(at: x).isCertain
      for lane in 0..<8 where !isCertain[lane] { open += 1 }
    }
    // One in twenty at most.
    #expect(open < 200)
  }

  @Test(arguments: [1, 2, 5, 12, 1000, Steps.greatestCount], Steps.JumpTerm.allCases)
  func `a column of steps has the bits of single samples`(
    count: Int, jumpTerm: Steps.JumpTerm
  ) throws {
    guard count > 1 || jumpTerm != .jumpNone else { return }
    let jumps = (-3...15).map { Double($0) / Double(count) }
    let progresses = Self.edges + jumps.flatMap { [$0.nextDown, $0, $0.nextUp] }
    try Self.check(.steps(try Steps(count, jumpTerm)), at: progresses)
  }

  @Test(arguments: 0..<60)
  func `a column of lines has the bits of single samples`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    // Some points at one input, some at one height, some of numbers of any size.
    var points: [PiecewiseLinear.Point] = []
    var input = -0.25
    for _ in 0..<Int.random(in: 1...12, using: &random) {
      if !Int.random(in: 0..<3, using: &random).isMultiple(of: 3) {
        input += Double.random(in: 0...0.3, using: &random)
      }
      let power = seed % 4 == 0 ? Double.random(in: -1...1, using: &random) * 1e305 : 1
      let height = Double(Int.random(in: -4...4, using: &random)) / 3
      points.append(.init(input: seed % 6 == 5 ? input * 0x1p-300 : input, output: height * power))
    }
    let lines = try PiecewiseLinear(sorted: points)
    let corners = points.flatMap { [$0.input.nextDown, $0.input, $0.input.nextUp] }
    let spread = (0..<100).map { _ in Double.random(in: -0.5..<1.5, using: &random) }
    try Self.check(.piecewiseLinear(lines), at: corners + Self.edges + spread)
    try Self.check(.piecewiseLinear(lines), at: (corners + spread).sorted())
  }

  @Test func `nearly all samples of ordinary lines are certain eight at a time`() throws {
    let lines = try PiecewiseLinear(stops: [.init(0), .init(0.25, at: 0.7), .init(1)])
    let lanes = LaneLines(lines, .right)
    var (open, segment) = (0, 0)
    for group in 0..<1000 {
      let x = Lanes((0..<8).map { Double(group * 8 + $0) / 8000 })
      let isCertain = lanes.values(at: x, startingAt: &segment).isCertain
      for lane in 0..<8 where !isCertain[lane] { open += 1 }
    }
    // The start itself, and samples that are next to the middle of two doubles.
    #expect((1...16).contains(open))
  }
}
