// Tests of Sources/Easing/Springs/SpringCurve.swift.
// Expected values: the motion; laws; the closed forms to 60 digits by mpmath.

import Easing
import TestSupport
import Testing

struct SpringCurveTests {
  static let bounces = [-0.9, -0.3, -1e-15, 0, 1e-15, 0.15, 0.3, 0.5, 0.9, 0.99]

  @Test(arguments: bounces) func `the ends are exact`(bounce: Double) throws {
    let curve = try SpringCurve(bounce: bounce)
    for progress in [0.0, -0.0, -1.0, -Double.infinity] { #expect(curve.value(at: progress) == 0) }
    for progress in [1.0, 1.5, Double.infinity] { #expect(curve.value(at: progress) == 1) }
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    #expect(curve.velocity(at: -1) == 0 && curve.velocity(at: 2) == 0)
    #expect(curve.velocity(at: 1) == 0 && curve.velocity(at: 1, side: .left) != 0)
  }

  @Test(arguments: bounces) func `the curve ends without a jump`(bounce: Double) throws {
    let curve = try SpringCurve(bounce: bounce)
    let speed = curve.velocity(at: 1, side: .left).magnitude
    #expect((curve.value(at: 1.0.nextDown) - 1).magnitude <= speed * 0x1p-53 + 0x1p-51)
  }

  @Test(arguments: bounces, [1e-6, 1e-3, 0.1])
  func `the curve is within epsilon of the spring`(bounce: Double, epsilon: Double) throws {
    let spring = try Spring(duration: 0.7, bounce: bounce)
    let curve = try SpringCurve(.duration(0.7, bounce: bounce), epsilon: epsilon)
    let duration = spring.motion().settlingTime(within: epsilon)
    #expect(curve.duration == duration)
    for index in 0...500 {
      let progress = Double(index) / 500
      let exact = spring.motion().position(at: progress * duration)
      let error = (curve.value(at: progress) - exact).magnitude
      try #require(error <= epsilon / (1 - epsilon) * exact.magnitude + 1e-12)
    }
  }

  @Test(arguments: bounces) func `a curve without bounce rises all the way`(bounce: Double) throws {
    let curve = try SpringCurve(bounce: bounce)
    #expect(curve.isMonotone == (bounce < 0.1))
    guard curve.isMonotone else { return }
    #expect(curve.minimum == 0 && curve.maximum == 1 && curve.turns().isEmpty)
    var last = 0.0
    for index in 1...20_000 {
      let value = curve.value(at: Double(index) / 20_000)
      try #require(value >= last)
      last = value
    }
  }

  @Test(arguments: bounces, [0.0, 8, -8])
  func `no sample leaves minimum to maximum, and both are reached`(
    bounce: Double, velocity: Double
  ) throws {
    let curve = try SpringCurve(bounce: bounce, initialVelocity: velocity)
    for index in 0...5000 {
      let value = curve.value(at: Double(index) / 5000)
      try #require(value >= curve.minimum && value <= curve.maximum)
    }
    let candidates = curve.turns(limit: 4) + [0, 1]
    #expect(candidates.contains { curve.value(at: $0) == curve.minimum })
    #expect(candidates.contains { curve.value(at: $0) == curve.maximum })
  }

  @Test(arguments: bounces) func `velocity is the slope of the value`(bounce: Double) throws {
    let curve = try SpringCurve(bounce: bounce, initialVelocity: 1)
    for index in 1..<100 {
      let (progress, step) = (Double(index) / 100, 1e-6)
      let slope = (curve.value(at: progress + step) - curve.value(at: progress - step)) / (2 * step)
      let velocity = curve.velocity(at: progress)
      try #require((slope - velocity).magnitude <= 1e-4 * curve.maximumSpeed.value)
      try #require(velocity.magnitude <= curve.maximumSpeed.value * (1 + 1e-14))
    }
  }

  @Test(arguments: bounces, [-100.0, -1, 0, 1, 100])
  func `no sample is faster than the greatest speed, which is reached`(
    bounce: Double, velocity: Double
  ) throws {
    let curve = try SpringCurve(bounce: bounce, initialVelocity: velocity)
    #expect(curve.initialVelocity == velocity)
    let event = curve.maximumSpeed
    for index in 0...1000 {
      let speed = curve.velocity(at: Double(index) / 1000, side: .left).magnitude
      try #require(speed <= event.value * (1 + 1e-15))
    }
    let side = event.time == 0 ? Side.right : .left
    #expect(curve.velocity(at: event.time, side: side).magnitude == event.value)
  }

  /// The quotient of the motion after a part of the settling time and after all of it, at 0.01, 0.125,
  /// 0.3, 0.7 and 0.99.
  @Test(
    arguments: [
      (
        "spring(bounce: 0.3)", 0.8187467173831087,
        [
          0.005048246053732638, 0.43708673991465075, 0.9781510924686272, 1.0040609441956152,
          0.9999046701992049,
        ]
      ),
      (
        "spring(response: 0.4, damping-ratio: 2)", 1.6589132576340135,
        [
          0.02458049281573904, 0.550447437955635, 0.8682357689337415, 0.9928700454090537,
          0.9999276096760955,
        ]
      ),
      (
        "spring(bounce: 0, velocity: -5)", 0.7618595698520437,
        [
          -0.030344884392351397, 0.19249405698615119, 0.7169843742044005, 0.98824719128519,
          0.9999096784634157,
        ]
      ),
      (
        "spring(mass: 1, stiffness: 300, damping: 3, velocity: 20, epsilon: 1e-6)",
        9.436684658212105,
        [
          1.9790011429929666, 1.1710779056213225, 0.9826222352488098, 1.0000108832841972,
          1.0000007212062538,
        ]
      ),
    ] as [(String, Double, [Double])])
  func `values are within the error bound of the closed form`(
    text: String, duration: Double, expected: [Double]
  ) throws {
    let curve = try EasingCurve(parsing: text)
    guard case .spring(let spring) = curve else {
      Issue.record("\(text) is no spring")
      return
    }
    #expect(spring.duration == duration)
    let bound = try #require(curve.errorBound)
    for (progress, value) in zip([0.01, 0.125, 0.3, 0.7, 0.99], expected) {
      // What is expected is rounded, too.
      let error = (curve.value(at: progress) - value).magnitude
      try #require(error <= bound + 0.5 * value.ulp, "\(progress): \(error)")
    }
  }

  @Test func `a value's progresses are where the curve has it`() throws {
    let curve = try SpringCurve(bounce: 0.3)
    for value in [0.1, 0.5, 1, 1.02, curve.maximum / 2] {
      let progresses = curve.progresses(at: value)
      #expect(!progresses.isEmpty)
      for progress in progresses {
        #expect((curve.value(at: progress) - value).magnitude <= 1e-14)
      }
    }
    #expect(curve.progresses(at: 0) == [0] && curve.progresses(at: 1).last == 1)
    // The target is passed each half period, and the end is no passage next to it.
    let passages = curve.progresses(at: 1)
    #expect(zip(passages, passages.dropFirst()).allSatisfy { $1 - $0 > 0.01 })
    #expect(curve.progresses(at: 2).isEmpty && curve.progresses(at: .nan).isEmpty)
    #expect(curve.progresses(at: 1, limit: 1).count == 1)
  }

  @Test func `only the damping of a spring matters`() throws {
    let slow = try SpringCurve(.duration(3, bounce: 0.3))
    let quick = try SpringCurve(.duration(0.1, bounce: 0.3))
    for index in 0...100 {
      let progress = Double(index) / 100
      #expect((slow.value(at: progress) - quick.value(at: progress)).magnitude <= 1e-14)
    }
    #expect(slow.duration == (try Spring(duration: 3, bounce: 0.3)).settlingDuration)
  }

  @Test func `a spring that never rests is no curve`() {
    #expect(throws: EasingError.self) { try SpringCurve(bounce: 1) }
    #expect(throws: EasingError.self) { try SpringCurve(bounce: 0.9991) }
    #expect(throws: EasingError.self) { try SpringCurve(bounce: 0, epsilon: 0) }
    #expect(throws: EasingError.self) { try SpringCurve(bounce: 0, initialVelocity: .nan) }
  }
}
