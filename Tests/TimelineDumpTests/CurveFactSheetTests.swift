// The facts of curves.
// Expected values: closed forms.

import Foundation
import Testing

@testable import timeline_dump

@Suite struct CurveFactSheetTests {
  static func facts(_ curve: String) throws -> [String: Any] {
    let text = CommandRun(["curve", curve, "--facts", "--format", "json"]).output
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  @Test func `a polynomial has the facts of its formula`() throws {
    // (s + 1)·u³ - s·u² is least at u = 2s/(3(s + 1)).
    let facts = try Self.facts("back-in")
    let s = 1.70158
    func near(_ name: String, _ value: Double) -> Bool {
      (facts[name] as? Double).map { abs($0 - value) <= 1e-7 } ?? false
    }
    #expect(near("undershoot", 4 * s * s * s / (27 * (s + 1) * (s + 1))))
    #expect(near("minimum_progress", 2 * s / (3 * (s + 1))))
    #expect(near("greatest_speed", 3 * (s + 1) - 2 * s) && near("greatest_speed_progress", 1))
    #expect(facts["monotonicity"] as? String == "neither" && facts["overshoot"] as? Double == 0)
    #expect(facts["continuity"] as? String == "smooth" && facts["settling_s"] == nil)
  }

  /// Kinds of curves whose greatest speed, or whose extrema, no closed form has.
  @Test(
    arguments: [
      ("back-in", "proved", "proved"), ("reversed(nested(ease, ease))", "proved", "proved to 1e-6"),
      ("nested(ease, nested(ease, ease))", "proved", "found by search"),
      ("nested(ease, inverse(ease))", "proved", "found by search"),
      ("nested(saw-tooth(100000), ease)", "found by search", "found by search"),
    ]) func `what is found by search says so`(curve: String, extrema: String, speed: String) throws
  {
    let facts = try Self.facts(curve)
    #expect(facts["extrema_certainty"] as? String == extrema)
    #expect(facts["greatest_speed_certainty"] as? String == speed)
  }

  @Test func `a spring as a curve has its settling time and the estimates`() throws {
    let curve = try Self.facts("spring(response: 0.4, damping-ratio: 0.6, velocity: 2)")
    let spring = try SpringFactsTests.facts(
      "spring --response 0.4 --damping-ratio 0.6 --velocity 2")
    for name in spring.keys where name.hasPrefix("settling") {
      #expect(curve[name] as? Double == spring[name] as? Double, "\(name)")
    }
    #expect(curve["start"] as? Double == 0 && curve["end"] as? Double == 1)
  }

  @Test(arguments: ["ease", "steps(3)", "spring(bounce: 0.2)", "reversed(spring(bounce: 0.2))"])
  func `the notation reads back`(curve: String) throws {
    let notation = try #require(try Self.facts(curve)["curve"] as? String)
    #expect(try Self.facts(notation)["curve"] as? String == notation)
  }

  @Test func `samples beside facts are refused`() {
    expectRefusal(
      of: ["curve", "ease", "--facts", "--samples", "3"],
      "The option --samples makes no difference beside --facts.")
  }
}
