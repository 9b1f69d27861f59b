// Expected values: closed forms; the law that the curve has the value at the inverse's progress.

import TestSupport
import Testing

@testable import Easing

struct EasingCurveInverseTests {
  @Test(
    arguments: [
      ("linear", 0.3, 0.3, 0.3), ("quad-in", 0.25, 0.5, 0.5), ("cubic-out", 0.875, 0.5, 0.5),
      ("ease-in-out", 0.5, 0.5, 0.5), ("reversed(quad-in)", 0.25, 0.5, 0.5),
      ("steps(4)", 0.25, 0.25, 0.5), ("steps(4)", 0.3, 0.5, 0.5),
      ("interval(0.25, 0.5, linear)", 0, 0, 0.25), ("interval(0.25, 0.5, linear)", 1, 0.5, 1),
      ("linear(0, 0.5 25%, 0.5 75%, 1)", 0.5, 0.25, 0.75), ("step-start", 0.5, 0, 0),
    ] as [(String, Double, Double, Double)])
  func `an inverse has both ends of a level part`(
    text: String, value: Double, lower: Double, upper: Double
  ) throws {
    let part = try #require(try EasingCurve(parsing: text).inverse(value: value))
    #expect((part.lowerBound - lower).magnitude <= 1e-15 && part.lowerBound <= lower)
    #expect((part.upperBound - upper).magnitude <= 1e-15 && part.upperBound >= upper)
  }

  @Test func `a curve that turns, and a value outside, have none`() throws {
    #expect(try EasingCurve(parsing: "back-in").inverse(value: 0.5) == nil)
    for value in [-0.1, 1.1, .nan, .infinity] {
      #expect(EasingCurve.ease.inverse(value: value) == nil)
    }
  }

  static let rising = NamedCurve.allCases.map { EasingCurve.named($0) }.filter {
    $0.monotonicity == .rising && $0.continuity > .jumps
  }

  @Test(arguments: rising) func `the search for a value takes some 20 samples`(
    curve: EasingCurve
  ) {
    var random = SplitMix64(seed: 4)
    var count = 0
    for _ in 0..<200 {
      let value = Double.random(in: 0..<1, using: &random) * curve.value(at: 1)
      _ = curve.rising(to: value) { sample in
        count += 1
        return sample
      }
    }
    #expect(count / 200 + 3 <= InverseCurve.weight)
  }

  @Test(arguments: rising) func `the curve has the value at its inverse`(curve: EasingCurve)
    throws
  {
    for k in 0...40 {
      let value = curve.value(at: 1) * Double(k) / 40
      let part = try #require(curve.inverse(value: value))
      try #require(curve.value(at: part.lowerBound) <= value.nextUp)
      try #require(curve.value(at: part.upperBound) >= value.nextDown)
      let isExact = curve.value(at: part.lowerBound) == value
      try #require(isExact || part.upperBound <= part.lowerBound.nextUp, "\(value): \(part)")
    }
  }

  @Test func `every part of a curve with a value is found`() throws {
    let curve = try EasingCurve(parsing: "there-and-back(linear)")
    #expect(curve.progresses(of: 0.5) == [0.25...0.25, 0.75...0.75])
    #expect(curve.progresses(of: 1) == [0.5...0.5])
    #expect(curve.progresses(of: 2).isEmpty && curve.progresses(of: .nan).isEmpty)
    let teeth = try EasingCurve(parsing: "saw-tooth(4)")
    // Between the teeth the curve jumps over the value.
    let eighths = (1...7).map { Double($0) / 8 }
    #expect(teeth.progresses(of: 0.5) == eighths.map { $0...$0 })
    let elastic = try EasingCurve(parsing: "elastic-out")
    let crossings = elastic.progresses(of: 1)
    // cos(2π·p/0.3) is 0 at p = 0.075 + 0.15·k, k = 0 … 6.
    try #require(crossings.count == 7)
    for (k, part) in crossings.enumerated() {
      #expect((part.lowerBound - 0.075 - 0.15 * Double(k)).magnitude <= 1e-12, "\(part)")
    }
  }

  @Test(
    arguments: [
      ("inverse(quad-in)", 0.25, 0.5, 1), ("inverse(linear)", 0.3, 0.3, 1),
      ("inverse(cubic-in)", 0.125, 0.5, 1 / 0.75), ("inverse(steps(2))", 0.25, 0.5, 0),
      ("inverse(ease-in-out)", 0.5, 0.5, nil),
    ] as [(String, Double, Double, Double?)])
  func `an inverse is a curve`(text: String, value: Double, progress: Double, velocity: Double?)
    throws
  {
    let curve = try EasingCurve(parsing: text)
    #expect((curve.value(at: value) - progress).magnitude <= 1e-15)
    if let velocity { #expect((curve.velocity(at: value) - velocity).magnitude <= 1e-14) }
    #expect(try EasingCurve(parsing: curve.notation) == curve)
    #expect(curve.value(at: 0, side: .left) == 0 && curve.value(at: 1) == 1)
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
  }

  @Test func `the inverse of a level part jumps, and has both sides`() throws {
    let curve = try EasingCurve(parsing: "inverse(steps(4))")
    #expect(curve.value(at: 0.25, side: .left) == 0.25)
    #expect(curve.value(at: 0.25, side: .right) == 0.5.nextDown || curve.value(at: 0.25) == 0.5)
    let quad = try EasingCurve(parsing: "inverse(quad-in)")
    // p² is 0 up to 10⁻¹⁶², where the reciprocal of its slope is still finite.
    #expect(quad.velocity(at: 0) > 1e150 && quad.value(at: -1) == 0)
    #expect(quad.value(at: 2) == 1.5 && quad.value(at: -.infinity) == 0)
  }

  @Test(arguments: [
    "inverse(back-in)", "inverse(reversed(ease))", "inverse(inverse(ease))",
    "inverse(not-quite-there)", "inverse(flipped(inverse(ease)))",
  ])
  func `a curve without an inverse is refused`(text: String) throws {
    let fault = try #require(notationFault(in: text))
    guard case .invalid(.notInvertible) = fault.reason else {
      Issue.record("\(fault)")
      return
    }
    #expect(fault.position == 9)
    #expect(throws: EasingError.self) { try ComposedCurve(.inverse(.reversedEase)) }
  }

  @Test func `curves deep within curves take no more time than there are of them`() throws {
    var (curve, text) = (EasingCurve.ease, "wiggle(1000)")
    for _ in 0..<30 {
      curve = .composed(try ComposedCurve(.nested(outer: .ease, inner: curve)))
      text =
        "nested(wiggle(1000), mirrored(\(text)))".count < 400
        ? "nested(wiggle(1000), mirrored(\(text)))" : text
    }
    #expect(curve.value(at: 1) == 1 && curve.velocity(at: 0.5).isFinite)
    #expect(try EasingCurve(parsing: text).turns.count <= 4096)
  }
}

extension EasingCurve {
  fileprivate static var reversedEase: EasingCurve {
    .composed(ComposedCurve(valid: .reversed(.ease)))
  }
}
