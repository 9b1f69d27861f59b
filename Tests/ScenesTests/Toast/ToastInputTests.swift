import Easing
import Scenes
import Testing
import Timeline

struct ToastInputTests {
  @Test func `the default is the article's toast, written as text`() {
    let texts = Toast.inputs.map { "\($0.name) \($0.text(Toast.Configuration()))" }
    #expect(
      texts == [
        "screen-width 375", "screen-height 812", "width 200", "height 46", "design-y 658",
        "base-height 812", "corner-radius 22", "icon-size 18", "icon-inset 22", "gap 10",
        "label-width unknown", "label-height 18", "alpha-from 1", "alpha-to 0", "duration 5s",
        "delay 0s", "curve ease-in", "begin-from-current-state true", "background #333333",
        "foreground #feffff", "message Saved to Photos", "status check", "draws-screen true",
        "shows 0s", "events none",
        "remove-when-unfinished true",
      ])
  }

  @Test(arguments: [
    ("screen-width", "0.5", "a number from 1 to 4096"),
    ("screen-height", "4097", "a number from 1 to 4096"),
    ("width", "0", "a number above 0 and at most 4096"),
    ("height", "0", "a number above 0 and at most 1000000"),
    ("design-y", "1e7", "a number from -1000000 to 1000000"),
    ("base-height", "0", "a number above 0 and at most 1000000"),
    ("corner-radius", "-1", "a number from 0 to 1000000"),
    ("icon-size", "-1", "a number from 0 to 1000000"),
    ("icon-inset", "-1", "a number from 0 to 1000000"),
    ("gap", "-1", "a number from 0 to 1000000"),
    ("label-width", "-1", "a number from 0 to 1000000, or the word unknown"),
    ("label-height", "-1", "a number from 0 to 1000000"),
    ("alpha-from", "1.5", "a number from 0 to 1"),
    ("alpha-to", "-0.5", "a number from 0 to 1"),
    ("duration", "-5", "a time such as 1.2s or 350ms, from 0s to 1000000000s"),
    ("delay", "-1", "a time such as 1.2s or 350ms, from 0s to 1000000000s"),
    ("begin-from-current-state", "model", "true or false"),
    ("background", "black", "a colour such as #333333 or color(srgb 0 0.5 1 / 0.3)"),
    ("foreground", "#12", "a colour such as #333333 or color(srgb 0 0.5 1 / 0.3)"),
    ("message", " ", "a line of 1 to 100 characters, not spaces alone"),
    ("status", "error", "check or warning"),
    ("shows", "0,-2", "one or more times from 0s to 1000000000s, separated by commas"),
    ("remove-when-unfinished", "never", "true or false"),
  ])
  func `a text that is no value is refused with a whole sentence`(
    _ name: String, _ text: String, _ accepted: String
  ) throws {
    let input = try #require(Toast.inputs.first { $0.name == name })
    var configuration = Toast.Configuration()
    let error = #expect(throws: SceneError.self) { try input.set(&configuration, text) }
    #expect(error?.description == "The input \(name) is \(text); it takes \(accepted).")
    #expect(configuration == Toast.Configuration())
  }

  @Test(arguments: [
    ("two\nlines", 4, "U+000A"), ("\ttab", 1, "U+0009"), ("a\u{7F}\n", 2, "U+007F"),
    ("é\u{2028}", 2, "U+2028"), ("\u{1F600}\u{FFFF}", 2, "U+FFFF"),
  ])
  func `the first character that cannot be shown is named`(
    _ text: String, _ position: Int, _ character: String
  ) throws {
    let input = try #require(Toast.inputs.first { $0.name == "message" })
    var configuration = Toast.Configuration()
    let error = #expect(throws: SceneError.self) { try input.set(&configuration, text) }
    #expect(
      error?.description == "The input message is \(text); its character \(position) is "
        + "\(character), which cannot be shown.")
    configuration.message = text
    #expect(throws: try #require(error)) { try input.check(configuration) }
  }

  @Test(arguments: [
    (
      "dismiss 2 at 3s", [RationalTime.zero],
      "The input events is dismiss 2 at 3s in 0.3s with ease-in-out from current; it takes 1, the "
        + "only show."
    ),
    (
      "dismiss 0 at 3s", [.zero, RationalTime(1)],
      "The input events is dismiss 0 at 3s in 0.3s with ease-in-out from current; it takes a show "
        + "from 1 to 2."
    ),
    (
      "dismiss 2 at 3s", [.zero, RationalTime(7, 2)],
      "The input events is dismiss 2 at 3s in 0.3s with ease-in-out from current; it takes a time "
        + "not before the show, 3.5s."
    ),
  ])
  func `an event without its show is refused as the toast is made`(
    _ text: String, _ shows: [RationalTime], _ sentence: String
  ) throws {
    var configuration = Toast.Configuration { $0.shows = shows }
    configuration.events = try Toast.Event.list(parsing: text)
    let error = #expect(throws: SceneError.self) { try Toast(configuration) }
    #expect(error?.description == sentence)
  }

  @Test func `an event with a time before 0 is refused as text and as value`() throws {
    let sentence =
      "The input events is dismiss 1 at -3s in 0.3s with ease-in-out from current; it takes a time "
      + "and a duration from 0s on."
    let input = try #require(Toast.inputs.first { $0.name == "events" })
    var configuration = Toast.Configuration()
    let text = #expect(throws: SceneError.self) { try input.set(&configuration, "dismiss at -3s") }
    #expect(text?.description == sentence && configuration.events.isEmpty)
    configuration.events = [Toast.Event(.dismiss, at: RationalTime(-3))]
    let value = #expect(throws: SceneError.self) { try Toast(configuration) }
    #expect(value?.description == sentence)
  }

  @Test func `a value that is not valid makes no toast`() {
    let error = #expect(throws: SceneError.self) {
      try Toast(Toast.Configuration { $0.alphaFrom = .nan })
    }
    #expect(error?.description == "The input alpha-from is nan; it takes a number from 0 to 1.")
    let none = #expect(throws: SceneError.self) { try Toast(Toast.Configuration { $0.shows = [] }) }
    #expect(
      none?.description
        == "The input shows is empty; it takes one or more times from 0s to 1000000000s, separated "
        + "by commas.")
  }
}
