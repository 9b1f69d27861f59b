// Tests of Sources/Easing/Springs/SpringKernel.swift.
// Expected values: the Wronskian e^(-2λt) and other laws; accuracy is in SpringMotionVectorTests.

import TestSupport
import Testing

@testable import Easing

struct SpringKernelTests {
  /// A spring drawn with a damping ratio from undamped to creeping, often next to critical.
  static func spring(using random: inout SplitMix64) throws -> Spring {
    let ratio =
      [
        0, 1e-6, 0.5, 0.9999, 1.0.nextDown, 1, 1.0.nextUp, 1.0001, 50,
        .random(in: 0...1, using: &random), .random(in: 1...4, using: &random),
      ].randomElement(using: &random) ?? 1
    return try Spring(response: .random(in: 0.1...2, using: &random), dampingRatio: ratio)
  }

  /// The solutions rounded to doubles.
  struct Doubles {
    let left, moved, impulse, impulseRate: Double

    init(_ rates: SpringRates, at time: Double) {
      let kernel = SpringKernel(rates, at: time)
      left = kernel.left.high
      moved = (kernel.early ?? -(kernel.left - 1)).high
      impulse = kernel.impulse.high
      impulseRate = kernel.impulseRate.high
    }
  }

  @Test(arguments: 0..<300)
  func `the solutions keep their Wronskian, e^(-2λt)`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let rates = try Self.spring(using: &random).rates
    let time = Double.random(in: 0...3, using: &random)
    let kernel = Doubles(rates, at: time)
    let square = rates.natural.high * rates.natural.high
    let wronskian = kernel.left * kernel.impulseRate + square * kernel.impulse * kernel.impulse
    let size =
      (kernel.left * kernel.impulseRate).magnitude + square * kernel.impulse * kernel.impulse
    let expected = Elementary.exp(-2 * rates.decay.high * time)
    #expect((wronskian - expected).magnitude <= 0x1p-50 * size + 0x1p-44 * expected)
  }

  @Test(arguments: 0..<300)
  func `what moved and what is left make one`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let rates = try Self.spring(using: &random).rates
    let kernel = Doubles(rates, at: .random(in: 0...0.3, using: &random))
    #expect((kernel.left + kernel.moved - 1).magnitude <= 0x1p-50)
  }

  @Test func `the start and times below it are exact`() {
    for time in [0.0, -0.0, -1.0, -Double.infinity] {
      let kernel = Doubles(Spring.bouncy.rates, at: time)
      #expect(kernel.left == 1 && kernel.moved == 0)
      #expect(kernel.impulse == 0 && kernel.impulseRate == 1)
    }
  }

  @Test(arguments: [Spring.smooth, .bouncy])
  func `late times are exactly at rest, and NaN is NaN`(spring: Spring) {
    for time in [1e3, 1e300, Double.greatestFiniteMagnitude, .infinity] {
      let kernel = Doubles(spring.rates, at: time)
      #expect(kernel.left == 0 && kernel.moved == 1)
      #expect(kernel.impulse == 0 && kernel.impulseRate == 0)
    }
    let kernel = Doubles(spring.rates, at: .nan)
    #expect(kernel.left.isNaN && kernel.moved.isNaN)
    #expect(kernel.impulse.isNaN && kernel.impulseRate.isNaN)
  }

  @Test func `no time is too early`() {
    for spring in [Spring.smooth, .bouncy] {
      for time in [Double.leastNonzeroMagnitude, 0x1p-1022, 1e-300, 1e-160] {
        let kernel = Doubles(spring.rates, at: time)
        #expect(kernel.impulse == time && kernel.left == 1 && kernel.moved >= 0)
      }
    }
  }
}
