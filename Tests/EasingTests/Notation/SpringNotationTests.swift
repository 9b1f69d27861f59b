// Expected values: the grammar of docs/NOTATION.md; the law that parsing inverts printing.

import TestSupport
import Testing

@testable import Easing

struct SpringNotationTests {
  @Test(
    arguments: [
      ("spring()", "spring(duration: 0.5, bounce: 0)"),
      ("spring(bounce: .3)", "spring(duration: 0.5, bounce: 0.3)"),
      ("Spring( Bounce :.3 , DURATION:1 )", "spring(duration: 1, bounce: 0.3)"),
      ("spring(damping-ratio: .8)", "spring(response: 0.5, damping-ratio: 0.8)"),
      (
        "spring(response: .4, dampingFraction: .8)", "spring(response: 0.4, damping-ratio: 0.8)"
      ),
      (
        "spring(stiffness: 100, damping: 10)", "spring(mass: 1, stiffness: 100, damping: 10)"
      ),
      (
        "spring(mass: 1, stiffness: calc(10 * 10), damping: 50)",
        "spring(mass: 1, stiffness: 100, damping: 50)"
      ),
      (
        "spring(settling-duration: 2, damping-ratio: 1)",
        "spring(settling-duration: 2, damping-ratio: 1)"
      ),
      (
        "spring(initialVelocity: -3, bounce: .2, epsilon: 1e-4)",
        "spring(duration: 0.5, bounce: 0.2, velocity: -3, epsilon: 0.0001)"
      ),
      (
        "reversed(spring(bounce: -.5))", "reversed(spring(duration: 0.5, bounce: -0.5))"
      ),
    ])
  func `a curve is read and printed`(text: String, notation: String) throws {
    try expect(text, isReadAs: notation)
  }

  @Test(
    arguments: [
      ("spring(.3)", 8, "There is '.3' where the name of a number such as bounce must be."),
      ("spring(bounce .3)", 15, "There is '.3' where ':' must be."),
      ("spring(bounce:)", 15, "There is ')' where the bounce, a number, must be."),
      ("spring(bounce: .3", 18, "There must be ',' or ')'."),
      (
        "spring(bounce: .3,)", 19,
        "There is ')' where the name of a number such as bounce must be."
      ),
      (
        "spring(bounce: .5s)", 16,
        "'.5s' has a unit, but the numbers of a curve are written without one."
      ),
      (
        "spring(bonce: .3)", 8,
        "There is no number 'bonce' of this function; the nearest is 'bounce'."
      ),
      (
        "spring(tension: .3)", 8,
        "There is no number 'tension' of this function; it takes duration, bounce, response, "
          + "damping-ratio, settling-duration, mass, stiffness, damping, velocity, epsilon."
      ),
      (
        "spring(bounce: .3, bounce: .3)", 20,
        "The number 'bounce' is given a second time, but each is given once."
      ),
      (
        "spring(bounce: .3, mass: 1)", 20,
        "'bounce' and 'mass' stand together, but a spring is described by duration and bounce, "
          + "response and damping-ratio, settling-duration and damping-ratio, or mass, stiffness "
          + "and damping."
      ),
      (
        "spring(velocity: 1, mass: 1)", 21,
        "'mass' stands without 'stiffness', but a spring is described by duration and bounce, "
          + "response and damping-ratio, settling-duration and damping-ratio, or mass, stiffness "
          + "and damping."
      ),
      (
        "spring(bounce: 2)", 16,
        "The bounce of the spring is 2, but it must be above -1 and at most 1."
      ),
      (
        "spring(duration: 1, bounce: 1)", 29,
        "The bounce of the spring is 1, but it must be in -0.999999999…0.999, so that it rests "
          + "after some thousand swings."
      ),
      (
        "spring(mass: 1, stiffness: 100, damping: 0)", 42,
        "The damping of the spring is 0, but it must be in 0.02…20000000000 with its mass and "
          + "stiffness, so that it rests after some thousand swings."
      ),
      (
        "spring(bounce: 0, velocity: 1e9)", 29,
        "The initial velocity of the spring is 1000000000, but it must be in -2000000…2000000 ways "
          + "per second with its response."
      ),
      (
        "spring(epsilon: 1)", 17,
        "The epsilon of the spring is 1, but it must be in 1e-12…0.1."
      ),
      (
        "spring", 1,
        "'spring' needs its arguments in parentheses right after the name: "
          + "spring(duration: 0.5, bounce: 0.3)."
      ),
    ])
  func `a wrong text is told where and why`(text: String, position: Int, reason: String) throws {
    let fault = try #require(notationFault(in: text))
    #expect(fault.position == position)
    #expect(fault.reason.description == reason)
  }

  @Test(arguments: 0..<200) func `parsing inverts printing`(seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let description: SpringDescription =
      switch seed % 4 {
      case 0: .duration(number(0.01...10), bounce: number(-0.99...0.99))
      case 1: .response(number(0.01...10), dampingRatio: number(0.01...5))
      case 2: .settlingDuration(number(0.01...10), dampingRatio: number(0.01...5))
      default:
        .forces(
          mass: number(0.1...10), stiffness: number(1...1000), damping: number(1...100))
      }
    let curve = EasingCurve.spring(
      try SpringCurve(
        description, initialVelocity: seed % 3 == 0 ? 0 : number(-20...20),
        epsilon: seed % 5 == 0 ? number(1e-6...0.01) : Spring.restingDistance))
    #expect(try EasingCurve(parsing: curve.notation) == curve)
  }
}
