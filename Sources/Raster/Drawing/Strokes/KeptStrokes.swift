// Strokes that were outlined before.
// Layer: Raster. Tests: KeptStrokesTests.

/// The corners of a stroke's outline, subpath by subpath.
struct StrokeCorners: Hashable, Sendable {
  /// The corners of all subpaths, one after the other.
  private(set) var points: [SubpixelPoint] = []
  /// How many points there are up to the end of each subpath.
  private(set) var ends: [Int] = []
  /// The smallest coordinates of the points.
  private var low = SubpixelPoint(x: .max, y: .max)
  /// The largest coordinates of the points.
  private var high = SubpixelPoint(x: .min, y: .min)

  /// Takes the corners of what a stroker made, which has lines only.
  init(_ outline: Outline) {
    points.reserveCapacity(outline.elements.count)
    for element in outline.elements {
      switch element {
      case .move(let point), .line(let point), .cubic(_, _, let point): points.append(point)
      case .close: ends.append(points.count)
      }
    }
    for point in points {
      low = SubpixelPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = SubpixelPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
  }

  /// The smallest rectangle of pixels that holds all corners, moved.
  func bounds(movedBy shift: SubpixelPoint) -> PixelRectangle {
    if points.isEmpty { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    let (x, y) = (Int(low.x) + Int(shift.x), Int(low.y) + Int(shift.y))
    let (right, bottom) = (Int(high.x) + Int(shift.x), Int(high.y) + Int(shift.y))
    return PixelRectangle(
      x: x >> 8, y: y >> 8, width: right >> 8 + 1 - x >> 8, height: bottom >> 8 + 1 - y >> 8)
  }

  /// Calls with each line, moved, each subpath closed.
  func forEachLine(movedBy shift: SubpixelPoint, _ body: (FinePoint, FinePoint) -> Void) {
    func moved(_ point: SubpixelPoint) -> FinePoint {
      FinePoint(SubpixelPoint(x: point.x &+ shift.x, y: point.y &+ shift.y))
    }
    var start = 0
    for end in ends where start < end {
      var last = moved(points[end - 1])
      for index in start..<end {
        let next = moved(points[index])
        body(last, next)
        last = next
      }
      start = end
    }
  }
}

/// Keeps the outlines of strokes, since the next frame often has the same ones, maybe elsewhere.
///
/// Curves are halved and pens are turned by arithmetic on differences alone, so the outline of a path that
/// was moved by whole 256ths is the outline, moved, to the last bit. Only far from the origin, where
/// coordinates are limited, it would not be: nothing there is kept.
struct KeptStrokes: Sendable {
  private struct Entry: Sendable {
    let path: Outline
    let width: Int32
    let ends: StrokeEnds
    let corners: StrokeCorners
  }

  /// How many strokes are kept, a power of two; a new one takes the place of one with the same hash.
  private static let slots = 512
  /// How many points all kept strokes have together; with more, all are dropped.
  static let greatestCount = 1 << 19
  /// How far from the origin a path may be to be kept, and 16 times how wide its pen.
  private static let reach = 1 << 27

  private var entries: [Entry?] = []
  /// How many points are kept.
  private(set) var count = 0

  /// The outline of a stroke, and by how much it is to be moved.
  ///
  /// - Parameters:
  ///   - path: The middle of the stroke.
  ///   - bounds: The path's bounds.
  ///   - width: The width of the pen.
  ///   - ends: How it ends and turns.
  /// - Returns: The corners of a stroke like it, and the way from there.
  mutating func corners(
    of path: Outline, within bounds: PixelRectangle, width: Int32, ends: StrokeEnds
  ) -> (corners: StrokeCorners, shift: SubpixelPoint) {
    let none = SubpixelPoint(x: 0, y: 0)
    let limit = Self.reach / SubpixelPoint.stepsPerPixel
    guard bounds.x > -limit, bounds.y > -limit, bounds.right < limit, bounds.bottom < limit,
      Int(width) < Self.reach / 16, let origin = path.origin
    else { return (Self.outlined(path, width, ends), none) }
    if entries.isEmpty { entries = [Entry?](repeating: nil, count: Self.slots) }
    let slot = Int(truncatingIfNeeded: path.shapeHash(from: origin) >> 32) & (Self.slots - 1)
    if let entry = entries[slot], entry.width == width, entry.ends == ends,
      let shift = path.shift(from: entry.path)
    {
      return (entry.corners, shift)
    }
    let corners = Self.outlined(path, width, ends)
    count += corners.points.count - (entries[slot]?.corners.points.count ?? 0)
    if count > Self.greatestCount {
      entries = [Entry?](repeating: nil, count: Self.slots)
      count = corners.points.count
    }
    entries[slot] = Entry(path: path, width: width, ends: ends, corners: corners)
    return (corners, none)
  }

  private static func outlined(_ path: Outline, _ width: Int32, _ ends: StrokeEnds) -> StrokeCorners
  {
    var stroker = Stroker(width: width, ends: ends)
    StrokePath.forEach(in: path) { stroker.add($0) }
    return StrokeCorners(stroker.outline)
  }
}

extension Outline {
  /// The first point, if the outline starts with a move.
  fileprivate var origin: SubpixelPoint? {
    guard case .move(let point) = elements.first else { return nil }
    return point
  }

  /// A number that depends on all points, seen from one of them: the same for an outline that was moved.
  fileprivate func shapeHash(from origin: SubpixelPoint) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: elements.count)
    func add(_ point: SubpixelPoint) {
      let x = UInt64(UInt32(bitPattern: point.x &- origin.x))
      let y = UInt64(UInt32(bitPattern: point.y &- origin.y))
      // An odd factor, 2⁶⁴ over the golden ratio, spreads neighbours over the upper bits.
      hash = (hash ^ (x | y << 32)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .cubic(let control1, let control2, let point):
        add(control1)
        add(control2)
        add(point)
      case .close: hash = hash &* 0x9E37_79B9_7F4A_7C15
      }
    }
    return hash
  }

  /// By how much another outline has to be moved to become this one, or `nil` if it never does.
  fileprivate func shift(from other: Outline) -> SubpixelPoint? {
    guard elements.count == other.elements.count, let origin, let start = other.origin else {
      return nil
    }
    let shift = SubpixelPoint(x: origin.x &- start.x, y: origin.y &- start.y)
    func isMoved(_ point: SubpixelPoint, _ other: SubpixelPoint) -> Bool {
      point.x &- other.x == shift.x && point.y &- other.y == shift.y
    }
    for (element, before) in zip(elements, other.elements) {
      switch (element, before) {
      case (.move(let point), .move(let other)), (.line(let point), .line(let other)):
        if !isMoved(point, other) { return nil }
      case (.cubic(let c1, let c2, let point), .cubic(let o1, let o2, let other)):
        if !isMoved(c1, o1) || !isMoved(c2, o2) || !isMoved(point, other) { return nil }
      case (.close, .close): break
      case (.move, _), (.line, _), (.cubic, _), (.close, _): return nil
      }
    }
    return shift
  }
}
