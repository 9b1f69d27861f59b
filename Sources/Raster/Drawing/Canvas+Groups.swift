// Groups and masks.
// Layer: Raster. Tests: CanvasGroupTests.

/// An outline through which a group is seen, by the alpha of an ink.
public struct CanvasMask: Hashable, Sendable {
  /// Inside it the group is seen.
  public let outline: Outline
  /// Which points are inside.
  public let rule: Outline.FillRule
  /// Its alpha says how much of the group is seen; its colour does not count.
  public let ink: Ink

  /// Creates a mask; without an ink, what is inside is seen whole.
  ///
  /// - Parameters:
  ///   - outline: Inside it the group is seen.
  ///   - rule: Which points are inside.
  ///   - ink: Its alpha says how much is seen.
  public init(
    _ outline: Outline, rule: Outline.FillRule = .nonZero,
    ink: Ink = .color(PixelColor(red: 0, green: 0, blue: 0))
  ) {
    self.outline = outline
    self.rule = rule
    self.ink = ink
  }
}

extension Canvas {
  /// Starts a group: what is drawn until `endGroup` goes to a transparent bitmap of its own.
  ///
  /// Groups nest. The bitmap reaches as far as the clip; time is spent only on what is drawn.
  public mutating func beginGroup() {
    let bounds = clip.intersection(surface.bounds)
    let count = bounds.width * bounds.height
    var pixels = spares.popLast() ?? []
    if pixels.count < count { pixels = [UInt32](repeating: 0, count: count) }
    parents.append(surface)
    surface = Surface(bounds: bounds, pixels: pixels)
  }

  /// Ends a group: draws what it gathered, through a mask and an opacity.
  ///
  /// The weight of a pixel is the mask's coverage · the alpha of its ink / 255, rounded to the nearest,
  /// times the opacity / 255, rounded to the nearest; all of the group's components are multiplied by it.
  ///
  /// - Parameters:
  ///   - opacity: How much of it is drawn, in 255ths.
  ///   - mask: What it is seen through; without one, all of it is seen.
  /// - Precondition: a group was begun.
  public mutating func endGroup(opacity: UInt8 = 255, mask: CanvasMask? = nil) {
    precondition(!parents.isEmpty, "A group is begun before it is ended.")
    var group = surface
    surface = parents.removeLast()
    let area = clip.intersection(group.drawn)
    if opacity > 0, !area.isEmpty {
      if let mask {
        draw(group, in: area, through: mask, opacity: UInt32(opacity))
      } else {
        draw(group, in: area, opacity: UInt32(opacity))
      }
    }
    group.erase()
    spares.append(group.pixels)
  }

  private mutating func draw(_ group: Surface, in area: PixelRectangle, opacity: UInt32) {
    surface.drawn = surface.drawn.union(area)
    for y in area.y..<area.bottom {
      surface.draw(
        group.pixels, from: group.index(x: area.x, y: y), weight: opacity,
        at: surface.index(x: area.x, y: y), count: area.width)
    }
  }

  private mutating func draw(
    _ group: Surface, in area: PixelRectangle, through mask: CanvasMask, opacity: UInt32
  ) {
    guard scanner.begin(mask.outline, rule: mask.rule, clip: area) else { return }
    switch mask.ink {
    case .color(let color):
      draw(group, alpha: UInt32(color.alpha), opacity: opacity)
    case .linearGradient(let gradient):
      let rows = GradientRows(gradient, columns: area.x..<area.right)
      draw(group, alphaOf: rows, opacity: opacity)
    case .image(let image):
      draw(group, alphaOf: rows(of: image, in: area), opacity: opacity)
    }
  }

  /// Draws a group wherever the scanner's outline is, by one alpha.
  private mutating func draw(_ group: Surface, alpha: UInt32, opacity: UInt32) {
    while scanner.nextRow() {
      surface.noteDrawn(scanner.spans, y: scanner.y)
      for span in scanner.spans {
        let share = PixelArithmetic.dividedBy255(UInt32(span.coverage) * alpha)
        surface.draw(
          group.pixels, from: group.index(x: span.x, y: scanner.y),
          weight: PixelArithmetic.dividedBy255(share * opacity),
          at: surface.index(x: span.x, y: scanner.y), count: span.count)
      }
    }
  }

  /// Draws a group wherever the scanner's outline is, by an ink's alpha.
  private mutating func draw(_ group: Surface, alphaOf rows: some InkRows, opacity: UInt32) {
    var rows = rows
    while let start = nextInkRow(of: &rows) {
      for span in scanner.spans {
        surface.draw(
          group.pixels, from: group.index(x: span.x, y: scanner.y), through: inkRow,
          from: span.x - start, MaskShare(coverage: UInt32(span.coverage), opacity: opacity),
          at: surface.index(x: span.x, y: scanner.y), count: span.count)
      }
    }
  }
}
