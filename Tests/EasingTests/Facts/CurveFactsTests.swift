// Expected values: closed forms; dense sampling, which no fact may contradict.

import TestSupport
import Testing

@testable import Easing

struct CurveFactsTests {
  /// Every name, and curves of every function.
  static func curves() throws -> [EasingCurve] {
    let notations = [
      "cubic-bezier(0.34, 1.56, 0.64, 1)", "cubic-bezier(1, 0, 0, 1)", "steps(3, jump-both)",
      "linear(0, 1.5 20%, -0.5 20%, 1)", "power(in, 0.5)", "back(in-out, -0.5)",
      "elastic(out, 3, 0.2)", "smoothstep(4)", "threshold(0.3)", "saw-tooth(3)",
      "saw-tooth(5000)", "wiggle(5)", "running-start(-3)", "slow-mo(0.4, 0.9, yoyo)",
      "expo-scale(8, 1)", "catmull-rom(0, 0.2, 0.25, 0.33, 0.25, 0.5, 1, 0.8, 0.75)",
      "rough(12)", "reversed(ease)", "interval(0.2, 0.6, back-in)",
      "nested(back-in, elastic-out)", "nested(back-in, steps(10))",
      "remap(back-in-out, 0, 0.7, 2, -1)", "split(0.3, elastic-in, bounce-out)",
      "spring(bounce: 0.3)", "spring(bounce: 0)", "spring(bounce: -0.5, velocity: 20)",
      "spring(bounce: 0.9, epsilon: 0.01)", "reversed(spring(bounce: 0.2, velocity: -4))",
    ]
    return try NamedCurve.allCases.map { .named($0) }
      + notations.map { try EasingCurve(parsing: $0) }
  }

  @Test(arguments: try curves())
  func `no sample is outside the extrema, and both are values of the curve`(curve: EasingCurve)
    throws
  {
    for interval in [0...1, 0.1...0.35, 0.6...0.9] {
      let (least, greatest) = curve.extrema(in: interval)
      // A value may be rounded to the double beyond the extreme one.
      let slack = max(least.value.magnitude, greatest.value.magnitude) * 0x1p-52
      for extremum in [least, greatest] {
        let value = curve.value(at: extremum.progress, side: extremum.side)
        try #require(value == extremum.value && interval.contains(extremum.progress))
      }
      for k in 0...200 {
        let x = interval.lowerBound + (interval.upperBound - interval.lowerBound) * Double(k) / 200
        for side in Side.allCases {
          let value = curve.value(at: x, side: side)
          try #require(
            value >= least.value - slack && value <= greatest.value + slack, "\(x): \(value)")
        }
      }
    }
  }

  @Test(arguments: try curves())
  func `a curve that is said to rise or to fall does`(curve: EasingCurve) throws {
    let monotonicity = curve.monotonicity
    var (rises, falls) = (false, false)
    var last: Double?
    for k in 0...400 {
      for side in Side.allCases {
        let value = curve.value(at: Double(k) / 400, side: side)
        if let last, value > last { rises = true }
        if let last, value < last { falls = true }
        last = value
      }
    }
    switch monotonicity {
    case .rising: #expect(!falls)
    case .falling: #expect(!rises)
    case .neither: #expect(rises && falls)
    }
  }

  @Test(arguments: try curves())
  func `a curve that is said not to jump does not`(curve: EasingCurve) throws {
    let continuity = curve.continuity
    guard continuity > .jumps else { return }
    let places = curve.turns + (0...64).map { Double($0) / 64 }
    for place in places where place > 0 && place < 1 {
      let values = Side.allCases.map { curve.value(at: place, side: $0) }
      try #require((values[0] - values[1]).magnitude <= 1e-14 * (1 + values[0].magnitude))
      guard continuity > .continuous else { continue }
      let velocities = Side.allCases.map { curve.velocity(at: place, side: $0) }
      try #require(
        (velocities[0] - velocities[1]).magnitude <= 1e-9 * (1 + velocities[0].magnitude),
        "\(place): \(velocities)")
    }
  }

  /// Slopes of the velocity over steps that shrink to the part 2⁻¹⁶: they come to rest where there
  /// is a second derivative, and grow by 2⁸ with its square root.
  @Test(arguments: try curves())
  func `a curve that is said to be smooth has a second derivative`(curve: EasingCurve) throws {
    guard curve.continuity == .smooth else { return }
    let places = curve.turns.prefix(50) + (0...16).map { Double($0) / 16 }
    for place in places {
      for direction in [1.0, -1] where 0...1 ~= place + direction * 0x1p-6 {
        let side: Side = direction > 0 ? .right : .left
        let start = curve.velocity(at: place, side: side)
        let slopes = (0...4).map { index in
          let step = direction * 0x1p-6 * Double.powerOf16(-index)
          return (curve.velocity(at: place + step, side: side.opposite) - start) / step
        }
        let first = max(1, curve.greatestSpeed(in: 0...1).value, slopes[0].magnitude)
        try #require(slopes[4].magnitude <= 32 * first, "\(place): \(slopes)")
      }
    }
  }

  @Test(
    arguments: [
      // 4·s³/(27·(s + 1)²) for the overshoot s = 1.70158.
      ("back-out", 0, 1.1000044), ("back-in", -0.1000044, 1), ("bounce-in-out", 0, 1),
      ("steps(4, jump-both)", 0, 1), ("linear(0, 1.5 20%, -0.5 20%, 1)", -0.5, 1.5),
      ("elastic-out", 0, 1.3731), ("reversed(back-in)", -0.1000044, 1), ("wiggle(1)", 0, 1),
      ("saw-tooth(5000)", 0, 1), ("remap(linear, 0, 1, 3, -2)", -2, 3),
    ] as [(String, Double, Double)])
  func `a range is the right one`(text: String, least: Double, greatest: Double) throws {
    let range = try EasingCurve(parsing: text).range
    #expect((range.lowerBound - least).magnitude <= 1e-4)
    #expect((range.upperBound - greatest).magnitude <= 1e-4)
  }

  @Test(
    arguments: [
      ("ease", Monotonicity.rising, Continuity.smooth), ("bounce-out", .neither, .continuous),
      ("ease-in", .rising, .continuousVelocity), ("ease-out", .rising, .continuousVelocity),
      ("linear-out-slow-in", .rising, .continuousVelocity), ("ease-in-out", .rising, .smooth),
      ("cubic-bezier(0, 0, 0.7, 0.7)", .rising, .smooth),
      ("reversed(ease)", .falling, .smooth), ("steps(3)", .rising, .jumps),
      ("sine-in-out", .rising, .continuousVelocity), ("expo-in", .rising, .jumps),
      ("circ-in", .rising, .continuous), ("power(in, 2.5)", .rising, .continuousVelocity),
      ("power(in, 7)", .rising, .smooth),
      ("mirrored(quad-in)", .rising, .continuousVelocity),
      ("there-and-back(linear)", .neither, .continuous), ("saw-tooth(5000)", .neither, .jumps),
      ("interval(0.2, 0.6, smoothstep)", .rising, .continuousVelocity),
      ("interval(0.2, 0.6, linear)", .rising, .continuous), ("linear(0, 1)", .rising, .smooth),
      ("cubic-bezier(0, 1, 1, 0)", .rising, .continuous),
      ("linear(0, 0.5, 0.2)", .neither, .continuous),
    ] as [(String, Monotonicity, Continuity)])
  func `a curve is what it is`(text: String, monotonicity: Monotonicity, continuity: Continuity)
    throws
  {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.monotonicity == monotonicity)
    #expect(curve.continuity == continuity)
  }

  @Test(arguments: try curves()) func `a curve has an entry and, if it can, a bound`(
    curve: EasingCurve
  ) throws {
    #expect(!curve.entry.source.isEmpty && !curve.entry.summary.isEmpty)
    guard let bound = curve.errorBound else { return }
    #expect(bound > 0 && bound <= 1e-14)
  }
}

extension Double {
  fileprivate static func powerOf16(_ exponent: Int) -> Double {
    Elementary.powerOfTwo(4 * exponent)
  }
}
