// The facts of springs.
// Expected values: closed forms of the damped oscillator.

import Foundation
import Testing

@testable import timeline_dump

@Suite struct SpringFactsTests {
  static func facts(_ words: String) throws -> [String: Any] {
    let text = CommandRun("\(words) --facts --format json").output
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `an underdamped spring has the facts of its formulas`() throws {
    let facts = try Self.facts("spring --mass 1 --stiffness 100 --damping 10 --to 200")
    func near(_ name: String, _ value: Double) -> Bool {
      (facts[name] as? Double).map { abs($0 - value) <= 1e-12 * abs(value) } ?? false
    }
    let (decay, turning) = (5.0, 75.0.squareRoot())
    #expect(near("damping_ratio", 0.5) && near("damped_frequency_rad_per_s", turning))
    #expect(near("overshoot", 200 * exp(-Double.pi * decay / turning)))
    #expect(near("maximum_s", Double.pi / turning) && near("rest_distance", 0.2))
    #expect(facts["regime"] as? String == "underdamped")
    // √(A² + B²) and |A| + |B| over ε with A = 1 and B = λ/w.
    #expect(near("settling_compose_s", log(1000 / (0.75).squareRoot()) / decay))
    #expect(near("settling_core_animation_s", log(1000 * (1 + decay / turning)) / decay))
    #expect(facts["curve"] as? String == "spring(mass: 1, stiffness: 100, damping: 10)")
  }

  @Test func `the settling time is the last one beyond the distance`() throws {
    let facts = try Self.facts("spring --bounce 0.4 --epsilon 0.02")
    let time = try #require(facts["settling_s"] as? Double)
    let run = CommandRun("spring --bounce 0.4 --at \(time * 0.999999),\(time * 1.000001)")
    let positions = run.lines.dropFirst().compactMap { line in
      Double(line.split(separator: ",")[1])
    }
    #expect(abs(positions[0] - 1) > 0.02 && abs(positions[1] - 1) < 0.02)
  }

  @Test func `an undamped spring never rests and is no curve`() throws {
    let facts = try Self.facts("spring --bounce 1")
    for name in ["settling_s", "settling_swiftui_s", "settling_compose_s", "curve"] {
      #expect(facts[name] is NSNull, "\(name)")
    }
    #expect(facts["maximum"] as? Double == 2 && facts["regime"] as? String == "undamped")
  }

  @Test func `the curve of a spring over a way has the velocity in ways`() throws {
    let facts = try Self.facts("spring --bounce 0.3 --from 100 --to 50 --velocity -100")
    #expect(
      facts["curve"] as? String == "spring(duration: 0.5, bounce: 0.3, velocity: 2)")
    #expect(try Self.facts("spring --from 1 --to 1 --velocity 3")["curve"] is NSNull)
  }
}
