// Expected values: closed forms; dense sampling, which no speed may exceed.

import TestSupport
import Testing

@testable import Easing

struct CurveSpeedTests {
  @Test(
    arguments: [
      ("linear", 1, nil), ("ease-in", 1 / 0.58, 1), ("ease-out", 1 / 0.58, 0),
      ("quad-in", 2, 1), ("smoothstep", 1.5, 0.5), ("smootherstep", 1.875, 0.5),
      ("circ-in", .infinity, 1), ("steps(4)", 0, nil), ("reversed(cubic-in)", 3, 0),
      ("sine-in-out", Double.pi / 2, 0.5), ("linear(0, 0.75 25%, 1)", 3, nil),
      ("interval(0.25, 0.5, linear)", 4, nil), ("bounce-out", 5.5, nil),
    ] as [(String, Double, Double?)])
  func `the greatest speed is the right one`(text: String, speed: Double, progress: Double?) throws
  {
    let fastest = try EasingCurve(parsing: text).greatestSpeed(in: 0...1)
    #expect(fastest.value == speed || (fastest.value - speed).magnitude <= 1e-12)
    if let progress { #expect((fastest.progress - progress).magnitude <= 1e-6) }
  }

  /// Curves of every function, at the ends of the ranges of their numbers, too.
  static func curves() throws -> [EasingCurve] {
    let notations = [
      "cubic-bezier(1, 0, 0.0001, 1)", "cubic-bezier(0.9, -3, 0.05, 4)",
      "cubic-bezier(0, 1, 1, 0)", "elastic(in, 1000, 0.01)", "elastic(out, 1, 100)",
      "d3-elastic(in, 3, 0.05)", "d3-elastic(out-in, 1, 100)", "d3-elastic(in, 1000, 2)",
      "back(in, -0.9)", "gsap-back(in-out, 10)", "power(out, 0.3)", "running-start(1000)",
      "running-start(0.5)", "running-start(-7)", "slow-mo(0.1, 0.2)", "slow-mo(0.9, 0.9)",
      "slow-mo(0, 0)", "slow-mo(0.5, 1)", "wiggle(1)", "wiggle(9)", "wiggle(200)",
      "sigmoid(100)", "smoothstep(16)", "exponential-decay(0.001)", "expo-scale(1e-6, 1e6)",
      "catmull-rom(0.3, 0.1, 0.8, 0.3, 0.2, 0.7, 1.2)", "nested(back-in, smoothstep)",
      "nested(sine-in-out, elastic(out, 1, 0.5))", "nested(ease, ease-in-out)",
      "reversed(nested(wiggle(3), ease-out))", "mirrored(nested(quad-in, back-out))",
      "nested(bounce-out, wiggle)", "inverse(smootherstep)", "inverse(running-start(0.2))",
      "remap(elastic-out, -0.5, 1.5, 3, -2)", "interval(0.3, 0.3, ease)",
      "interval(0.1, 0.7, nested(cubic-in-out, back-in-out))", "split(0.2, bounce-in, back-out)",
    ]
    return try CurveFactsTests.curves() + notations.map { try EasingCurve(parsing: $0) }
  }

  @Test(arguments: try curves()) func `no sample is faster, and one is as fast`(curve: EasingCurve)
    throws
  {
    for interval in [0...1, 0.3...0.4, 0.05...0.65] {
      let fastest = curve.greatestSpeed(in: interval)
      #expect(interval.contains(fastest.progress))
      let touched = curve.velocity(at: fastest.progress, side: fastest.side).magnitude
      #expect(touched == fastest.value)
      let width = interval.upperBound - interval.lowerBound
      // The rounding of a velocity: 2⁻⁴⁶ of the largest term of it, which is up to a hundred times
      // the greatest speed where terms of an elastic curve cancel; in a nesting what is proved.
      let slack = isNested(curve) ? 0x1p-20 : 0x1p-40
      for k in 0...400 {
        let place = interval.lowerBound + width * Double(k) / 400
        let side: Side = k == 400 ? .left : .right
        let speed = curve.velocity(at: min(place, interval.upperBound), side: side).magnitude
        try #require(speed <= fastest.value * (1 + slack), "\(interval), \(place): \(speed)")
      }
      // Nor at places of no grid, half of which crowd at the ends.
      var random = SplitMix64(seed: 5)
      for k in 0..<400 {
        let part = Double.random(in: 0...1, using: &random)
        let crowded = k % 4 == 0 ? part * part * part * part : k % 4 == 1 ? 1 - part * part : part
        let place = interval.lowerBound + width * crowded
        guard place > interval.lowerBound, place < interval.upperBound else { continue }
        let speed = curve.velocity(at: place).magnitude
        try #require(speed <= fastest.value * (1 + slack), "\(interval), \(place): \(speed)")
      }
      // Next to the peak the curve is level, where a search that stops early is found out.
      for k in -50...50 {
        let place = fastest.progress + width * Double(k) * 1e-5
        guard place > interval.lowerBound, place < interval.upperBound else { continue }
        let speed = curve.velocity(at: place).magnitude
        try #require(speed <= fastest.value * (1 + slack), "\(interval), \(place): \(speed)")
      }
    }
  }

  private func isNested(_ curve: EasingCurve) -> Bool {
    guard case .composed(let made) = curve else { return false }
    if case .nested = made.operation { return true }
    return made.operands.contains { isNested($0) }
  }

  /// The second is divided into more pieces than there are divisions for.
  @Test func `a speed that is only searched for says so`() throws {
    let simple = try EasingCurve(parsing: "nested(cubic-in, quad-out)")
    #expect(simple.greatestSpeedCertainty(in: 0...1) == .provedNearly)
    let wiggling = try EasingCurve(parsing: "nested(wiggle(150), wiggle(4))")
    #expect(wiggling.greatestSpeedCertainty(in: 0...1) == .searched)
    #expect(wiggling.errorBound == nil)
    let deep = try EasingCurve(parsing: "flipped(nested(ease, nested(ease, ease)))")
    #expect(deep.greatestSpeedCertainty(in: 0...1) == .searched && deep.errorBound == nil)
    #expect(EasingCurve.emphasized.greatestSpeedCertainty(in: 0...1) == .proved)
    let wiggle = try EasingCurve(parsing: "reversed(wiggle(4))")
    #expect(wiggle.greatestSpeedCertainty(in: 0...1) == .searched)
    // The speed of an inverse is greatest where that of its curve is least.
    let inverse = try EasingCurve(parsing: "inverse(nested(ease, ease-out))")
    #expect(inverse.greatestSpeedCertainty(in: 0...1) == .searched)
    let plain = try EasingCurve(parsing: "inverse(ease-in-out)")
    #expect(plain.greatestSpeedCertainty(in: 0...1) == .proved)
  }

  @Test func `a point has the greater speed of its sides`() throws {
    let corner = try EasingCurve(parsing: "linear(0, 0.75 25%, 1)")
    #expect(corner.greatestSpeed(in: 0.25...0.25).value == 3)
    #expect(corner.greatestSpeed(in: 0.25...0.25).side == .left)
    #expect(corner.greatestSpeed(in: 0...0).value == 3)
    #expect(corner.greatestSpeed(in: 1...1).value == 1.0 / 3)
  }

  @Test(
    arguments: [
      // f(p) = (1 − (1 − p)²)³: 6·(1 − q²)²·q, greatest at q² = 1/5.
      ("nested(cubic-in, quad-out)", 6 * 0.64 / 5.0.squareRoot(), 1 - 1 / 5.0.squareRoot())
    ] as [(String, Double, Double)])
  func `the greatest speed of a nesting is found to the last digits`(
    text: String, speed: Double, progress: Double
  ) throws {
    let fastest = try EasingCurve(parsing: text).greatestSpeed(in: 0...1)
    #expect((fastest.value - speed).magnitude <= 1e-13)
    #expect((fastest.progress - progress).magnitude <= 1e-6)
  }
}
