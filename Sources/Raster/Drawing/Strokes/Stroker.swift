// The outlines of strokes.
// Layer: Raster. Tests: StrokerTests.

/// Makes the outline of what a pen covers that goes along a path.
///
/// It is that of the pieces' rectangles and of what fills the outer side of each turn, all wound the same
/// way round; where they overlap it winds more than once, so it is to be filled by `nonZero`.
struct Stroker {
  /// How far a chord is from the arc at most: a 64th of a pixel.
  private static let tolerance: Int64 = 4
  /// How often an arc is halved at most; a quarter of the widest circle needs 15.
  private static let deepest = 16

  private let width: Int64
  private let ends: StrokeEnds
  /// What was made so far.
  private(set) var outline = Outline()
  private var isFirst = true

  /// Creates a stroker; a width below 0 is 0.
  init(width: Int32, ends: StrokeEnds) {
    self.width = max(0, Int64(width))
    self.ends = ends
  }

  /// Adds the outline of one subpath.
  mutating func add(_ path: StrokePath) {
    guard width > 0 else { return }
    if path.points.count < 2 {
      if ends == .round, let point = path.points.first { addDot(at: point) }
    } else if path.isClosed {
      addSide(of: path.points, isClosed: true)
      addSide(of: path.points.reversed(), isClosed: true)
    } else {
      addSide(of: path.points, isClosed: false)
      addSide(of: path.points.reversed(), isClosed: false)
      close()
    }
  }

  /// How far the left side is from the middle of a piece: half the width.
  ///
  /// Of an odd width one side gets the larger half, so that the whole is as wide as asked for.
  private func offset(from start: FinePoint, to end: FinePoint) -> FinePoint {
    let direction = end - start
    let isForward = direction.x > 0 || (direction.x == 0 && direction.y > 0)
    let whole = (isForward ? direction : -direction).turned.scaled(to: width)
    let half = FinePoint(x: whole.x >> 1, y: whole.y >> 1)
    return isForward ? half : half - whole
  }

  /// Adds the left side of a path in its direction, and the end after it.
  private mutating func addSide(of points: [FinePoint], isClosed: Bool) {
    let count = points.count
    let pieces = isClosed ? count : count - 1
    let first = offset(from: points[0], to: points[1])
    var before = isClosed ? offset(from: points[count - 1], to: points[0]) : first
    for index in 0..<pieces {
      let (start, end) = (points[index], points[(index + 1) % count])
      let after = offset(from: start, to: end)
      if index > 0 || isClosed {
        let previous = points[(index + count - 1) % count]
        addTurn(at: start, from: previous, to: end, before, after)
      } else {
        append(start + after)
      }
      before = after
    }
    if isClosed { return close() }
    let end = points[count - 1]
    append(end + before)
    if ends == .round { addHalfCircle(at: end, from: before) }
  }

  /// Adds the left side's way around a corner.
  private mutating func addTurn(
    at corner: FinePoint, from previous: FinePoint, to next: FinePoint, _ before: FinePoint,
    _ after: FinePoint
  ) {
    let (incoming, outgoing) = (corner - previous, next - corner)
    let side = incoming.turn(to: outgoing)
    let isBack = side == 0 && incoming.isOpposed(to: outgoing)
    // When a path turns straight back, the side that is above, or left of it, goes around.
    let goesAround = side > 0 || (isBack && (before.y < 0 || (before.y == 0 && before.x < 0)))
    if side == 0, !isBack {
      append(corner + before)
      if after != before { append(corner + after) }
    } else if !goesAround {
      addInnerTurn(at: corner, incoming, outgoing, before, after)
    } else if ends == .round {
      append(corner + before)
      if isBack {
        addHalfCircle(at: corner, from: before)
      } else {
        addArc(around: corner, from: before, to: after, depth: 0)
      }
      append(corner + after)
    } else {
      append(corner + before)
      // The mitre is 1 / cos(½ of the turn) half widths long: up to 4 while 1 + cos ≥ 1/8.
      if let tip = mitre(before, after, atLeast: 8) { append(corner + tip) }
      append(corner + after)
    }
  }

  /// On the inner side the pieces' sides are cut where they meet; if they are too short for that, the
  /// side goes through the corner, and the overlap winds twice.
  private mutating func addInnerTurn(
    at corner: FinePoint, _ incoming: FinePoint, _ outgoing: FinePoint, _ before: FinePoint,
    _ after: FinePoint
  ) {
    if let meeting = mitre(before, after, atLeast: 512) {
      let reach = max((meeting - before).size, (meeting - after).size)
      if 2 * reach <= min(incoming.size, outgoing.size) { return append(corner + meeting) }
    }
    append(corner + before)
    append(corner)
    append(corner + after)
  }

  /// Where the two sides of a corner meet, from the corner: (u + v) · h² / (h² + u · v), with u and v the
  /// offsets and h half the width; nothing where h² / (h² + u · v) is above `limit`.
  private func mitre(_ before: FinePoint, _ after: FinePoint, atLeast limit: Int64) -> FinePoint? {
    var (u, v) = (before, after)
    // Offsets past 2²⁰ are halved so that the products fit; the ratio needs no more bits than that.
    while max(u.size, v.size) > 1 << 20 {
      u = FinePoint(x: u.x / 2, y: u.y / 2)
      v = FinePoint(x: v.x / 2, y: v.y / 2)
    }
    let square = max(u.dot(u), v.dot(v))
    let divisor = square &+ u.dot(v)
    guard divisor > 0, square / limit <= divisor else { return nil }
    let ratio = (square << 20) / divisor
    let sum = before + after
    return FinePoint(x: (sum.x &* ratio) >> 20, y: (sum.y &* ratio) >> 20)
  }

  /// Adds a circle around a point.
  private mutating func addDot(at point: FinePoint) {
    let above = FinePoint(x: 0, y: 0 - width / 2)
    let below = above + FinePoint(x: 0, y: width)
    append(point + above)
    addHalfCircle(at: point, from: above)
    append(point + below)
    addHalfCircle(at: point, from: below)
    close()
  }

  /// Adds half a circle, in the direction that a path on whose left `offset` is goes to; without its ends.
  private mutating func addHalfCircle(at center: FinePoint, from offset: FinePoint) {
    let ahead = (-offset.turned).scaled(to: (width + 1) / 2)
    addArc(around: center, from: offset, to: ahead, depth: 0)
    append(center + ahead)
    addArc(around: center, from: ahead, to: -offset, depth: 0)
  }

  /// Adds the points of an arc of less than half a circle, without its ends.
  ///
  /// A chord of length c of a circle of radius r is c² / (8·r) from it, up to higher terms.
  private mutating func addArc(
    around center: FinePoint, from start: FinePoint, to end: FinePoint, depth: Int
  ) {
    let chord = end - start
    let limit = 8 * Self.tolerance * (width / 2)
    if depth == Self.deepest || chord.size < 2 || chord.dot(chord) <= limit { return }
    let middle = (start + end).scaled(to: (width + 1) / 2)
    addArc(around: center, from: start, to: middle, depth: depth + 1)
    append(center + middle)
    addArc(around: center, from: middle, to: end, depth: depth + 1)
  }

  private mutating func append(_ point: FinePoint) {
    let place = SubpixelPoint(x: Int32(clamping: point.x), y: Int32(clamping: point.y))
    outline.elements.append(isFirst ? .move(place) : .line(place))
    isFirst = false
  }

  private mutating func close() {
    outline.elements.append(.close)
    isFirst = true
  }
}

extension FinePoint {
  /// The larger of the coordinates' sizes.
  fileprivate var size: Int64 { Int64(max(x.magnitude, y.magnitude)) }

  /// 1 where another vector turns to the right, with y down, and −1 where it turns to the left.
  fileprivate func turn(to other: FinePoint) -> Int64 { turned.dot(other).signum() * -1 }

  fileprivate func isOpposed(to other: FinePoint) -> Bool { dot(other) < 0 }
}
