// Gestures as text.

import Easing
import TestSupport
import Testing
import Timeline

struct GestureNotationTests {
  private typealias Step = GestureScript.Step

  @Test func `each step can be written`() throws {
    let text = """
      drag -40 0.4s; drag 1e2 250ms ease-out; hold 1/3s; release; release -800.5; touch;
      set 52; scroll 0 0.3s; scroll 10 1s cubic-bezier(.2, 0, .4, 1) ; settle;
      """
    let bezier = try CubicBezier(x1: 0.2, y1: 0, x2: 0.4, y2: 1)
    let steps: [Step] = [
      .drag(to: -40, duration: .milliseconds(400), curve: .linear),
      .drag(to: 100, duration: .milliseconds(250), curve: .easeOut),
      .hold(RationalTime(1, 3)), .release(velocity: nil), .release(velocity: -800.5), .touch,
      .setOffset(52), .scroll(to: 0, duration: .milliseconds(300), curve: .easeInOut),
      .scroll(to: 10, duration: RationalTime(1), curve: .cubicBezier(bezier)), .settle,
    ]
    #expect(try GestureScript(parsing: text).steps == steps)
  }

  @Test func `a gesture is written out in full`() throws {
    let script = try GestureScript(parsing: " drag\t-40  400ms;\n hold .1 ;release 0; scroll 1 1s;")
    #expect(
      script.notation == "drag -40 0.4s linear; hold 0.1s; release 0; scroll 1 1s ease-in-out")
    #expect(try GestureScript(parsing: "none").steps.isEmpty)
    #expect(try GestureScript([]).notation == "none")
  }

  @Test func `the example of the documentation holds`() throws {
    #expect(try GestureScript(parsing: "drag -40 0.4s; hold 0.1s; release 0").steps.count == 3)
  }

  @Test(arguments: 0..<200)
  func `what is written is read back to the same steps`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let script = try generator.script()
    #expect(try GestureScript(parsing: script.notation) == script)
  }

  /// A text, the character at which it is wrong, the word there, and how what is accepted begins.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let text: String
    let position: Int
    let word: String
    let accepted: String
    var testDescription: String { text }

    init(_ text: String, _ position: Int, _ word: String, _ accepted: String) {
      self.text = text
      self.position = position
      self.word = word
      self.accepted = accepted
    }
  }

  @Test(
    arguments: [
      Mistake("", 1, "", "drag, hold, release, scroll, set, settle or touch"),
      Mistake(";", 1, ";", "drag, hold"),
      Mistake("hold 1s;; touch", 9, ";", "drag, hold"),
      Mistake("none; touch", 1, "none", "drag, hold"),
      Mistake("hold 1s; drga -40 0.4s", 10, "drga", "drag, hold"),
      Mistake("hold", 5, "", "a time such as 0.4s"),
      Mistake("hold ; touch", 6, ";", "a time such as 0.4s"),
      Mistake("hold 1h", 6, "1h", "a time such as 0.4s"),
      Mistake("hold 1e400s", 6, "1e400s", "a time such as 0.4s"),
      Mistake("hold 1s 2s", 9, "2s", "\";\" or the end"),
      Mistake("drag", 5, "", "a height in points"),
      Mistake("drag up 1s", 6, "up", "a height in points"),
      Mistake("drag 0x10 1s", 6, "0x10", "a height in points"),
      Mistake("drag 40pt 1s", 6, "40pt", "a height in points"),
      Mistake("drag nan 1s", 6, "nan", "a height in points"),
      Mistake("drag 1e999 1s", 6, "1e999", "a height in points"),
      Mistake("drag -40", 9, "", "a time such as 0.4s"),
      Mistake("drag -40 1s easy; touch", 13, "easy", "a curve (There is no curve"),
      Mistake("drag -40 1s  cubic-bezier(2,0,0,1)", 27, "2,0,0,1)", "a curve ("),
      Mistake("drag -40 1s steps(x)", 19, "x)", "a curve ("),
      Mistake("drag -40 1s linear linear", 20, "linear", "a curve ("),
      Mistake("release fast", 9, "fast", "a velocity"),
      Mistake("release 1 2", 11, "2", "\";\" or the end"),
      Mistake("touch me", 7, "me", "\";\" or the end"),
      Mistake("set", 4, "", "an offset in points"),
      Mistake("scroll 5", 9, "", "a time such as 0.4s"),
      Mistake("é; ü", 1, "é", "drag, hold"),
      Mistake("touch; ü", 8, "ü", "drag, hold"),
      Mistake("Hold 1s", 1, "Hold", "drag, hold"),
      Mistake("hold\u{A0}1s", 1, "hold\u{A0}1s", "drag, hold"),
    ])
  func `a mistake is pointed at`(mistake: Mistake) throws {
    let error = #expect(throws: TimelineError.self) { try GestureScript(parsing: mistake.text) }
    guard case .scroll(.notAGesture(let word, let position, let accepted)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(position == mistake.position)
    #expect(word == mistake.word)
    #expect(accepted.hasPrefix(mistake.accepted), "\(accepted)")
  }

  @Test func `numbers out of range are refused as such`() throws {
    #expect(
      throws: TimelineError.scroll(
        .invalidStep(
          2, name: "duration", value: "1001s", accepted: "a time from 0s to 1000s"))
    ) { try GestureScript(parsing: "touch; hold 1001s") }
    #expect(throws: TimelineError.self) { try GestureScript(parsing: "hold -1s") }
  }

  @Test func `long texts end in time`() throws {
    #expect(throws: TimelineError.scroll(.tooManySteps(100_001))) {
      try GestureScript(parsing: String(repeating: ";", count: 100_001))
    }
    let long = String(repeating: "x", count: 100_000)
    let error = #expect(throws: TimelineError.self) { try GestureScript(parsing: "touch; \(long)") }
    guard case .scroll(.notAGesture(let word, 8, _)) = error else {
      Issue.record("no mistake at character 8")
      return
    }
    #expect(word == long.prefix(40) + "…")
    let spaces = String(repeating: " ", count: 100_000)
    #expect(try GestureScript(parsing: "\(spaces)hold\(spaces)1s\(spaces)").steps.count == 1)
  }

  @Test(arguments: 0..<200)
  func `no text stops the program`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "drag", "hold", "release", "scroll", "set", "settle", "touch", "none", " ", ";", "-40", "1s",
      "1/0s", "1/3", "e", "-", ".", "(", ")", "linear(", "steps(1)", "\u{0}", "👩‍👩‍👧", "\n", "∞",
    ]
    let text = (0..<Int.random(in: 0...20, using: &generator))
      .map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
    do {
      let script = try GestureScript(parsing: text)
      #expect((try? GestureScript(parsing: script.notation)) == script, "\(text)")
    } catch {
      #expect(!"\(error)".isEmpty)
    }
  }
}
