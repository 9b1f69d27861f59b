import Scenes
import Testing

struct FrameElementValidityTests {
  private static let frame = SceneRectangle(x: 0, y: 0, width: 4, height: 4)
  private static let white = SceneColor(hex: 0xFFFFFF)
  private static let origin = Frame.Point(x: 0, y: 0)
  private static let lost = Frame.Point(x: .nan, y: 0)

  private static func gradient(_ offsets: [Double]) -> Frame.Paint {
    .linearGradient(
      Frame.LinearGradient(
        from: origin, to: Frame.Point(x: 1, y: 1),
        offsets.map { Frame.LinearGradient.Stop($0, white) }))
  }

  private static let valid: [Frame.Element] = [
    .fill(.rectangle(frame), .color(white)),
    .fill(.path(Frame.Path([])), gradient([-2, 0.5, 0.5, 1.5])),
    .stroke(.ellipse(frame), Frame.Stroke(width: 0), .color(white)),
    .image(Frame.Image(named: "a", in: frame)),
    .text(Frame.Text("a", at: origin, size: 12, color: white)),
    .group(Frame.Group(opacity: 0, mask: Frame.Mask(.ellipse(frame)), [])),
    .backdrop(
      Frame.Backdrop(
        .rectangle(frame), Frame.Material(blurRadius: 0, tint: white, blend: .overlay(white)))),
    .fill(
      .path(
        Frame.Path([
          .move(to: origin), .line(to: origin), .quadratic(control: origin, to: origin),
          .cubic(control1: origin, control2: origin, to: origin), .close, .move(to: origin),
        ])), .color(white)),
  ]

  private static let wrong: [Frame.Element] = [
    .fill(.rectangle(SceneRectangle(x: .nan, y: 0, width: 1, height: 1)), .color(white)),
    .fill(.ellipse(SceneRectangle(x: 0, y: 0, width: -1, height: 1)), .color(white)),
    .fill(.roundedRectangle(frame, radius: -1), .color(white)),
    .fill(.roundedRectangle(frame, radius: .infinity), .color(white)),
    .fill(.rectangle(frame), .color(SceneColor(red: 2, green: 0, blue: 0))),
    .fill(.rectangle(frame), gradient([])),
    .fill(.rectangle(frame), gradient([1, 0])),
    .fill(.rectangle(frame), gradient([0, .infinity])),
    .fill(.path(Frame.Path([.line(to: origin)])), .color(white)),
    .fill(.path(Frame.Path([.move(to: origin), .close, .line(to: origin)])), .color(white)),
    .fill(.path(Frame.Path([.move(to: lost)])), .color(white)),
    .fill(.path(Frame.Path([.move(to: origin), .line(to: lost)])), .color(white)),
    .fill(
      .path(Frame.Path([.move(to: origin), .quadratic(control: lost, to: origin)])),
      .color(white)),
    .fill(
      .path(Frame.Path([.move(to: origin), .cubic(control1: origin, control2: lost, to: origin)])),
      .color(white)),
    .stroke(.rectangle(frame), Frame.Stroke(width: -1), .color(white)),
    .image(Frame.Image(named: "a", in: SceneRectangle(x: 0, y: 0, width: .infinity, height: 1))),
    .text(Frame.Text("a", at: lost, size: 12, color: white)),
    .text(Frame.Text("a", at: origin, size: .nan, color: white)),
    .text(Frame.Text("a", at: origin, size: 12, color: white, room: -1)),
    .text(Frame.Text("a", at: origin, size: 12, color: white, room: .nan)),
    .group(Frame.Group(opacity: 1.5, [])),
    .group(Frame.Group(opacity: .nan, [])),
    .group(Frame.Group(transform: .translation(x: .infinity, y: 0), [])),
    .group(
      Frame.Group(
        mask: Frame.Mask(.rectangle(SceneRectangle(x: 0, y: 0, width: -1, height: 1))), [])),
    .group(Frame.Group([.text(Frame.Text("a", at: lost, size: 12, color: white))])),
    .backdrop(
      Frame.Backdrop(.rectangle(frame), Frame.Material(blurRadius: -1, tint: white))),
    .backdrop(
      Frame.Backdrop(.rectangle(frame), Frame.Material(blurRadius: 1, tint: white), weight: 2)),
    .backdrop(
      Frame.Backdrop(
        .rectangle(frame),
        Frame.Material(
          blurRadius: 1, tint: white,
          blend: .colorDodge(SceneColor(red: 0, green: 0, blue: .nan))))),
  ]

  @Test(arguments: valid) func `what can be drawn is valid`(_ element: Frame.Element) {
    #expect(element.isValid)
  }

  @Test(arguments: wrong) func `what cannot be drawn is not valid`(_ element: Frame.Element) {
    #expect(!element.isValid)
  }
}
