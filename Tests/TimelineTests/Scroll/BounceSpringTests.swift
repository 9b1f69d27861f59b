// How a scroll returns from past a limit.
// Expected values: the closed form with 40 digits (mpmath), and scans of it.

import TestSupport
import Testing
import Timeline

struct BounceSpringTests {
  /// The overscroll of a finger 100 points down on a band of 852.
  private let pulled = BounceSpring(displacement: -51.66482910694597574, velocity: 0)

  @Test(
    arguments: [
      (0.05, -47.004454), (0.1, -38.012857), (0.2, -20.976223), (0.3, -10.288962),
      (0.5, -2.088689),
    ])
  func `an overscroll at rest returns as the closed form says`(time: Double, offset: Double) {
    #expect(abs(pulled.position(after: time) - offset) <= 5e-7)
  }

  @Test func `it settles within a distance for good`() {
    #expect(abs(pulled.time(untilWithin: 0.5 / 3) - 0.79254426547853362) <= 1e-13)
    let edge = BounceSpring(displacement: 0, velocity: -799.79973293269226)
    #expect(
      abs(edge.time(untilWithin: 0.5 / 3) - (0.94042439222230775 - 0.11158522401570194)) <= 1e-13)
  }

  @Test func `from a limit it turns round a tenth of a second later`() throws {
    let edge = BounceSpring(displacement: 0, velocity: -799.79973293269226)
    #expect(edge.turn == 0.1)
    #expect(abs(edge.position(after: 0.1) + 29.422988) <= 5e-7)
    #expect(edge.crossing == nil)
    #expect(abs(edge.velocity(after: 0.1)) <= 1e-10)
  }

  @Test func `thrown inwards it passes the limit`() throws {
    let thrown = BounceSpring(displacement: -51.66482910694597574, velocity: 2000)
    let crossing = try #require(thrown.crossing)
    #expect(abs(crossing - 0.034829790396907983) <= 1e-16)
    #expect(abs(thrown.velocity(after: crossing) - 1047.0809986539491) <= 1e-9)
    #expect(abs(thrown.position(after: crossing)) <= 1e-11)
  }

  @Test func `it starts where it is let go, exactly`() {
    let spring = BounceSpring(displacement: 12.3, velocity: -45.6)
    #expect(spring.position(after: 0) == 12.3)
    #expect(spring.velocity(after: 0) == -45.6)
  }

  /// A spring with any state, the special ones as often as others.
  private func spring(_ generator: inout SplitMix64) -> BounceSpring {
    let places: [Double] = [0, 0.1, -0.2, .random(in: -400...400, using: &generator)]
    let place = places.randomElement(using: &generator) ?? 0
    let speeds: [Double] = [0, 1, -1, -10 * place, .random(in: -9000...9000, using: &generator)]
    return BounceSpring(
      displacement: place, velocity: speeds.randomElement(using: &generator) ?? 0)
  }

  @Test(arguments: 0..<200)
  func `once settled it stays within the distance, and not before`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let spring = spring(&generator)
    let settled = spring.time(untilWithin: 0.25)
    for step in 0...2000 {
      let later = settled + 1e-9 + Double(step) * 1e-3
      try #require(abs(spring.position(after: later)) < 0.25, "\(spring) at \(later)")
    }
    if settled > 0 { #expect(abs(spring.position(after: settled * (1 - 1e-9))) >= 0.25) }
  }

  @Test(arguments: 0..<200)
  func `it is monotone up to its turn and after it, and changes sign at its crossing`(
    seed: Int
  ) throws {
    var generator = SplitMix64(seed: seed)
    let spring = spring(&generator)
    let turn = spring.turn ?? 0
    var earlier = spring.velocity(after: turn + 1e-3)
    for step in 2...1000 {
      let velocity = spring.velocity(after: turn + Double(step) * 1e-3)
      try #require(velocity * earlier >= 0, "\(spring)")
      earlier = velocity
    }
    for step in 1..<100 where turn > 0 {
      let velocity = spring.velocity(after: turn * Double(step) / 100)
      try #require(velocity * spring.initialVelocity >= 0, "\(spring)")
    }
    guard let crossing = spring.crossing else { return }
    #expect(spring.position(after: crossing * 0.999) * spring.displacement > 0)
    #expect(spring.position(after: crossing * 1.001) * spring.displacement <= 0)
  }

  @Test(arguments: 0..<100)
  func `the velocity is the derivative of the position`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let spring = spring(&generator)
    let time = Double.random(in: 0.01...1, using: &generator)
    let chord = (spring.position(after: time + 1e-5) - spring.position(after: time - 1e-5)) / 2e-5
    // 10⁻¹⁰/6 of the third derivative, which is below 10³·(40·|z₀| + 3·|v|).
    let scale = 40 * abs(spring.displacement) + 3 * abs(spring.initialVelocity) + 1
    #expect(abs(chord - spring.velocity(after: time)) <= 2e-8 * scale + 1e-5)
  }

  @Test(
    arguments: [
      (Double.nan, 0.0), (0, .nan), (.infinity, 0), (.infinity, .infinity), (1e300, -1e300),
      (-.infinity, 5), (.leastNonzeroMagnitude, -.leastNonzeroMagnitude),
    ])
  func `no state makes it trap or run on`(displacement: Double, velocity: Double) {
    let spring = BounceSpring(displacement: displacement, velocity: velocity)
    _ = spring.crossing
    _ = spring.turn
    _ = spring.position(after: 1)
    #expect(!(spring.time(untilWithin: 0.5) < 0))
  }

  @Test func `a distance of 0 stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = BounceSpring(displacement: 1, velocity: 0).time(untilWithin: 0)
    }
  }
}
