// Tests of Sources/Easing/Springs/SpringSolution.swift.
// Expected values: closed forms; tables in SpringFactsVectorTests.

import TestSupport
import Testing

@testable import Easing

struct SpringSolutionTests {
  @Test func `an angle covers the half plane`() {
    let pi = Elementary.halfTurn.high
    #expect(SpringSolution.angle(x: 1, y: 0) == 0)
    #expect(SpringSolution.angle(x: -2, y: 0) == pi)
    #expect(SpringSolution.angle(x: 0, y: 1e300) == pi / 2)
    #expect((SpringSolution.angle(x: 1e300, y: 1e300) - pi / 4).magnitude <= 0x1p-51)
    #expect((SpringSolution.angle(x: -3, y: 3) - 3 * pi / 4).magnitude <= 0x1p-50)
    #expect(SpringSolution.angle(x: 1, y: 1e-200) == 1e-200)
  }

  @Test(arguments: 0..<200)
  func `the value at a zero is nothing`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let spring = try SpringKernelTests.spring(using: &random)
    let solution = SpringSolution(
      rates: spring.rates, start: DoubleDouble(.random(in: -1...1, using: &random)),
      slope: DoubleDouble(.random(in: -50...50, using: &random)))
    guard let zero = solution.firstZero else { return }
    #expect(zero > 0)
    // The slope at the zero times the error of the zero, and the rounding of the value.
    let slope = solution.derivative.value(at: zero).magnitude
    let size = 1 + 50 / spring.naturalFrequency
    #expect(solution.value(at: zero).magnitude <= 0x1p-48 * (slope * zero + size))
    #expect(solution.value(at: zero * 0.999) * solution.start >= 0)
  }

  @Test func `a critical spring's derivatives follow each other`() {
    // x = (1 + ωt)·e^(-ωt): x′ = -ω²t·e^(-ωt), x″ = -ω²(1 - ωt)·e^(-ωt), 0 at 1/ω.
    let rates = Spring.smooth.rates
    let solution = SpringSolution(
      rates: rates, start: DoubleDouble(1), slope: DoubleDouble(0))
    #expect(solution.firstZero == nil)
    #expect(solution.derivative.firstZero == nil)
    let bend = solution.derivative.derivative.firstZero
    #expect(bend.map { ($0 * rates.natural.high - 1).magnitude <= 0x1p-51 } == true)
  }
}
