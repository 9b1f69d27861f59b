// From outlines to covered pixels, row by row.
// Layer: Raster. Tests: CoverageScannerTests.
// Goals: exact areas on the grid of 256ths; the same pixels whatever the clip; then speed.

/// Walks down the rows of an outline and tells which pixels it covers, and by how much.
///
/// What it holds is kept from one outline to the next, so that drawing does not allocate.
struct CoverageScanner {
  /// The row of `spans`.
  private(set) var y = 0
  /// What the outline covers in this row, from left to right.
  private(set) var spans: [CoverageSpan] = []

  /// The pixels that are looked at.
  private var clip = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
  private var rule = Outline.FillRule.nonZero
  private var row = CoverageRow()
  private var edges: [CoverageEdge] = []
  /// For each row of the clip, the first edge that starts there, as an index; −1 for none.
  private var firstEdges: [Int32] = []
  /// The edges that the row crosses.
  private var active: [Int32] = []
  /// The row after the last one that an edge touches.
  private var bottom = 0

  /// Takes an outline up; `nextRow` then goes to its first row.
  ///
  /// Coordinates past 2²⁹ 256ths (two million pixels) are taken as 2²⁹.
  ///
  /// - Returns: Whether it has any edge in the clip.
  mutating func begin(_ outline: Outline, rule: Outline.FillRule, clip: PixelRectangle) -> Bool {
    guard prepare(rule: rule, clip: clip) else { return false }
    outline.forEachLine(within: clip) { start, end in add(from: start, to: end) }
    y -= 1
    return !edges.isEmpty
  }

  /// Takes the outline of a stroke up, moved.
  ///
  /// - Returns: Whether it has any edge in the clip.
  mutating func begin(
    _ stroke: StrokeCorners, movedBy shift: SubpixelPoint, clip: PixelRectangle
  ) -> Bool {
    guard prepare(rule: .nonZero, clip: clip) else { return false }
    stroke.forEachLine(movedBy: shift) { start, end in add(from: start, to: end) }
    y -= 1
    return !edges.isEmpty
  }

  /// Forgets the outline before; gives whether anything can be seen of another.
  private mutating func prepare(rule: Outline.FillRule, clip: PixelRectangle) -> Bool {
    guard !clip.isEmpty else { return false }
    self.clip = clip
    self.rule = rule
    row.resize(to: clip.width)
    edges.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    if firstEdges.count < clip.height {
      firstEdges = [Int32](repeating: -1, count: clip.height)
    }
    (y, bottom) = (clip.bottom, clip.y)
    return true
  }

  /// Goes to the next row that an edge crosses.
  ///
  /// - Returns: `false` after the last one.
  mutating func nextRow() -> Bool {
    y += 1
    guard y < bottom else { return false }
    var edge = firstEdges[y - clip.y]
    firstEdges[y - clip.y] = -1
    while edge >= 0 {
      active.append(edge)
      edge = edges[Int(edge)].next
    }
    let (top, left) = (Int64(y) &<< 8, Int64(clip.x) &<< 8)
    var kept = 0
    for position in active.indices {
      let index = Int(active[position])
      let (xa, ya) = (edges[index].x &- left, edges[index].y &- top)
      edges[index].advance(to: top &+ 256)
      let (xb, yb) = (edges[index].x &- left, edges[index].y &- top)
      row.add(xa: xa, ya: ya, xb: xb, yb: yb, winding: edges[index].winding)
      if edges[index].y < edges[index].y1 {
        active[kept] = Int32(index)
        kept += 1
      }
    }
    active.removeLast(active.count - kept)
    row.take(rule: rule, x: clip.x, into: &spans)
    return true
  }

  /// Keeps the part of a line that matters to the clip.
  ///
  /// What is above, below or to the right changes nothing. To the left only the height counts, so such a
  /// line is set upright at the clip's side.
  private mutating func add(from start: FinePoint, to end: FinePoint) {
    guard start.y != end.y else { return }
    let isDown = start.y < end.y
    var (upper, lower) = isDown ? (start, end) : (end, start)
    let (clipTop, clipBottom) = (Int64(clip.y) &<< 8, Int64(clip.bottom) &<< 8)
    let (clipLeft, clipRight) = (Int64(clip.x) &<< 8, Int64(clip.right) &<< 8)
    guard lower.y > clipTop, upper.y < clipBottom else { return }
    if upper.x >= clipRight, lower.x >= clipRight { return }
    if upper.x <= clipLeft, lower.x <= clipLeft { (upper.x, lower.x) = (clipLeft, clipLeft) }
    let first = Int(max(upper.y, clipTop) >> 8)
    let slot = first - clip.y
    edges.append(
      CoverageEdge(
        x0: upper.x, y0: upper.y, x1: lower.x, y1: lower.y, winding: isDown ? 1 : -1,
        from: clipTop, next: firstEdges[slot]))
    firstEdges[slot] = Int32(truncatingIfNeeded: edges.count - 1)
    y = min(y, first)
    bottom = max(bottom, Int((min(lower.y, clipBottom) + 255) >> 8))
  }
}
