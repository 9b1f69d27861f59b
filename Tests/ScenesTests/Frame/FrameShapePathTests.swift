import Scenes
import TestSupport
import Testing

struct FrameShapePathTests {
  private static let frame = SceneRectangle(x: 10, y: 20, width: 60, height: 40)

  /// The points that a path's cubics pass, and their ends.
  private func points(of path: Frame.Path) -> [Frame.Point] {
    var points: [Frame.Point] = []
    for element in path.elements {
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quadratic: Issue.record("no shape has a quadratic curve")
      case .cubic(let c1, let c2, let end):
        guard let start = points.last else { continue }
        for step in 1...16 {
          let (t, u) = (Double(step) / 16, 1 - Double(step) / 16)
          func mix(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(
            Frame.Point(x: mix(start.x, c1.x, c2.x, end.x), y: mix(start.y, c1.y, c2.y, end.y)))
        }
      case .close: break
      }
    }
    return points
  }

  @Test func `a rectangle runs clockwise through its corners`() {
    #expect(
      Frame.Shape.rectangle(Self.frame).path.elements == [
        .move(to: Frame.Point(x: 10, y: 20)), .line(to: Frame.Point(x: 70, y: 20)),
        .line(to: Frame.Point(x: 70, y: 60)), .line(to: Frame.Point(x: 10, y: 60)), .close,
      ])
  }

  @Test(arguments: [0.5, 7, 19, 20, 1000])
  func `circular corners are arcs of the radius`(_ radius: Double) throws {
    let r = min(radius, 20)
    let path = Frame.Shape.roundedRectangle(Self.frame, radius: radius).path
    for point in points(of: path) {
      // How far beyond the inner rectangle, whose sides lie at the centres of the arcs.
      let x = max(0, 10 + r - point.x, point.x - 70 + r)
      let y = max(0, 20 + r - point.y, point.y - 60 + r)
      let distance = (x * x + y * y).squareRoot()
      try #require(distance <= r * 1.00028 + 1e-12, "\(point)")
      if x > 1e-9, y > 1e-9 { try #require(distance >= r * (1 - 1e-12), "\(point)") }
    }
    #expect(path.elements.count == 10)
  }

  @Test func `an ellipse keeps to its equation within the stated part`() throws {
    for point in points(of: Frame.Shape.ellipse(Self.frame).path) {
      let (x, y) = ((point.x - 40) / 30, (point.y - 40) / 20)
      let radius = (x * x + y * y).squareRoot()
      try #require(radius >= 1 - 1e-12 && radius <= 1.00028, "\(point)")
    }
  }

  @Test func `a continuous corner passes the published points`() {
    let frame = SceneRectangle(x: 0, y: 0, width: 100, height: 100)
    let path = Frame.Shape.roundedRectangle(frame, radius: 10, corners: .continuous).path
    #expect(path.elements[0] == .move(to: Frame.Point(x: 15.28665, y: 0)))
    #expect(path.elements[1] == .line(to: Frame.Point(x: 100 - 15.28665, y: 0)))
    guard case .cubic(let c1, let c2, let end) = path.elements[2] else {
      Issue.record("\(path.elements[2])")
      return
    }
    #expect(c1 == Frame.Point(x: 100 - 10.8849296, y: 0))
    #expect(c2 == Frame.Point(x: 100 - 8.6840694, y: 0))
    #expect(end == Frame.Point(x: 100 - 6.3149379, y: 0.7491139))
    #expect(path.elements.count == 18)
  }

  @Test func `a continuous corner without room is a circle`() throws {
    let frame = SceneRectangle(x: 0, y: 0, width: 100, height: 40)
    let path = Frame.Shape.roundedRectangle(frame, radius: 20, corners: .continuous).path
    for point in points(of: path) where point.x < 20 {
      let (x, y) = (20 - point.x, 20 - point.y)
      try #require(abs((x * x + y * y).squareRoot() - 20) < 0.001, "\(point)")
    }
  }

  @Test(arguments: 0..<100)
  func `every corner lies within the rectangle, turns without a kink, and mirrors the others`(
    _ seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let frame = SceneRectangle(
      x: 0, y: 0, width: .random(in: 1...100, using: &random),
      height: .random(in: 1...100, using: &random))
    let radius = Double.random(in: 0.1...60, using: &random)
    for corners in Frame.Corners.allCases {
      let path = Frame.Shape.roundedRectangle(frame, radius: radius, corners: corners).path
      let found = points(of: path)
      for point in found {
        try #require(point.x >= -1e-12 && point.x <= frame.width + 1e-12, "\(point)")
        try #require(point.y >= -1e-12 && point.y <= frame.height + 1e-12, "\(point)")
        let mirrored = found.contains { other in
          abs(other.x - (frame.width - point.x)) < 1e-9 && abs(other.y - point.y) < 1e-9
        }
        try #require(mirrored, "\(point)")
      }
      // Clockwise on a screen, and convex: each turn goes to the right, or straight on.
      for (a, (b, c)) in zip(found, zip(found.dropFirst(), found.dropFirst(2))) {
        let turn = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        try #require(turn > -1e-9, "\(corners), \(b)")
      }
    }
  }

  @Test func `what is empty has no element and no bounds`() {
    for (width, height) in [(0.0, 5.0), (5, 0), (-1, 5), (.nan, 5), (5, .nan)] {
      let frame = SceneRectangle(x: 0, y: 0, width: width, height: height)
      for shape in [
        Frame.Shape.rectangle(frame), .ellipse(frame), .roundedRectangle(frame, radius: 2),
        .roundedRectangle(frame, radius: 2, corners: .continuous), .path(Frame.Path([])),
      ] {
        #expect(shape.path.elements.isEmpty, "\(shape)")
        #expect(shape.bounds == nil, "\(shape)")
      }
    }
  }

  @Test func `no radius, a negative one or one that is no number leaves a rectangle`() {
    for radius in [0, -1, Double.nan] {
      for corners in Frame.Corners.allCases {
        #expect(
          Frame.Shape.roundedRectangle(Self.frame, radius: radius, corners: corners).path
            == Frame.Shape.rectangle(Self.frame).path)
      }
    }
  }

  @Test func `bounds hold every point and control point of a path`() {
    let path = Frame.Path([
      .move(to: Frame.Point(x: 1, y: 2)), .line(to: Frame.Point(x: 3, y: 1)),
      .quadratic(control: Frame.Point(x: -4, y: 0), to: Frame.Point(x: 5, y: 5)),
      .cubic(
        control1: Frame.Point(x: 0, y: 9), control2: Frame.Point(x: 8, y: 0),
        to: Frame.Point(x: 1, y: 1)), .close,
    ])
    #expect(Frame.Shape.path(path).bounds == SceneRectangle(x: -4, y: 0, width: 12, height: 9))
    #expect(Frame.Shape.ellipse(Self.frame).bounds == Self.frame)
  }

  @Test func `a map moves every point of a path`() {
    let map = Frame.Transform(a: 2, b: 0, c: 0, d: 3, tx: 1, ty: -1)
    let path = Frame.Path(
      [
        .move(to: Frame.Point(x: 1, y: 2)), .line(to: Frame.Point(x: 0, y: 1)),
        .quadratic(control: Frame.Point(x: 4, y: 0), to: Frame.Point(x: 5, y: 5)),
        .cubic(
          control1: Frame.Point(x: 0, y: 9), control2: Frame.Point(x: 8, y: 0),
          to: Frame.Point(x: 1, y: 1)), .close,
      ], fillRule: .evenOdd)
    let expected = Frame.Path(
      [
        .move(to: Frame.Point(x: 3, y: 5)), .line(to: Frame.Point(x: 1, y: 2)),
        .quadratic(control: Frame.Point(x: 9, y: -1), to: Frame.Point(x: 11, y: 14)),
        .cubic(
          control1: Frame.Point(x: 1, y: 26), control2: Frame.Point(x: 17, y: -1),
          to: Frame.Point(x: 3, y: 2)), .close,
      ], fillRule: .evenOdd)
    #expect(path.applying(map) == expected)
  }
}
