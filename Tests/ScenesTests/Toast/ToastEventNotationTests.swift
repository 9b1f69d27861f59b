import Easing
import Scenes
import TestSupport
import Testing
import Timeline

struct ToastEventNotationTests {
  @Test func `an event is written out in full`() {
    let dismissal = Toast.Event(
      .dismiss, at: RationalTime(2), duration: .milliseconds(300), curve: .easeIn)
    let reshow = Toast.Event(
      .reshow, show: 2, at: RationalTime(1, 3), duration: .zero, curve: .easeOut,
      beginsFromCurrentState: false)
    #expect(
      Toast.Event.notation(of: [dismissal, reshow])
        == "dismiss 1 at 2s in 0.3s with ease-in from current; "
        + "reshow 2 at 1/3s in 0s with ease-out from model")
    #expect(Toast.Event.notation(of: []) == "none")
  }

  @Test(arguments: [
    ("dismiss at 2", Toast.Event(.dismiss, at: RationalTime(2))),
    ("  reshow  3  at  2  ", Toast.Event(.reshow, show: 3, at: RationalTime(2))),
    (
      "dismiss from model with linear in 20ms at 1s",
      Toast.Event(
        .dismiss, at: RationalTime(1), duration: .milliseconds(20), curve: .linear,
        beginsFromCurrentState: false)
    ),
    (
      "dismiss at 2 with cubic-bezier(0.42, 0, 1, 1) from model",
      Toast.Event(
        .dismiss, at: RationalTime(2),
        curve: .cubicBezier(.easeIn), beginsFromCurrentState: false)
    ),
    ("dismiss at 2 from current", Toast.Event(.dismiss, at: RationalTime(2))),
  ])
  func `what is left out has its default, and clauses come in any order`(
    _ text: String, _ event: Toast.Event
  ) throws {
    #expect(try Toast.Event.list(parsing: text) == [event])
  }

  @Test func `semicolons separate events, and none is no event`() throws {
    #expect(try Toast.Event.list(parsing: "dismiss at 1;reshow at 2 ; dismiss at 3").count == 3)
    #expect(try Toast.Event.list(parsing: " none ").isEmpty)
  }

  @Test func `a semicolon may stand behind the last event`() throws {
    #expect(
      try Toast.Event.list(parsing: "dismiss at 2; ") == Toast.Event.list(parsing: "dismiss at 2"))
  }

  @Test(arguments: 0..<100)
  func `a list of events reads back from its notation`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let events = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Toast.Event(
        Bool.random(using: &random) ? .dismiss : .reshow, show: .random(in: 1...9, using: &random),
        at: .random(upTo: 9, using: &random), duration: .random(upTo: 1, using: &random),
        curve: [.linear, .ease, .easeIn, .easeOut, .easeInOut, .fastOutSlowIn]
          .randomElement(using: &random) ?? .ease,
        beginsFromCurrentState: Bool.random(using: &random))
    }
    #expect(try Toast.Event.list(parsing: Toast.Event.notation(of: events)) == events)
  }

  @Test(arguments: [
    ("", "The input events is empty; it takes dismiss or reshow."),
    (
      "hide at 2",
      "The input events is hide at 2; at character 1 it has hide where it takes dismiss or reshow."
    ),
    (
      "dismiss at soon",
      "The input events is dismiss at soon; at character 12 it has soon where it takes a time such "
        + "as 2s."
    ),
    ("dismiss at", "The input events is dismiss at; it ends where it takes a time such as 2s."),
    (
      "dismiss 1 in 0.3s",
      "The input events is dismiss 1 in 0.3s; it ends where it takes the word at and a time."
    ),
    (
      "dismiss in 0.3s; reshow at 4",
      "The input events is dismiss in 0.3s; reshow at 4; at character 16 it has ; where it takes "
        + "the word at and a time."
    ),
    (
      "dismiss at 2 in -1 s",
      "The input events is dismiss at 2 in -1 s; at character 20 it has s where it takes with, from "
        + "or a semicolon and another event."
    ),
    (
      "dismiss at 2 at 3",
      "The input events is dismiss at 2 at 3; at character 14 it has at where it takes in, with, "
        + "from or a semicolon and another event."
    ),
    (
      "dismiss at 2 with ease-inn; reshow at 4",
      "The input events takes a curve: The curve 'ease-inn' is wrong at character 1: There is no "
        + "curve 'ease-inn'; the nearest is 'ease-in'."
    ),
    (
      "dismiss at 2 with; reshow at 4",
      "The input events is dismiss at 2 with; reshow at 4; at character 18 it has ; where it takes a "
        + "curve such as ease-in."
    ),
    (
      "dismiss at 2 from here",
      "The input events is dismiss at 2 from here; at character 19 it has here where it takes "
        + "current or model."
    ),
    (
      "dismiss at 2;;",
      "The input events is dismiss at 2;;; at character 14 it has ; where it takes dismiss or reshow."
    ),
  ])
  func `a mistake is shown where it is`(_ text: String, _ sentence: String) {
    let error = #expect(throws: SceneError.self) { try Toast.Event.list(parsing: text) }
    #expect(error?.description == sentence)
  }
}
