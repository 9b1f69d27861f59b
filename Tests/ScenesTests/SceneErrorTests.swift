import Scenes
import Testing

struct SceneErrorTests {
  @Test(arguments: [
    (
      SceneError.invalid(input: "width", value: "-1", accepted: "a number above 0"),
      "The input width is -1; it takes a number above 0."
    ),
    (
      .invalid(input: "width", value: "", accepted: "a number above 0"),
      "The input width is empty; it takes a number above 0."
    ),
    (
      .malformed(input: "events", text: "hide", position: 1, word: "hide", accepted: "dismiss"),
      "The input events is hide; at character 1 it has hide where it takes dismiss."
    ),
    (
      .malformed(input: "events", text: "dismiss at", position: 11, word: "", accepted: "a time"),
      "The input events is dismiss at; it ends where it takes a time."
    ),
    (
      .malformed(input: "events", text: "", position: 1, word: "", accepted: "dismiss"),
      "The input events is empty; it takes dismiss."
    ),
    (
      .unprintable(input: "message", text: "a\u{1}", position: 2, codePoint: "U+0001"),
      "The input message is a\u{1}; its character 2 is U+0001, which cannot be shown."
    ),
  ])
  func `an error is one sentence with what was given and what is accepted`(
    _ error: SceneError, _ sentence: String
  ) {
    #expect(error.description == sentence)
  }
}
