// From the coordinates of a drawing to those of the screen.
// Layer: Scenes. Tests: SceneryTests.

/// Where a drawing lies on the screen: shifted, and scaled by the same factor in both directions, so
/// that circles stay circles and shapes need no transform.
struct Placement: Hashable, Sendable {
  /// Points of the screen per unit of the drawing, above 0.
  var scale = 1.0
  /// Where x = 0 of the drawing lies.
  var x = 0.0
  /// Where y = 0 of the drawing lies.
  var y = 0.0

  func point(_ x: Double, _ y: Double) -> Frame.Point {
    Frame.Point(x: self.x + x * scale, y: self.y + y * scale)
  }

  func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SceneRectangle {
    SceneRectangle(
      x: self.x + x * scale, y: self.y + y * scale, width: width * scale, height: height * scale)
  }

  func roundedRectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double,
    _ corners: Frame.Corners = .continuous
  ) -> Frame.Shape {
    .roundedRectangle(rectangle(x, y, width, height), radius: radius * scale, corners: corners)
  }

  func circle(_ x: Double, _ y: Double, radius: Double) -> Frame.Shape {
    .ellipse(rectangle(x - radius, y - radius, 2 * radius, 2 * radius))
  }

  /// Straight lines from point to point.
  func lines(_ points: [(x: Double, y: Double)], closed: Bool = false) -> Frame.Shape {
    var elements: [Frame.Path.Element] = []
    for (x, y) in points {
      elements.append(elements.isEmpty ? .move(to: point(x, y)) : .line(to: point(x, y)))
    }
    return .path(Frame.Path(closed ? elements + [.close] : elements))
  }

  func stroke(_ width: Double, _ ends: Frame.Stroke.Ends = .round) -> Frame.Stroke {
    Frame.Stroke(width: width * scale, ends: ends)
  }

  func text(
    _ string: String, _ x: Double, _ baseline: Double, size: Double,
    _ weight: Frame.Text.Weight = .regular, alignment: Frame.Text.Alignment = .leading,
    color: SceneColor
  ) -> Frame.Element {
    .text(
      Frame.Text(
        string, at: point(x, baseline), size: size * scale, weight: weight, alignment: alignment,
        color: color))
  }

  /// A gradient from colour to colour at equal distances.
  func gradient(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ colors: [SceneColor]
  ) -> Frame.Paint {
    let last = Double(max(colors.count - 1, 1))
    return .linearGradient(
      Frame.LinearGradient(
        from: point(start.x, start.y), to: point(end.x, end.y),
        colors.enumerated().map { Frame.LinearGradient.Stop(Double($0.offset) / last, $0.element) })
    )
  }
}

extension SceneColor {
  static let white = SceneColor(hex: 0xFFFFFF)
  static let black = SceneColor(hex: 0x000000)

  /// The colour with its alpha multiplied by a share.
  func opacity(_ share: Double) -> SceneColor {
    SceneColor(red: red, green: green, blue: blue, alpha: alpha * share)
  }
}
