// Drawing on a bitmap.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: CanvasTests.

/// Draws on a bitmap: anti-aliased, source-over, in gamma-encoded sRGB, in integers only.
///
/// How much of a pixel an outline covers is its exact area on the grid of 256ths, in 255ths, rounded to
/// the nearest: so shapes that meet at the side of a pixel leave no seam. Within one pixel the areas of
/// parts that overlap add up, at most to the whole pixel, and those that wind in opposite directions
/// cancel: there an outline that crosses itself is darker or lighter than its exact area. What is drawn, coverage ·
/// opacity / 255 rounded to the nearest, is the weight of the ink there: its premultiplied components
/// times weight / 255, rounded to the nearest, are drawn over what is below,
/// s + d · (255 − a) / 255 with the quotient rounded to the nearest.
///
/// A canvas keeps the memory that drawing needs: one that is used for many pictures is faster than a new
/// one for each.
public struct Canvas: Sendable {
  /// The size of what is drawn on.
  public let size: PixelSize

  /// Nothing outside these pixels is changed; those inside become what they would without a clip.
  ///
  /// It may be set at any time, and may leave the bitmap. A group reaches as far as the clip did when it
  /// was begun.
  public var clip: PixelRectangle

  /// What is drawn on now: the bitmap, or a group.
  var surface: Surface
  /// What the groups that are open lie on, the bitmap first.
  var parents: [Surface] = []
  /// Transparent pixels for groups to come.
  var spares: [[UInt32]] = []
  /// Walks along outlines.
  var scanner = CoverageScanner()
  /// The outlines of strokes.
  private var strokes = KeptStrokes()
  /// Pictures that are shown smaller than they are.
  var reducedPictures = ReducedPictures()
  /// Blurs what lies below panes.
  var blur = SurfaceBlur()
  /// The ink's pixels of one row.
  var inkRow: [UInt32] = []

  /// Creates a canvas over a bitmap.
  public init(_ bitmap: Bitmap) {
    size = bitmap.size
    clip = PixelRectangle(bitmap.size)
    surface = Surface(bounds: PixelRectangle(bitmap.size), pixels: bitmap.pixels)
  }

  /// What is drawn on, without the groups that are still open.
  ///
  /// While a copy of it is kept, the next drawing first copies all pixels.
  public var bitmap: Bitmap {
    Bitmap(size: size, pixels: parents.first?.pixels ?? surface.pixels)
  }

  /// Replaces all pixels inside the clip by a colour, whatever its alpha.
  public mutating func clear(to color: PixelColor) {
    let area = clip.intersection(surface.bounds)
    if area.isEmpty { return }
    surface.drawn = surface.drawn.union(area)
    for y in area.y..<area.bottom {
      surface.replace(
        with: color.premultiplied, at: surface.index(x: area.x, y: y), count: area.width)
    }
  }

  /// Fills the inside of an outline.
  ///
  /// Each subpath is closed. Curves are replaced by chords at most a 64th of a pixel away.
  ///
  /// - Parameters:
  ///   - outline: The outline; coordinates past 2²⁹ (two million pixels) are taken as 2²⁹.
  ///   - rule: Which points are inside.
  ///   - ink: What the inside shows.
  ///   - opacity: What the ink's alpha is multiplied by, in 255ths.
  public mutating func fill(
    _ outline: Outline, rule: Outline.FillRule = .nonZero, with ink: Ink, opacity: UInt8 = 255
  ) {
    let area = clip.intersection(surface.bounds)
    guard opacity > 0, scanner.begin(outline, rule: rule, clip: area) else { return }
    fill(with: ink, in: area, opacity: opacity)
  }

  /// Draws an ink wherever the scanner's outline is.
  private mutating func fill(with ink: Ink, in area: PixelRectangle, opacity: UInt8) {
    switch ink {
    case .color(let color):
      fill(with: color.premultiplied, opacity: UInt32(opacity))
    case .linearGradient(let gradient):
      fill(with: GradientRows(gradient, columns: area.x..<area.right), opacity: UInt32(opacity))
    case .image(let image):
      fill(with: rows(of: image, in: area), opacity: UInt32(opacity))
    }
  }

  /// A picture's pixels.
  mutating func rows(of image: ImageInk, in area: PixelRectangle) -> ImageRows {
    ImageRows(
      image, reduced: reducedPictures.picture(of: image), columns: area.x..<area.right)
  }

  /// Draws an ink's pixels wherever the scanner's outline is.
  private mutating func fill(with rows: some InkRows, opacity: UInt32) {
    var rows = rows
    while let start = nextInkRow(of: &rows) {
      for span in scanner.spans {
        surface.draw(
          inkRow, from: span.x - start,
          weight: PixelArithmetic.dividedBy255(UInt32(span.coverage) * opacity),
          at: surface.index(x: span.x, y: scanner.y), count: span.count)
      }
    }
  }

  /// Goes to the scanner's next row and takes an ink's pixels of it into `inkRow`.
  ///
  /// - Returns: The column of the first of them, or `nil` after the last row.
  mutating func nextInkRow(of rows: inout some InkRows) -> Int? {
    guard scanner.nextRow(), let first = scanner.spans.first, let last = scanner.spans.last else {
      return nil
    }
    surface.noteDrawn(scanner.spans, y: scanner.y)
    if inkRow.count < surface.bounds.width {
      inkRow = [UInt32](repeating: 0, count: surface.bounds.width)
    }
    rows.write(y: scanner.y, columns: first.x..<last.x + last.count, to: &inkRow)
    return first.x
  }

  /// Draws one pixel wherever the scanner's outline is.
  private mutating func fill(with pixel: UInt32, opacity: UInt32) {
    while scanner.nextRow() {
      surface.draw(pixel, opacity: opacity, over: scanner.spans, y: scanner.y)
    }
  }

  /// Fills a line along an outline.
  ///
  /// A subpath without length is a dot if the ends are round, and nothing if not; a move alone is nothing.
  /// Where the line crosses itself it is not drawn twice, but in pixels at its edge, whose coverage adds
  /// up.
  ///
  /// - Parameters:
  ///   - outline: The middle of the line; coordinates past 2²⁹ (two million pixels) are taken as 2²⁹.
  ///   - width: The width in 256ths of a pixel; nothing is drawn below 1.
  ///   - ends: How it ends and turns.
  ///   - ink: What the line shows.
  ///   - opacity: What the ink's alpha is multiplied by, in 255ths.
  public mutating func stroke(
    _ outline: Outline, width: Int32, ends: StrokeEnds, with ink: Ink, opacity: UInt8 = 255
  ) {
    // A mitre reaches four times half the width, and where the sides of a turn meet on its inner side is
    // up to √512 times half the width away: so far a turn, which depends on the pieces next to it, counts.
    let reach = 12 * (Int(max(0, width)) / SubpixelPoint.stepsPerPixel + 1)
    let area = clip.intersection(surface.bounds)
    let bounds = outline.bounds
    if opacity == 0 || area.intersection(bounds.grown(by: reach)).isEmpty { return }
    let (corners, shift) = strokes.corners(of: outline, within: bounds, width: width, ends: ends)
    guard scanner.begin(corners, movedBy: shift, clip: area) else { return }
    fill(with: ink, in: area, opacity: opacity)
  }
}
