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

  /// What is walked down.
  private enum Source: Sendable {
    case outline(Outline)
    case stroke(StrokeCorners, movedBy: SubpixelPoint)
  }

  /// How many pixels of an outline are gathered at a time, at least: a megabyte of numbers.
  private static let pixelsAtATime = 1 << 18
  /// How many more they are for each point of it, so that to walk along all of its lines for each part takes
  /// no longer than to look at the pixels.
  private static let pixelsPerPoint = 16

  private var source = Source.outline(Outline())
  private var rule = Outline.FillRule.nonZero
  /// The pixels that the outline may cover and that are looked at.
  private var area = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
  /// How many rows are gathered at a time.
  private var rowsAtATime = 1
  /// The areas of some rows.
  private var grid = CoverageGrid()

  /// Takes an outline up; `nextRow` then goes to its first row.
  ///
  /// Coordinates past 2²⁹ 256ths (two million pixels) are taken as 2²⁹.
  ///
  /// - Precondition: `nextRow` went past the last row of the outline before.
  /// - Returns: Whether any of the clip lies within its bounds.
  mutating func begin(_ outline: Outline, rule: Outline.FillRule, clip: PixelRectangle) -> Bool {
    begin(.outline(outline), within: outline.bounds.intersection(clip), outline.elements.count)
    self.rule = rule
    return !area.isEmpty
  }

  /// Takes the outline of a stroke up, moved.
  ///
  /// - Precondition: `nextRow` went past the last row of the outline before.
  /// - Returns: Whether any of the clip lies within its bounds.
  mutating func begin(
    _ stroke: StrokeCorners, movedBy shift: SubpixelPoint, clip: PixelRectangle
  ) -> Bool {
    begin(
      .stroke(stroke, movedBy: shift), within: stroke.bounds(movedBy: shift).intersection(clip),
      stroke.points.count)
    rule = .nonZero
    return !area.isEmpty
  }

  private mutating func begin(_ source: Source, within area: PixelRectangle, _ pointCount: Int) {
    self.source = source
    self.area = area
    let pixels = max(Self.pixelsAtATime, pointCount * Self.pixelsPerPoint)
    rowsAtATime = max(1, pixels / max(1, area.width))
    grid.reset(to: PixelRectangle(x: area.x, y: area.y, width: area.width, height: 0))
    y = area.y - 1
  }

  /// Goes to the next row that the outline covers a part of.
  ///
  /// - Returns: `false` after the last one.
  mutating func nextRow() -> Bool {
    while y + 1 < area.bottom {
      y += 1
      if y == grid.area.bottom { gather() }
      grid.take(y: y, rule: rule, into: &spans)
      if !spans.isEmpty { return true }
    }
    return false
  }

  /// Adds the outline's lines to the rows from the current one on.
  private mutating func gather() {
    let height = min(rowsAtATime, area.bottom - y)
    let part = PixelRectangle(x: area.x, y: y, width: area.width, height: height)
    grid.reset(to: part)
    switch source {
    case .outline(let outline):
      outline.forEachLine(within: part) { start, end in grid.add(from: start, to: end) }
    case .stroke(let corners, let shift):
      corners.forEachLine(movedBy: shift) { start, end in grid.add(from: start, to: end) }
    }
  }
}
