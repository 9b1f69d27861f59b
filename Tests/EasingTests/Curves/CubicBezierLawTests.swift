// Laws of timing functions: ends, symmetry, monotony, derivatives.

import TestSupport
import Testing

@testable import Easing

struct CubicBezierLawTests {
  /// Draws a curve, edge values as often as common ones; with y in 0…1 if it must be monotone.
  static func curve(_ random: inout SplitMix64, monotone: Bool) throws -> CubicBezier {
    func progress() -> Double {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: 0
      case 1: 1
      case 2: Double.random(in: 0...1e-9, using: &random)
      default: Double.random(in: 0...1, using: &random)
      }
    }
    func height() -> Double {
      monotone || Bool.random(using: &random)
        ? progress() : Double.random(in: -3...3, using: &random)
    }
    return try CubicBezier(x1: progress(), y1: height(), x2: progress(), y2: height())
  }

  /// Places where solvers go wrong: ends, the middle of flat curves, a hair from them.
  static let places = [
    0, Double.leastNonzeroMagnitude, 1e-300, 1e-17, 1e-9, 1e-3, 0.25, 0.5, 0.75, 1 - 1e-9,
    1 - 0x1p-53, 1,
  ]

  @Test(arguments: 0..<200) func `ends are exact`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try Self.curve(&random, monotone: false)
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -0.0) == 0)
  }

  @Test(arguments: 0..<200)
  func `with both heights in 0…1 the value never falls`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try Self.curve(&random, monotone: true)
    let anywhere = (0..<4).map { _ in Double.random(in: 0...1, using: &random) }
    for center in Self.places + anywhere {
      var x = center
      for _ in 0..<6 { x = x.nextDown }
      var previous = curve.value(at: x)
      for _ in 0..<12 {
        x = x.nextUp
        let value = curve.value(at: x)
        try #require(value >= previous, "\(curve) at \(x)")
        previous = value
      }
    }
    let dense = (0...200).map { curve.value(at: Double($0) / 200) }
    try #require(zip(dense, dense.dropFirst()).allSatisfy { $0 <= $1 }, "\(curve)")
  }

  @Test(arguments: 0..<100)
  func `the value stays between the control points`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try Self.curve(&random, monotone: false)
    for k in 0...50 {
      let value = curve.value(at: Double(k) / 50)
      try #require(value >= min(0, curve.y1, curve.y2) && value <= max(1, curve.y1, curve.y2))
    }
  }

  @Test(arguments: 0..<100)
  func `a curve turned by half a turn runs backwards`(seed: Int) throws {
    // With numbers of few bits 1 - x, 1 - y and half of the values are exact.
    var random = SplitMix64(seed: seed)
    func number() -> Double { Double(Int.random(in: 0...1024, using: &random)) / 1024 }
    let (x1, y1, x2, y2) = (number(), number(), number(), number())
    let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    let turned = try CubicBezier(x1: 1 - x2, y1: 1 - y2, x2: 1 - x1, y2: 1 - y1)
    for k in 1..<64 {
      let x = Double(k) / 64
      let difference = (1 - turned.value(at: 1 - x)) - curve.value(at: x)
      try #require(difference.magnitude <= 0x1p-53, "\(curve) at \(x)")
      try #require(turned.velocity(at: 1 - x) == curve.velocity(at: x), "\(curve) at \(x)")
    }
  }

  @Test func `a curve that is its own half turn passes the middle`() throws {
    let curves: [CubicBezier] = [
      .easeInOut, try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1),
      try CubicBezier(x1: 0, y1: 1, x2: 1, y2: 0),
      try CubicBezier(x1: 0.75, y1: -0.5, x2: 0.25, y2: 1.5),
    ]
    for curve in curves { #expect(curve.value(at: 0.5) == 0.5) }
  }

  @Test(arguments: 0..<100)
  func `the curve with x and y exchanged is the inverse`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func number() -> Double { Double.random(in: 0.2...0.8, using: &random) }
    let (x1, y1, x2, y2) = (number(), number(), number(), number())
    let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    let inverse = try CubicBezier(x1: y1, y1: x1, x2: y2, y2: x2)
    for k in 1..<40 {
      let x = Double(k) / 40
      let y = curve.value(at: x)
      // Half a unit of y, stretched by the slope of the inverse, and half a unit of the result.
      let bound = (inverse.velocity(at: y) + 1) * 0x1p-53
      try #require((inverse.value(at: y) - x).magnitude <= bound, "\(curve) at \(x)")
      let product = curve.velocity(at: x) * inverse.velocity(at: y)
      try #require((product - 1).magnitude <= 1e-10, "\(curve) at \(x)")
    }
  }

  @Test(arguments: 0..<100)
  func `the velocity is never NaN and keeps the sign of monotone curves`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let curve = try Self.curve(&random, monotone: true)
    for x in Self.places + [-1e308, -1, -1e-300, 1.5, 1e308, .infinity, -.infinity] {
      let velocity = curve.velocity(at: x)
      try #require(velocity >= 0, "\(curve) at \(x)")
      try #require(velocity.sign == .plus, "\(curve) at \(x)")
    }
  }

  @Test func `huge heights give neither NaN nor infinity`() throws {
    for height in [1e300, -1e300, Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude] {
      let curve = try CubicBezier(x1: 0.25, y1: height, x2: 0.5, y2: -height)
      for x in Self.places { try #require(curve.value(at: x).isFinite, "\(height) at \(x)") }
      for x in Self.places { try #require(!curve.velocity(at: x).isNaN, "\(height) at \(x)") }
    }
  }

  @Test func `the same call twice gives the same bits`() throws {
    let curve = try CubicBezier(x1: 0.9, y1: 0.05, x2: 0.1, y2: 0.95)
    for x in Self.places {
      #expect(curve.value(at: x).bitPattern == curve.value(at: x).bitPattern)
    }
  }
}
