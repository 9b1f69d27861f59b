// Shapes, strokes, paints and pictures whose colours follow from a formula.

import Scenes

extension ElementSample {
  private static let box = SceneRectangle(x: 10, y: 5, width: 40, height: 30)

  static func point(_ x: Double, _ y: Double) -> Frame.Point { Frame.Point(x: x, y: y) }

  /// Two rectangles, one in the other, both clockwise.
  private static func nested(_ rule: Frame.Path.FillRule) -> Frame.Shape {
    let inner = Frame.Shape.rectangle(SceneRectangle(x: 20, y: 12, width: 20, height: 16))
    let outline = Frame.Shape.rectangle(box).path.elements + inner.path.elements
    return .path(Frame.Path(outline, fillRule: rule))
  }

  static let shapes = [
    ElementSample(
      "a rectangle", [.fill(.rectangle(box), ink)],
      [spot(30, 20, blue), spot(10, 5, blue), spot(49, 34, blue), spot(50, 20, white)]),
    ElementSample(
      "half pixels", [.fill(.rectangle(SceneRectangle(x: 10.5, y: 0, width: 20, height: 40)), ink)],
      [spot(10, 20, [153, 178.5, 204]), spot(11, 20, blue), spot(9, 20, white)]),
    ElementSample(
      "round corners", [.fill(.roundedRectangle(box, radius: 15), ink)],
      // From 20 to 21 the circle leaves the side by y² / 30, on average by 1/90 of a pixel.
      [
        spot(12, 7, white), spot(30, 20, blue), spot(30, 5, blue),
        spot(10, 20, [53.3, 103.7, 154.1], within: 4),
      ]),
    ElementSample(
      "continuous corners", [.fill(.roundedRectangle(box, radius: 10, corners: .continuous), ink)],
      [spot(10, 5, white), spot(30, 20, blue), spot(15, 10, blue), spot(30, 5, blue)]),
    ElementSample(
      "an ellipse", [.fill(.ellipse(box), ink)],
      [spot(14, 8, white), spot(30, 20, blue), spot(12, 20, blue), spot(47, 31, white)]),
    ElementSample(
      "a path by the non-zero rule", [.fill(nested(.nonZero), ink)],
      [spot(30, 20, blue), spot(15, 20, blue), spot(5, 20, white)]),
    ElementSample(
      "a path by the even-odd rule", [.fill(nested(.evenOdd), ink)],
      [spot(30, 20, white), spot(15, 20, blue), spot(5, 20, white)]),
    ElementSample(
      "curves",
      [
        .fill(
          .path(
            Frame.Path([
              .move(to: point(10, 35)), .quadratic(control: point(10, 5), to: point(30, 5)),
              .cubic(control1: point(40, 5), control2: point(50, 15), to: point(50, 35)), .close,
            ])), ink)
      ],
      // At ½ the quadratic is at (15, 12.5) and the cubic at (43.75, 14.375).
      [spot(12, 11, white), spot(17, 15, blue), spot(46, 12, white), spot(41, 16, blue)]),
  ]

  private static let line = Frame.Shape.path(
    Frame.Path([.move(to: point(20, 20)), .line(to: point(40, 20))]))

  static let strokes = [
    ElementSample(
      "a line around a rectangle", [.stroke(.rectangle(box), Frame.Stroke(width: 4), ink)],
      [spot(8, 20, blue), spot(10, 20, blue), spot(30, 4, blue), spot(30, 20, white)]),
    ElementSample(
      "round ends", [.stroke(line, Frame.Stroke(width: 10), ink)],
      [spot(16, 20, blue), spot(12, 20, white), spot(30, 16, blue), spot(30, 13, white)]),
    ElementSample(
      "butt ends", [.stroke(line, Frame.Stroke(width: 10, ends: .butt), ink)],
      [spot(17, 20, white), spot(22, 20, blue), spot(42, 20, white), spot(30, 16, blue)]),
  ]

  private static let run = Frame.Paint.linearGradient(
    Frame.LinearGradient(
      from: point(10, 0), to: point(50, 0),
      [.init(0, SceneColor(hex: 0xFF0000)), .init(1, SceneColor(hex: 0x0000FF))]))

  static let paints = [
    ElementSample(
      "half an alpha", [ground(SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5))],
      [spot(20, 20, [127.5, 127.5, 127.5])]),
    ElementSample(
      "a gradient", [.fill(.rectangle(SceneRectangle(x: 0, y: 0, width: 60, height: 40)), run)],
      // The middle of pixel 29 is at 29.5, which is 0.4875 of the way.
      [
        spot(5, 20, [255, 0, 0]), spot(29, 20, [130.7, 0, 124.3], within: 3),
        spot(55, 20, [0, 0, 255]),
      ]),
    ElementSample(
      "a gradient whose stops lie outside its line",
      [
        .fill(
          .rectangle(SceneRectangle(x: 0, y: 0, width: 60, height: 40)),
          .linearGradient(
            Frame.LinearGradient(
              from: point(20, 0), to: point(40, 0),
              [.init(-0.5, SceneColor(hex: 0)), .init(1.5, SceneColor(hex: 0xFFFFFF))])))
      ],
      [spot(5, 20, [0, 0, 0]), spot(19, 20, [60.6, 60.6, 60.6], within: 3), spot(55, 20, white)]),
    ElementSample(
      "a picture", [.image(Frame.Image(named: "logo", in: box))],
      // In the middle of a magnified pixel its colour is seen whole, however it is magnified. The middles of
      // ours are half a point away, so that 1/20 of the next one may be mixed in: 12.75, and a rounding.
      [
        spot(15, 12, [255, 0, 0], within: 14), spot(25, 12, [0, 255, 0], within: 14),
        spot(35, 12, [0, 0, 255], within: 14), spot(15, 31, [0, 0, 0], within: 14),
        spot(5, 20, white),
      ]),
  ]
}
