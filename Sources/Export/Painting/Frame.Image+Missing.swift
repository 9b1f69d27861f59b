// What shows that a picture is missing.
// Layer: Export. Tests: MissingPictureTests.

import Scenes

extension Frame.Image {
  /// What pixels and SVG show where there is no picture of the image's name: a grey box with its
  /// diagonals, so that the lack is seen.
  var crossedBox: Frame.Group {
    let width = min(frame.width, frame.height) / 40
    let line = SceneColor(hex: 0x8E8E93)
    // A stroke each: within one, coverage adds up in pixels where it crosses itself.
    func diagonal(from left: Double, to right: Double) -> Frame.Element {
      let path = Frame.Path([
        .move(to: Frame.Point(x: left, y: frame.y)),
        .line(to: Frame.Point(x: right, y: frame.bottom)),
      ])
      return .stroke(.path(path), Frame.Stroke(width: width, ends: .butt), .color(line))
    }
    return Frame.Group(
      mask: Frame.Mask(.rectangle(frame)),
      [
        .fill(.rectangle(frame), .color(SceneColor(hex: 0xE5E5EA))),
        diagonal(from: frame.x, to: frame.right),
        diagonal(from: frame.right, to: frame.x),
        .stroke(.rectangle(frame), Frame.Stroke(width: width * 2, ends: .butt), .color(line)),
      ])
  }
}
