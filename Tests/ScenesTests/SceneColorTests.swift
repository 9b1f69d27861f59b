import Scenes
import TestSupport
import Testing

/// Expected values: the notation of CSS Color 4.
struct SceneColorTests {
  @Test(arguments: [
    ("#333333", SceneColor(red: 0.2, green: 0.2, blue: 0.2)),
    ("#000000", SceneColor(red: 0, green: 0, blue: 0)),
    ("#fefFff", SceneColor(red: 254 / 255, green: 1, blue: 1)),
    ("#08f", SceneColor(red: 0, green: 136 / 255, blue: 1)),
    ("#ff000080", SceneColor(red: 1, green: 0, blue: 0, alpha: 128 / 255)),
    ("color(srgb 0 0.5 1)", SceneColor(red: 0, green: 0.5, blue: 1)),
    ("color(srgb 0 .5 1 / 0.3)", SceneColor(red: 0, green: 0.5, blue: 1, alpha: 0.3)),
    ("color(srgb 0  0 0/.3 )", SceneColor(red: 0, green: 0, blue: 0, alpha: 0.3)),
  ])
  func `a notation is a colour`(_ text: String, _ color: SceneColor) {
    #expect(SceneColor(parsing: text) == color)
  }

  @Test(arguments: [
    "", "#", "#12", "#1234", "#12345", "#1234567", "#ggg", "#\u{FF11}\u{FF11}\u{FF11}", "333333",
    "red", "color(srgb 0 0)", "color(srgb 0 0 0 0)", "color(srgb 0 0 0 /)", "color(srgb / 0 0 0)",
    "color(srgb 0 0 0 / 1 / 1)", "color(srgb 0 0 1.5)", "color(srgb 0 0 -0.1)", "color(srgb )",
    "color(srgb 0 0 0 / 2)", "color(display-p3 0 0 0)", "color(srgb 0 0 0", "color(srgb 0 0 x)",
  ])
  func `anything else is none`(_ text: String) {
    #expect(SceneColor(parsing: text) == nil)
  }

  @Test(arguments: 0..<100)
  func `a colour reads back from its notation with the same bits`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func component() -> Double {
      Bool.random(using: &random)
        ? Double(Int.random(in: 0...255, using: &random)) / 255 : .random(in: 0...1, using: &random)
    }
    let color = SceneColor(
      red: component(), green: component(), blue: component(),
      alpha: Bool.random(using: &random) ? 1 : component())
    #expect(SceneColor(parsing: color.notation) == color)
  }

  @Test func `whole 255ths are written in hex`() {
    #expect(SceneColor(hex: 0x0A_33FE).notation == "#0a33fe")
    #expect(SceneColor(red: 0, green: 0, blue: 0, alpha: 0.2).notation == "#00000033")
    #expect(
      SceneColor(red: 0, green: 0, blue: 0, alpha: 0.3).notation == "color(srgb 0 0 0 / 0.3)")
  }

  @Test func `a component outside 0…1 is not valid`() {
    for value in [-0.1, 1.1, .nan, .infinity] {
      #expect(!SceneColor(red: value, green: 0, blue: 0).isValid)
      #expect(!SceneColor(red: 0, green: 0, blue: 0, alpha: value).isValid)
    }
    #expect(SceneColor(hex: 0xFFFFFF).isValid)
  }
}
