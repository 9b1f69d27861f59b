import Easing
import Scenes
import Testing
import Timeline

struct ShimmerInputTests {
  @Test func `the default is the article's shimmer, written as text`() {
    let texts = Shimmer.inputs.map { "\($0.name) \($0.text(Shimmer.Configuration()))" }
    #expect(
      texts == [
        "logo-width 120", "logo-height 120", "content-width logo", "offset-ratio -0.35",
        "background-opacity 0.3", "draws-screen true", "duration 1s", "curve ease-in-out",
        "repeat forever",
        "autoreverses false", "delay 0s", "delay-mode initial", "presented-at 0s",
        "dismissed-at never",
      ])
  }

  @Test(arguments: [
    ("repeat", "once", "once"), ("repeat", "3", "3"), ("repeat", "1000000000", "1000000000"),
    ("delay-mode", "each-cycle", "each-cycle"),
    ("presented-at", "0, 2.5,1000/3 s", nil), ("presented-at", "0, 2.5 ,3", "0s,2.5s,3s"),
    ("dismissed-at", "3,never,8", "3s,never,8s"), ("dismissed-at", "3,never,never", "3s"),
    ("dismissed-at", "never", "never"), ("dismissed-at", "3,", nil),
  ])
  func `an input of its own kind reads and writes text`(
    _ name: String, _ text: String, _ written: String?
  ) throws {
    let input = try #require(Shimmer.inputs.first { $0.name == name })
    var configuration = Shimmer.Configuration()
    if let written {
      try input.set(&configuration, text)
      #expect(input.text(configuration) == written)
    } else {
      #expect(throws: SceneError.self) { try input.set(&configuration, text) }
    }
  }

  @Test func `a text that is no curve is refused with a reason`() throws {
    let input = try #require(Shimmer.inputs.first { $0.name == "curve" })
    var configuration = Shimmer.Configuration()
    let error = #expect(throws: SceneError.self) {
      try input.set(&configuration, "cubic-bezier(2, 0, 1, 1)")
    }
    #expect(
      error?.description
        == "The input curve takes a curve: The curve 'cubic-bezier(2, 0, 1, 1)' is wrong at "
        + "character 14: x1 is 2, but x1 and x2 must be in 0…1.")
    #expect(configuration == Shimmer.Configuration())
  }

  @Test(arguments: [
    ("logo-width", "0", "a number above 0 and at most 1000000"),
    ("logo-height", "-120", "a number above 0 and at most 1000000"),
    ("content-width", "wide", "a number above 0 and at most 1000000, or the word logo"),
    ("offset-ratio", "-1.01", "a number from -1 to 1"),
    ("background-opacity", "1.1", "a number from 0 to 1"),
    ("duration", "0s", "a time such as 1.2s or 350ms, above 0s and at most 1000000000s"),
    ("repeat", "0", "once, forever or a count from 1 to 1000000000"),
    ("repeat", "-3", "once, forever or a count from 1 to 1000000000"),
    ("repeat", "1000000001", "once, forever or a count from 1 to 1000000000"),
    ("repeat", "1.5", "once, forever or a count from 1 to 1000000000"),
    ("autoreverses", "2", "true or false"),
    ("delay", "-1ms", "a time such as 1.2s or 350ms, from 0s to 1000000000s"),
    ("delay-mode", "later", "initial or each-cycle"),
    (
      "presented-at", "2,1",
      "one or more times from 0s to 1000000000s, separated by commas, in ascending order"
    ),
    ("dismissed-at", "-1", "never, or for each presentation never or a time not before it"),
  ])
  func `a text that is no value is refused with a whole sentence`(
    _ name: String, _ text: String, _ accepted: String
  ) throws {
    let input = try #require(Shimmer.inputs.first { $0.name == name })
    var configuration = Shimmer.Configuration()
    let error = #expect(throws: SceneError.self) { try input.set(&configuration, text) }
    #expect(error?.description == "The input \(name) is \(text); it takes \(accepted).")
    #expect(configuration == Shimmer.Configuration())
  }

  /// A configuration that is not valid, and the sentence that says so.
  struct Invalid: CustomTestStringConvertible {
    let configuration: Shimmer.Configuration
    let sentence: String

    init(_ sentence: String, _ change: (inout Shimmer.Configuration) -> Void) {
      configuration = Shimmer.Configuration(change)
      self.sentence = sentence
    }

    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Invalid("The input logo-width is nan; it takes a number above 0 and at most 1000000.") {
      $0.logoWidth = .nan
    },
    Invalid("The input logo-height is inf; it takes a number above 0 and at most 1000000.") {
      $0.logoHeight = .infinity
    },
    Invalid(
      "The input content-width is 0; it takes a number above 0 and at most 1000000, or the word "
        + "logo."
    ) { $0.contentWidth = 0 },
    Invalid("The input offset-ratio is 2; it takes a number from -1 to 1.") {
      $0.offsetRatio = 2
    },
    Invalid("The input background-opacity is -0.1; it takes a number from 0 to 1.") {
      $0.backgroundOpacity = -0.1
    },
    Invalid(
      "The input duration is 0s; it takes a time such as 1.2s or 350ms, above 0s and at most "
        + "1000000000s."
    ) {
      $0.duration = .zero
    },
    Invalid("The input repeat is 0; it takes once, forever or a count from 1 to 1000000000.") {
      $0.repetition = .count(0)
    },
    Invalid(
      "The input delay is -1s; it takes a time such as 1.2s or 350ms, from 0s to 1000000000s."
    ) {
      $0.delay = RationalTime(-1)
    },
    Invalid(
      "The input presented-at is empty; it takes one or more times from 0s to 1000000000s, "
        + "separated by commas, in ascending order."
    ) { $0.presentedAt = [] },
    Invalid(
      "The input presented-at is 2s,1s; it takes one or more times from 0s to 1000000000s, "
        + "separated by commas, in ascending order."
    ) { $0.presentedAt = [RationalTime(2), RationalTime(1)] },
    Invalid(
      "The input dismissed-at is -1s; it takes never, or for each presentation never or a time not "
        + "before it."
    ) { $0.dismissedAt = [RationalTime(-1)] },
  ])
  func `a shimmer is not made of a value that is not valid`(_ invalid: Invalid) {
    let error = #expect(throws: SceneError.self) { try Shimmer(invalid.configuration) }
    #expect(error?.description == invalid.sentence)
  }
}
