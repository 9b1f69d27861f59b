// From curves to lines.
// Layer: Raster. Source: de Casteljau's subdivision; the bound is derived below. Tests: OutlineLinesTests.

/// A place, 256 steps a pixel, or finer where it says so.
struct FinePoint: Hashable, Sendable {
  var x: Int64
  var y: Int64

  init(x: Int64, y: Int64) {
    self.x = x
    self.y = y
  }

  /// The point, with coordinates past 2²⁹ taken as 2²⁹, so that no product below overflows.
  init(_ point: SubpixelPoint) {
    let limit: Int64 = 1 << 29
    x = max(-limit, min(limit, Int64(point.x)))
    y = max(-limit, min(limit, Int64(point.y)))
  }
}

extension Outline {
  /// Calls with each line of the outline, each subpath closed, curves replaced by chords that are at most
  /// a 64th of a pixel away.
  ///
  /// Parts of curves that cannot change what is inside a clip are replaced by one line each.
  func forEachLine(within clip: PixelRectangle, _ body: (FinePoint, FinePoint) -> Void) {
    let hull = CurveClip(clip)
    var (start, last) = (FinePoint(x: 0, y: 0), FinePoint(x: 0, y: 0))
    for element in elements {
      switch element {
      case .move(let point):
        if last != start { body(last, start) }
        start = FinePoint(point)
        last = start
      case .line(let point):
        let end = FinePoint(point)
        body(last, end)
        last = end
      case .cubic(let control1, let control2, let point):
        let end = FinePoint(point)
        let curve = CurvePiece(last, FinePoint(control1), FinePoint(control2), end)
        curve.flatten(within: hull) { point in
          body(last, point)
          last = point
        }
      case .close:
        if last != start { body(last, start) }
        last = start
      }
    }
    if last != start { body(last, start) }
  }
}

/// A clip in fine steps, or none.
struct CurveClip {
  let left: Int64
  let right: Int64
  let top: Int64
  let bottom: Int64

  /// The sides of a rectangle of pixels.
  init(_ clip: PixelRectangle) {
    let pixel = Int64(SubpixelPoint.stepsPerPixel) << CurvePiece.extraBits
    (left, right) = (Int64(clip.x) * pixel, Int64(clip.right) * pixel)
    (top, bottom) = (Int64(clip.y) * pixel, Int64(clip.bottom) * pixel)
  }
}

/// A cubic Bézier curve with 16 bits more than the grid has, so that halving it adds no visible error.
struct CurvePiece {
  /// How many bits finer than 256ths of a pixel the points are.
  static let extraBits: Int64 = 16

  /// The largest second difference of the control points of a curve that is drawn as its chord.
  ///
  /// A curve is no farther from its chord than an eighth of its largest second derivative, which is six
  /// times the largest second difference of its control points: ¾ of that. Four 256ths are a 64th.
  private static let flatness: Int64 = (4 * 4 / 3) << extraBits

  /// How often a curve is halved at most.
  ///
  /// Each time second differences become a quarter: those of the largest coordinates, 2³¹, are then below
  /// `flatness`.
  private static let deepest = 15

  private let p0: FinePoint
  private let p1: FinePoint
  private let p2: FinePoint
  private let p3: FinePoint

  /// Creates a curve from points in 256ths of a pixel.
  init(_ p0: FinePoint, _ p1: FinePoint, _ p2: FinePoint, _ p3: FinePoint) {
    func fine(_ point: FinePoint) -> FinePoint {
      FinePoint(x: point.x &<< Self.extraBits, y: point.y &<< Self.extraBits)
    }
    self.init(fine: fine(p0), fine(p1), fine(p2), fine(p3))
  }

  private init(fine p0: FinePoint, _ p1: FinePoint, _ p2: FinePoint, _ p3: FinePoint) {
    (self.p0, self.p1, self.p2, self.p3) = (p0, p1, p2, p3)
  }

  /// Calls with the end of each chord, rounded to a 256th of a pixel; the last one is the curve's end.
  func flatten(within clip: CurveClip?, depth: Int = 0, _ body: (FinePoint) -> Void) {
    if depth == Self.deepest || isFlat || isOutside(clip) {
      let half = Int64(1) << (Self.extraBits - 1)
      return body(
        FinePoint(x: (p3.x &+ half) >> Self.extraBits, y: (p3.y &+ half) >> Self.extraBits))
    }
    let (p01, p12, p23) = (middle(p0, p1), middle(p1, p2), middle(p2, p3))
    let (p012, p123) = (middle(p01, p12), middle(p12, p23))
    let center = middle(p012, p123)
    CurvePiece(fine: p0, p01, p012, center).flatten(within: clip, depth: depth + 1, body)
    CurvePiece(fine: center, p123, p23, p3).flatten(within: clip, depth: depth + 1, body)
  }

  private var isFlat: Bool {
    func size(_ a: FinePoint, _ b: FinePoint, _ c: FinePoint) -> Int64 {
      let (x, y) = (a.x &- 2 &* b.x &+ c.x, a.y &- 2 &* b.y &+ c.y)
      return (x < 0 ? 0 &- x : x) &+ (y < 0 ? 0 &- y : y)
    }
    return size(p0, p1, p2) <= Self.flatness && size(p1, p2, p3) <= Self.flatness
  }

  /// Whether all of it is above, below, to the left or to the right: then its chord does the same to what
  /// is inside, since there at most its height counts.
  private func isOutside(_ clip: CurveClip?) -> Bool {
    guard let clip else { return false }
    let (top, bottom) = (min(p0.y, p1.y, min(p2.y, p3.y)), max(p0.y, p1.y, max(p2.y, p3.y)))
    if bottom <= clip.top || top >= clip.bottom { return true }
    let (left, right) = (min(p0.x, p1.x, min(p2.x, p3.x)), max(p0.x, p1.x, max(p2.x, p3.x)))
    return right <= clip.left || left >= clip.right
  }

  private func middle(_ a: FinePoint, _ b: FinePoint) -> FinePoint {
    FinePoint(x: (a.x &+ b.x) >> 1, y: (a.y &+ b.y) >> 1)
  }
}
