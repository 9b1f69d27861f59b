import Scenes
import TestSupport
import Testing
import Timeline

struct FrameTests {
  @Test func `the example in the documentation prints what it says`() throws {
    var printed: [String] = []
    func print(_ string: String) { printed.append(string) }
    // Example begins
    let frame = try Toast().frame(at: .zero)
    for case .text(let line) in frame.elements {
      print(line.string)  // 9:41, then Evening Ridge, 14 June, 21:07 and Edit
    }
    // Example ends
    #expect(printed == ["9:41", "Evening Ridge", "14 June, 21:07", "Edit"])
    let lines = try SourceFile.named("Tests/ScenesTests/Frame/FrameTests.swift").lines
    let start = try #require(lines.firstIndex { $0.hasSuffix("// Example begins") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// Example ends") })
    let example = lines[(start + 1)..<end].map { "/// \($0.dropFirst(4))" }.joined(separator: "\n")
    #expect(
      try SourceFile.named("Sources/Scenes/Frame/Frame.swift").text.contains(
        "/// ```swift\n\(example)\n/// ```\n"))
  }

  @Test func `a concatenated transform does the inner one first`() {
    let scale = Frame.Transform.scale(2, about: Frame.Point(x: 10, y: 20))
    let shift = Frame.Transform.translation(x: 3, y: -4)
    let point = Frame.Point(x: 7, y: 9)
    let both = scale.concatenated(with: shift)
    // (7 + 3 − 10)·2 + 10 and (9 − 4 − 20)·2 + 20
    #expect(both.applied(to: point) == Frame.Point(x: 10, y: -10))
    #expect(scale.applied(to: Frame.Point(x: 10, y: 20)) == Frame.Point(x: 10, y: 20))
  }

  @Test func `a frame without a width is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) { _ = Frame(width: 0, height: 1, elements: []) }
    await #expect(processExitsWith: .failure) { _ = Frame(width: 1, height: .nan, elements: []) }
    await #expect(processExitsWith: .failure) {
      _ = Frame(width: .infinity, height: 1, elements: [])
    }
  }

  @Test func `an element that cannot be drawn is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      let lost = SceneRectangle(x: .nan, y: 0, width: 1, height: 1)
      let ink = Frame.Paint.color(SceneColor(hex: 0))
      _ = Frame(
        width: 1, height: 1,
        elements: [.group(Frame.Group([.fill(.rectangle(lost), ink)]))])
    }
  }
}
