// How the corners of a rounded rectangle bend.
// Layer: Scenes. Source: measurements of the platform's continuous corners by others, published as
//   Bézier control points (re-implementation). Tests: FrameShapePathTests.

extension Frame {
  /// One corner as cubics, in units of its radius.
  ///
  /// A point is (along, across): how far it is from the corner of the rectangle along the side that
  /// the curve comes from, and how far along the side that it goes to. The curve is symmetric.
  struct CornerCurve: Hashable, Sendable {
    /// Where the curve begins: its distance from the corner along the first side.
    let extent: Double
    /// Three points for each cubic, the last one its end.
    let points: [Point]

    /// A quarter of a circle as one cubic.
    static let circular = CornerCurve(
      extent: 1, points: [point(1 - quarterHandle, 0), point(0, 1 - quarterHandle), point(0, 1)])

    /// The length of the handles of a quarter circle, in radii: 4/3·(√2 − 1).
    static let quarterHandle = 0.5522847498307936

    /// The continuous corner: one and a half radii long where there is room for it.
    ///
    /// Where the sides are too short, its control points go straight towards those of a circle, which
    /// it is where the radius is half of a side.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corner, above 0 and at most `room`.
    ///   - room: Half of the shorter side.
    /// - Returns: A curve that is at most `room` long on either side.
    static func continuous(radius: Double, within room: Double) -> CornerCurve {
      let extent = min(smooth.extent, room / radius)
      let share = (extent - 1) / (smooth.extent - 1)
      return CornerCurve(
        extent: extent,
        points: smooth.points.indices.map { index in
          let (bent, round) = (smooth.points[index], arc[index])
          return point(
            round.x + (bent.x - round.x) * share, round.y + (bent.y - round.y) * share)
        })
    }

    /// The continuous corner with all the room that it takes.
    private static let smooth = CornerCurve(
      extent: 1.528665,
      points: [
        point(1.08849296, 0), point(0.86840694, 0), point(0.63149379, 0.07491139),
        point(0.37282383, 0.16905956), point(0.16905956, 0.37282383),
        point(0.07491139, 0.63149379),
        point(0, 0.86840694), point(0, 1.08849296), point(0, 1.528665),
      ])

    /// A quarter of a circle as three cubics, over 22.5, 45 and 22.5 degrees: handles of an arc over
    /// the angle a are 4/3·tan(a/4) long.
    private static let arc = [
      point(1 - 0.1313218714, 0), point(0.7386421566, 0.0258657631),
      point(0.6173165676, 0.0761204675),
      point(0.3722884810, 0.1776144241), point(0.1776144241, 0.3722884810),
      point(0.0761204675, 0.6173165676),
      point(0.0258657631, 0.7386421566), point(0, 1 - 0.1313218714), point(0, 1),
    ]

    private static func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
  }
}

extension Frame.CornerCurve {
  /// The outline of a rectangle with four such corners, clockwise from its upper side.
  func outline(of frame: SceneRectangle, _ radius: Double) -> [Frame.Path.Element] {
    let reach = extent * radius
    var elements = [Frame.Path.Element.move(to: Frame.Point(x: frame.x + reach, y: frame.y))]
    // Each corner, the direction back along the side before it, and on along the side after it.
    let sides: [(x: Double, y: Double, back: (Double, Double), on: (Double, Double))] = [
      (frame.right, frame.y, (-1, 0), (0, 1)),
      (frame.right, frame.bottom, (0, -1), (-1, 0)),
      (frame.x, frame.bottom, (1, 0), (0, -1)),
      (frame.x, frame.y, (0, 1), (1, 0)),
    ]
    for side in sides {
      func place(_ point: Frame.Point) -> Frame.Point {
        let (along, across) = (point.x * radius, point.y * radius)
        return Frame.Point(
          x: side.x + side.back.0 * along + side.on.0 * across,
          y: side.y + side.back.1 * along + side.on.1 * across)
      }
      elements.append(.line(to: place(Frame.Point(x: extent, y: 0))))
      for index in stride(from: 0, to: points.count, by: 3) {
        // The last end is that of the curve, exactly on the side even where the room is short.
        let isLast = index + 3 == points.count
        elements.append(
          .cubic(
            control1: place(points[index]), control2: place(points[index + 1]),
            to: place(isLast ? Frame.Point(x: 0, y: extent) : points[index + 2])))
      }
    }
    return elements + [.close]
  }
}
