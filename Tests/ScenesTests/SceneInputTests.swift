import Easing
import Scenes
import Testing
import Timeline

struct SceneInputTests {
  /// One value of each kind.
  struct Values: Hashable, Sendable {
    var number = 0.5
    var length = 10.0
    var optional: Double?
    var time = RationalTime.zero
    var flag = false
    var curve = EasingCurve.linear
    var color = SceneColor(hex: 0)
    var choice = Provenance.article
  }

  static let aboveZero = "a time such as 1.2s or 350ms, above 0s and at most 1000000000s"

  static let number = SceneInput<Values>.number(
    "number", "A number.", in: .from(-1, to: 1), provenance: .inferred,
    get: { $0.number }, set: { $0.number = $1 })
  static let length = SceneInput<Values>.length(
    "length", "A length.", in: .positiveLengths, provenance: .article,
    get: { $0.length }, set: { $0.length = $1 })
  static let optional = SceneInput<Values>.length(
    "optional", "A length, if known.", in: .above(0, atMost: 4096), or: "unknown",
    provenance: .official, get: { $0.optional }, set: { $0.optional = $1 })
  static let time = SceneInput<Values>.time(
    "time", "A time.", in: .positiveTimes, provenance: .inferred,
    get: { $0.time }, set: { $0.time = $1 })
  static let flag = SceneInput<Values>.flag(
    "flag", "Yes or no.", provenance: .inferred, get: { $0.flag }, set: { $0.flag = $1 })
  static let curve = SceneInput<Values>.curve(
    "curve", "A curve.", provenance: .inferred, get: { $0.curve }, set: { $0.curve = $1 })
  static let color = SceneInput<Values>.color(
    "color", "A colour.", provenance: .inferred, get: { $0.color }, set: { $0.color = $1 })
  static let choice = SceneInput<Values>.choice(
    "choice", "One of some.", provenance: .inferred, get: { $0.choice }, set: { $0.choice = $1 })

  @Test(arguments: [
    // input, text, what it is written as
    (number, "-.35", "-0.35"), (number, "1", "1"), (number, "-1e0", "-1"),
    (length, "375", "375"), (length, "1e6", "1000000"), (length, "0.001", "0.001"),
    (optional, "unknown", "unknown"), (optional, "12.5", "12.5"),
    (time, "0.35", "0.35s"), (time, "350ms", "0.35s"), (time, "1001/30000", "1001/30000s"),
    (flag, "true", "true"), (flag, "yes", "true"), (flag, "on", "true"), (flag, "1", "true"),
    (flag, "false", "false"), (flag, "no", "false"), (flag, "off", "false"), (flag, "0", "false"),
    (curve, "ease-in-out", "ease-in-out"), (curve, "easeOut", "ease-out"),
    (curve, "cubic-bezier(.1,-1,1,2)", "cubic-bezier(0.1, -1, 1, 2)"),
    (color, "#FFF", "#ffffff"), (choice, "re-implementation", "re-implementation"),
  ])
  func `a text sets a value, which is written in one way`(
    _ input: SceneInput<Values>, _ text: String, _ written: String
  ) throws {
    var values = Values()
    try input.set(&values, text)
    #expect(input.text(values) == written)
    try input.check(values)
    var again = Values()
    try input.set(&again, written)
    #expect(again == values)
  }

  @Test(arguments: [
    (number, "1.5", "The input number is 1.5; it takes a number from -1 to 1."),
    (number, "one", "The input number is one; it takes a number from -1 to 1."),
    (length, "0", "The input length is 0; it takes a number above 0 and at most 1000000."),
    (length, "", "The input length is empty; it takes a number above 0 and at most 1000000."),
    (
      optional, "4097",
      "The input optional is 4097; it takes a number above 0 and at most 4096, or the word unknown."
    ),
    (time, "0", "The input time is 0; it takes \(aboveZero)."),
    (time, "-1s", "The input time is -1s; it takes \(aboveZero)."),
    (time, "soon", "The input time is soon; it takes \(aboveZero)."),
    (flag, "maybe", "The input flag is maybe; it takes true or false."),
    (
      curve, "easein-out",
      "The input curve takes a curve: The curve 'easein-out' is wrong at character 1: There is no "
        + "curve 'easein-out'; the nearest is 'ease-in-out'."
    ),
    (
      color, "red",
      "The input color is red; it takes a colour such as #333333 or color(srgb 0 0.5 1 / 0.3)."
    ),
    (
      choice, "guess",
      "The input choice is guess; it takes article, official, re-implementation or inferred."
    ),
  ])
  func `a text that is no value names the input, the text and what is accepted`(
    _ input: SceneInput<Values>, _ text: String, _ sentence: String
  ) {
    var values = Values()
    let error = #expect(throws: SceneError.self) { try input.set(&values, text) }
    #expect(error?.description == sentence)
    #expect(values == Values())
  }

  @Test(arguments: [
    (Values(number: .nan), number, "The input number is nan; it takes a number from -1 to 1."),
    (Values(number: 2), number, "The input number is 2; it takes a number from -1 to 1."),
    (
      Values(length: .infinity), length,
      "The input length is inf; it takes a number above 0 and at most 1000000."
    ),
    (
      Values(optional: -.infinity), optional,
      "The input optional is -inf; it takes a number above 0 and at most 4096, or the word unknown."
    ),
    (
      Values(time: RationalTime(1, 1_000_000_001)), time,
      "The input time is 1/1000000001s; it takes a time such as 1.2s or 350ms, above 0s and at most 1000000000s."
    ),
    (
      Values(color: SceneColor(red: 2, green: 0, blue: 0)), color,
      "The input color is color(srgb 2 0 0); it takes a colour such as #333333 or "
        + "color(srgb 0 0.5 1 / 0.3)."
    ),
  ])
  func `a value that is not valid is found by its check`(
    _ values: Values, _ input: SceneInput<Values>, _ sentence: String
  ) {
    let error = #expect(throws: SceneError.self) { try input.check(values) }
    #expect(error?.description == sentence)
  }

  @Test func `a range holds its ends as it says, and no NaN`() {
    #expect(InputRange.from(0, to: 1).contains(0) && InputRange.from(0, to: 1).contains(1))
    #expect(
      !InputRange.above(0, atMost: 1).contains(0) && InputRange.above(0, atMost: 1).contains(1))
    #expect(!InputRange.unit.contains(.nan) && !InputRange.unit.contains(1.0.nextUp))
    #expect(!InputRange.lengths.contains(.infinity) && !InputRange.lengths.contains(-.infinity))
  }
}
