// How an offset gives way past a limit.
// Expected values: the closed form, printed to three digits, and the laws of a rubber band.

import TestSupport
import Testing
import Timeline

struct RubberBandTests {
  @Test(
    arguments: [(5.0, 2.742), (10, 5.469), (100, 52.020), (400, 178.983), (960, 340.645)])
  func `a band of 960 points follows the closed form`(pull: Double, value: Double) throws {
    let band = try RubberBand(dimension: 960)
    #expect(abs(band.value(at: pull) - value) <= 0.0005)
    #expect(band.value(at: -pull) == -band.value(at: pull))
  }

  @Test func `the example of the documentation holds`() throws {
    #expect(abs(try RubberBand(dimension: 960).value(at: 100) - 52.0197) <= 0.00005)
  }

  /// A band with any valid numbers, the ends of the ranges as often as what lies between.
  private func band(_ generator: inout SplitMix64) throws -> RubberBand {
    let coefficient: [Double] = [0.55, 1, 1e-3, .random(in: 0.01...1, using: &generator)]
    let dimension: [Double] = [1, 852, 1_000_000, .random(in: 1...5000, using: &generator)]
    return try RubberBand(
      coefficient: coefficient.randomElement(using: &generator) ?? 0.55,
      dimension: dimension.randomElement(using: &generator) ?? 852)
  }

  @Test(arguments: 0..<200)
  func `f(0) is 0, f rises below d, and its slope at 0 is c`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let band = try band(&generator)
    #expect(band.value(at: 0) == 0)
    #expect(band.slope(at: 0) == band.coefficient)
    let pull = pow10(.random(in: -6...6, using: &generator))
    let value = band.value(at: pull)
    #expect(value > 0)
    #expect(value < band.dimension)
    #expect(value <= band.coefficient * pull * (1 + 4 * .ulpOfOne))
    #expect(band.value(at: pull * 1.001) > value)
    // The slope is the limit of the chord; the second derivative bounds the difference.
    let step = pull * 1e-5
    let chord = (band.value(at: pull + step) - band.value(at: pull - step)) / (2 * step)
    #expect(abs(chord - band.slope(at: pull)) <= 1e-8 * band.slope(at: 0))
  }

  @Test(arguments: 0..<200)
  func `the inverse undoes the band`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let band = try band(&generator)
    let sign = Bool.random(using: &generator) ? 1.0 : -1
    let pull = sign * pow10(.random(in: -6...6, using: &generator))
    let inverse = try #require(band.pull(toReach: band.value(at: pull)))
    // A rounding of the value is stretched by the slope of the inverse: 1 + x·c/d, once for each
    // of about six roundings.
    let stretch = 1 + abs(pull) * band.coefficient / band.dimension
    #expect(abs(inverse - pull) <= 6 * .ulpOfOne * stretch * abs(pull))
  }

  @Test func `no pull reaches the dimension`() throws {
    let band = try RubberBand(dimension: 852)
    #expect(band.pull(toReach: 852) == nil)
    #expect(band.pull(toReach: -852) == nil)
    #expect(band.pull(toReach: 1e300) == nil)
    #expect(band.pull(toReach: .nan) == nil)
    #expect(band.pull(toReach: 851.9) != nil)
  }

  @Test func `what is not finite neither traps nor hides`() throws {
    let band = try RubberBand(dimension: 852)
    #expect(band.value(at: .nan).isNaN)
    #expect(band.slope(at: .nan).isNaN)
    #expect(band.value(at: .infinity) == 852)
    #expect(band.value(at: -.infinity) == -852)
    #expect(band.value(at: .greatestFiniteMagnitude) == 852)
    #expect(band.slope(at: .infinity) == 0)
  }

  @Test(arguments: [0, -0.1, 1.000001, .nan, .infinity])
  func `a coefficient outside its range is refused`(coefficient: Double) {
    #expect(throws: TimelineError.self) {
      try RubberBand(coefficient: coefficient, dimension: 852)
    }
  }

  @Test(arguments: [0, 0.999, -852, 1_000_001, .nan, .infinity])
  func `a dimension outside its range is refused`(dimension: Double) {
    #expect(throws: TimelineError.self) { try RubberBand(dimension: dimension) }
  }

  /// A power of ten, by multiplication; exactness does not matter here.
  private func pow10(_ exponent: Double) -> Double {
    var value = 1.0
    for _ in 0..<Int(abs(exponent)) { value *= exponent < 0 ? 0.1 : 10 }
    return value * (1 + abs(exponent) - Double(Int(abs(exponent))))
  }
}
