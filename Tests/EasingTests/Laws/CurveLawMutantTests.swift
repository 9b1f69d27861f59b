// Each law can fail: a curve that breaks it, and no other, and the simplest case of it.
// Expected values: the definitions of the curves.

import Testing

@testable import Easing

struct CurveLawMutantTests {
  /// What is found of a curve that breaks one law, which is the only broken one.
  private func breach(
    of law: CurveLaws.Law, _ promises: CurveLaws.Promise..., curve: SampledCurve, seed: UInt64 = 7,
    mirror: SampledCurve? = nil, half: SampledCurve? = nil, inverse: SampledCurve? = nil
  ) throws -> CurveLaws.Breach {
    let report = CurveLaws(promises).check(
      curve, seed: seed, mirror: mirror, half: half, inverse: inverse)
    try #require(report.failures.map { $0.law } == [law], "\(report)")
    return try #require(report.failures[0].breach)
  }

  static var square: SampledCurve { SampledCurve(value: { $0 * $0 }, velocity: { 2 * $0 }) }

  @Test func `a curve without a fault keeps all`() {
    let laws = CurveLaws(
      .starts(at: 0), .ends(at: 1), .stays(in: 0...1), .rises, .isContinuous,
      .isNeverFaster(than: 2), .hasVelocity, .hasContinuousVelocity, .keepsNaN)
    let root = SampledCurve(value: { $0.squareRoot() })
    let mirror = SampledCurve(value: { $0 * (2 - $0) })
    let report = laws.check(Self.square, seed: 7, mirror: mirror, inverse: root)
    #expect(report.isKept && report.findings.count == 14, "\(report)")
  }

  /// Values that no comparison with a bound may let pass: NaN and infinity from the middle on.
  @Test(
    arguments: [Double.nan, .infinity, -.infinity],
    [
      .stays(in: 0...1), .rises, .falls, .isContinuous, .isNeverFaster(than: 2), .hasVelocity,
      .mirrorsItself,
    ] as [CurveLaws.Promise])
  func `a curve that is no number keeps no promise on its values`(
    wrong: Double, promise: CurveLaws.Promise
  ) throws {
    let curve = SampledCurve(
      value: { $0 < 0.5 ? $0 : $0 < 0.75 ? wrong : 0.25 }, velocity: { _ in 1 })
    let report = CurveLaws(promise, .keepsNaN).check(curve, seed: 7)
    let laws = report.failures.map { $0.law }
    #expect(laws.contains(.promise(promise)) && laws.contains(.isFinite), "\(report)")
  }

  @Test(
    arguments: [.isNeverFaster(than: 2), .hasVelocity, .hasContinuousVelocity]
      as [CurveLaws.Promise])
  func `a velocity that is no number keeps no promise on it`(promise: CurveLaws.Promise) throws {
    let curve = SampledCurve(value: { $0 }, velocity: { $0 < 0.5 ? 1 : .nan })
    let report = CurveLaws(promise).check(curve, seed: 7)
    #expect(report.failures.map { $0.law }.contains(.promise(promise)), "\(report)")
  }

  @Test(arguments: [Double.nan, .infinity])
  func `a partner that is no number is no partner`(wrong: Double) throws {
    let curve = SampledCurve(value: { $0 })
    let other = SampledCurve(value: { _ in wrong })
    let report = CurveLaws([]).check(curve, seed: 7, mirror: other, half: other, inverse: other)
    let laws = report.failures.map { $0.law }
    #expect(laws.contains(.mirrors) && laws.contains(.halves) && laws.contains(.inverts))
  }

  @Test func `a curve that starts late`() throws {
    let curve = SampledCurve(value: { $0 == 0 ? 1e-9 : $0 })
    let found = try breach(of: .promise(.starts(at: 0)), .starts(at: 0), .ends(at: 1), curve: curve)
    #expect(found == .init(inputs: [0], reason: "it is 1e-9"))
  }

  @Test func `a curve that stops short of its end`() throws {
    // web-animations-next 311: cubic(1) = 0.9999998.
    let curve = SampledCurve(value: { $0 * 0.9999998 })
    let found = try breach(of: .promise(.ends(at: 1)), .starts(at: 0), .ends(at: 1), curve: curve)
    #expect(found == .init(inputs: [1], reason: "it is 0.9999998"))
  }

  @Test func `a curve that leaves its range`() throws {
    let curve = SampledCurve(value: { $0 * (4 - 3 * $0) })
    let found = try breach(
      of: .promise(.stays(in: 0...1)), .starts(at: 0), .ends(at: 1), .stays(in: 0...1), curve: curve
    )
    #expect(found == .init(inputs: [0.5], reason: "it is 1.25 at 0.5"))
  }

  @Test func `a curve that falls`() throws {
    let curve = SampledCurve(value: { $0 * (4 - 3 * $0) }, velocity: { 4 - 6 * $0 })
    let found = try breach(
      of: .promise(.rises), .ends(at: 1), .rises, .isContinuous, .hasVelocity, curve: curve)
    #expect(found == .init(inputs: [0.5, 1], reason: "it is 1.25 at 0.5 and then 1 at 1"))
  }

  @Test func `a curve that trembles by one rounding`() throws {
    // expo/react-apple-easing 1, slint 12828.
    let place = 0.3
    let below = place.nextDown
    let curve = SampledCurve(value: { $0 == place ? below.nextDown : $0 })
    let found = try breach(of: .promise(.rises), .rises, .isContinuous, curve: curve)
    #expect(found.inputs == [below, place])
  }

  @Test func `a curve that rises`() throws {
    let found = try breach(of: .promise(.falls), .falls, .isContinuous, curve: Self.square)
    #expect(found == .init(inputs: [0, 1], reason: "it is 0 at 0 and then 1 at 1"))
  }

  @Test func `a curve that jumps`() throws {
    // A hundredth at 0.6180339: seen between the inputs, and not at a simple one.
    let curve = SampledCurve(value: { $0 < 0.6180339 ? $0 : 0.01 + 0.99 * $0 })
    let found = try breach(of: .promise(.isContinuous), .rises, .isContinuous, curve: curve)
    #expect(found.inputs == [0.6180339])
    #expect(found.reason.hasSuffix(" at 0.6180339"))
  }

  @Test func `a curve that is faster than it says`() throws {
    let found = try breach(
      of: .promise(.isNeverFaster(than: 1.5)), .isNeverFaster(than: 1.5), .isContinuous,
      curve: Self.square)
    #expect(found == .init(inputs: [1, 0], reason: "the velocity is 2 at 1"))
  }

  @Test func `a curve without velocities that is faster than it says`() throws {
    let found = try breach(
      of: .promise(.isNeverFaster(than: 1.5)), .isNeverFaster(than: 1.5), .isContinuous,
      curve: SampledCurve(value: { $0 * $0 }))
    #expect(found == .init(inputs: [0.75, 1], reason: "it goes from 0.5625 at 0.75 to 1 at 1"))
  }

  @Test(arguments: [1.00001, 0.99999, 0.0, -1, 2])
  func `a velocity that is off by a factor`(factor: Double) throws {
    let curve = SampledCurve(value: { $0 * $0 }, velocity: { factor * 2 * $0 })
    let found = try breach(
      of: .promise(.hasVelocity), .rises, .isContinuous, .hasVelocity, .hasContinuousVelocity,
      curve: curve)
    #expect(found.inputs == [factor == 0 ? 0 : 1], "\(found)")
  }

  @Test func `a velocity that is wrong at its end`() throws {
    // OpenSwiftUI's easeOut.velocity(at: 0) is 1, the true slope 1/0.58.
    let ease = CubicBezier.easeOut
    let curve = SampledCurve(
      value: { ease.value(at: $0) }, velocity: { $0 == 0 ? 1 : ease.velocity(at: $0) })
    let found = try breach(
      of: .promise(.hasContinuousVelocity), .rises, .hasContinuousVelocity, curve: curve)
    #expect(found.inputs == [0])
  }

  @Test func `a velocity that jumps`() throws {
    let curve = SampledCurve(
      value: { $0 < 0.5 ? $0 : 2 * $0 - 0.5 }, velocity: { $0 < 0.5 ? 1 : 2 })
    let found = try breach(
      of: .promise(.hasContinuousVelocity), .isContinuous, .hasVelocity, .hasContinuousVelocity,
      curve: curve)
    #expect(found == .init(inputs: [0.5], reason: "it goes from 1 to 2 at 0.5"))
  }

  @Test func `a curve that is not its own half turn`() throws {
    let found = try breach(of: .promise(.mirrorsItself), .mirrorsItself, curve: Self.square)
    #expect(
      found
        == .init(
          inputs: [0.5], reason: "it is 0.25 at 0.5, and 0.75 is 1 less the value at 0.5"))
  }

  @Test func `an ease-out that is not the half turn of the ease-in`() throws {
    let found = try breach(of: .mirrors, curve: Self.square, mirror: Self.square)
    #expect(found.inputs == [0.5])
  }

  @Test func `an ease-in-out that is not two halves`() throws {
    let curve = SampledCurve(value: { $0 * $0 * (3 - 2 * $0) })
    let found = try breach(of: .halves, .mirrorsItself, curve: curve, half: Self.square)
    #expect(
      found
        == .init(
          inputs: [0.25],
          reason: "it is 0.15625 at 0.25, and 0.125 is half of the value at 0.5"))
  }

  @Test func `an inverse that is another curve's`() throws {
    let inverse = SampledCurve(value: { $0 })
    let found = try breach(of: .inverts, curve: Self.square, inverse: inverse)
    #expect(
      found
        == .init(
          inputs: [0.5], reason: "it is 0.5 for the value 0.5, and the value there is 0.25"))
  }

  @Test func `a curve that takes NaN for 0`() throws {
    // remotion 7343.
    let curve = SampledCurve(value: { max(0, $0.isNaN ? 0 : $0) })
    let found = try breach(of: .promise(.keepsNaN), .keepsNaN, .rises, curve: curve)
    #expect(found.reason == "it gives 0")
  }

  @Test func `a curve that is infinite at its end`() throws {
    let curve = SampledCurve(value: { $0 / (1 - $0) })
    let found = try breach(of: .isFinite, .starts(at: 0), .rises, curve: curve)
    #expect(found == .init(inputs: [1], reason: "it is infinity at 1"))
  }

  @Test func `a curve with a random part`() throws {
    var bits = SeededBits(seed: 1)
    let curve = SampledCurve(value: { $0 + (($0 > 0.62) ? bits.nextUnit() : 0) })
    let report = CurveLaws(.starts(at: 0)).check(curve, seed: 7)
    let laws = report.failures.map { $0.law }
    #expect(laws == [.isOrderFree, .repeats])
    #expect(report.failures[1].breach?.inputs == [1])
  }

  @Test func `a velocity that is another one at every second call`() throws {
    var isOdd = false
    let curve = SampledCurve(
      value: { $0 },
      velocity: { _ in
        isOdd.toggle()
        return isOdd ? 1 : 2
      })
    let found = try breach(of: .repeats, .rises, .isContinuous, curve: curve)
    #expect(found.inputs == [0])
    #expect(found.reason.hasPrefix("the velocity is ") && found.reason.hasSuffix(" at 0"))
  }

  @Test func `a search that only goes forward`() throws {
    // A cursor that never comes back, as in an animation that is only played.
    var cursor = 0.0
    let curve = SampledCurve(value: {
      cursor = max(cursor, $0)
      return cursor
    })
    let found = try breach(of: .isOrderFree, curve: curve)
    #expect(found == .init(inputs: [0], reason: "it is 1 at 0 after 0 in ascending order"))
  }

  @Test func `a curve that remembers the last sample`() throws {
    var last = 0.5
    let curve = SampledCurve(value: { progress in
      defer { last = progress }
      return last == progress ? progress : (progress * 15 + last) / 16
    })
    let report = CurveLaws().check(curve, seed: 7)
    let found = try #require(report.failures.first { $0.law == .isOrderFree })
    #expect(found.breach?.inputs.count == 1)
  }
}
