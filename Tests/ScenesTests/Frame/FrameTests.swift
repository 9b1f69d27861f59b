import Scenes
import Testing

struct FrameTests {
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
