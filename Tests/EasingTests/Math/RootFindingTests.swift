// Tests of Sources/Easing/Math/RootFinding.swift.
// Expected values: closed forms, correctly rounded.

import Easing
import TestSupport
import Testing

struct RootFindingTests {
  /// A function with one sign change, and a double next to that.
  struct Equation: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let range: ClosedRange<Double>
    let root: Double
    let function: @Sendable (Double) -> Double
  }

  static let equations = [
    Equation(testDescription: "x² = 2", range: 0...2, root: 1.414_213_562_373_095_1) {
      $0 * $0 - 2
    },
    Equation(testDescription: "2 = x²", range: 0...1e10, root: 1.414_213_562_373_095_1) {
      2 - $0 * $0
    },
    Equation(testDescription: "cos x = 0", range: 0...3, root: .pi / 2, function: Elementary.cos),
    Equation(testDescription: "exp x = 1e10", range: -700...700, root: 23.025_850_929_940_457) {
      Elementary.exp($0) - 1e10
    },
    Equation(testDescription: "(x - 0.1)⁹ = 0", range: -1...3, root: 0.1) {
      let distance = $0 - 0.1
      let cube = distance * distance * distance
      return cube * cube * cube
    },
    Equation(testDescription: "1/x, a pole", range: -1...3, root: 0) { 1 / $0 },
    Equation(testDescription: "a step at 1/3", range: 0...1000, root: 1.0 / 3) {
      $0 < 1.0 / 3 ? -1e-300 : 1e300
    },
    Equation(testDescription: "a step between huge numbers", range: -1e308...1e308, root: 1e-308) {
      $0 < 1e-308 ? -1 : 1
    },
    Equation(testDescription: "infinite values", range: -5...5, root: 2) {
      $0 < 2 ? -.infinity : .infinity
    },
    Equation(testDescription: "infinite ends", range: -.infinity ... .infinity, root: -7) {
      $0 < -7 ? 1 : -1
    },
  ]

  @Test(arguments: equations)
  func `the bracket is two adjacent doubles around the sign change`(equation: Equation) throws {
    let bracket = try #require(
      RootFinding.bracketed(in: equation.range, equation.function))
    let (lower, upper) = (bracket.lowerBound, bracket.upperBound)
    let isZero = lower == upper && equation.function(lower) == 0
    #expect(isZero || lower.nextUp == upper)
    #expect(isZero || (equation.function(lower) < 0) != (equation.function(upper) < 0))
    // A function of doubles may change sign a step or two beside the exact root.
    let slack = 2 * equation.root.ulp
    #expect(lower - slack <= equation.root && equation.root <= upper + slack)
  }

  @Test(arguments: equations)
  func `no search takes more evaluations than it may`(equation: Equation) {
    for limit in [0, 1, 5, 104] {
      var count = 0
      let bracket = RootFinding.bracketed(in: equation.range, iterations: limit) {
        count += 1
        return equation.function($0)
      }
      #expect(count <= limit + 2)
      #expect(bracket != nil)
      #expect(bracket.map { equation.range.clamped(to: $0) == $0 } == true)
    }
  }

  @Test(arguments: 0..<300)
  func `104 evaluations find any step between any two doubles`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let numbers = (0..<3).map { _ in Double(bitPattern: random.next()) }.filter { !$0.isNaN }
      .sorted()
    try #require(numbers.count == 3)
    let step = numbers[1]
    // Values that mislead the interpolation: one side huge, the other tiny.
    let high = Double.random(in: 0...1, using: &random) < 0.5 ? 1e-300 : 1e300
    let bracket = try #require(
      RootFinding.bracketed(in: numbers[0]...numbers[2]) { $0 < step ? -1 / high : high })
    #expect(bracket.upperBound == step)
    #expect(bracket.lowerBound == step.nextDown)
  }

  @Test func `smooth functions take about 10 evaluations`() {
    var count = 0
    let bracket = RootFinding.bracketed(in: 0...2) { x in
      count += 1
      return Elementary.exp(-x) - x
    }
    #expect(bracket?.contains(0.567_143_290_409_783_8) == true)
    #expect(count <= 14)
  }

  @Test func `a zero at an end is the result`() {
    #expect(RootFinding.bracketed(in: 0...1) { $0 } == 0...0)
    #expect(RootFinding.bracketed(in: -1...0) { $0 } == 0...0)
    #expect(RootFinding.bracketed(in: 3...3) { _ in 0 } == 3...3)
  }

  @Test func `equal signs and NaN have no result`() {
    #expect(RootFinding.bracketed(in: 1...2) { $0 } == nil)
    #expect(RootFinding.bracketed(in: 1...2) { -$0 } == nil)
    #expect(RootFinding.bracketed(in: 1...2) { _ in .nan } == nil)
    #expect(RootFinding.bracketed(in: -1...2) { $0 < -0.5 ? -1 : $0 < 1 ? .nan : 1 } == nil)
    #expect(RootFinding.bracketed(in: 2...2) { $0 } == nil)
  }

  @Test(
    arguments: [
      (1.0, -1.5, 2.0, [1.0, 2]), (2, 0, -8, [-2, 2]), (1, -1, 1, [1, 1]), (0, 1, -3, [1.5]),
      (1, 0, 1, []), (0, 0, 1, []),
      // Both are the nearest doubles; of the smaller one the textbook formula leaves nothing.
      (1, -0.5, 1e-16, [1.000_000_000_000_000_1e-16, 1 - 0x1p-53]),
    ] as [(Double, Double, Double, [Double])])
  func `a quadratic has its roots`(a: Double, halfB: Double, c: Double, roots: [Double]) {
    #expect(RootFinding.quadratic(a: a, halfB: halfB, c: c).sorted() == roots)
  }
}
