// Translucent panes.
// Layer: Raster. Tests: MaterialTests.

extension PixelMaterial {
  /// How many pixels away what lies below still counts: the reach of the blur.
  public var reach: Int { BoxKernel(deviation: deviation)?.reach ?? 0 }
}

extension Canvas {
  /// Replaces what lies inside an outline, by a weight, with what it looks like through a material.
  ///
  /// The blur is three boxes along the rows and three along the columns, with the variance of a Gaussian
  /// of the material's deviation; beyond the sides of the bitmap, or of the group, its outermost pixels go
  /// on. The tint is drawn over the blurred pixels, then the blend is applied, then coverage · weight / 255,
  /// rounded to the nearest, is how much of the result replaces what was there, rounded to the nearest
  /// once.
  ///
  /// Pixels up to the material's `reach` outside the clip are read, and are to be what they would be
  /// without a clip: draw what lies below with a clip that is larger by that, then set the clip.
  ///
  /// - Parameters:
  ///   - material: What is seen.
  ///   - outline: The pane.
  ///   - rule: Which points are inside.
  ///   - weight: How much of it is seen, in 255ths.
  public mutating func apply(
    _ material: PixelMaterial, inside outline: Outline, rule: Outline.FillRule = .nonZero,
    weight: UInt8 = 255
  ) {
    let area = clip.intersection(surface.bounds).intersection(outline.bounds)
    guard weight > 0, scanner.begin(outline, rule: rule, clip: area) else { return }
    let colors = MaterialColors(material)
    let kernel = BoxKernel(deviation: material.deviation)
    if let kernel { blur.blur(surface, in: area, by: kernel) }
    if inkRow.count < area.width { inkRow = [UInt32](repeating: 0, count: surface.bounds.width) }
    while scanner.nextRow() {
      guard let first = scanner.spans.first, let last = scanner.spans.last else { continue }
      surface.noteDrawn(scanner.spans, y: scanner.y)
      let count = last.x + last.count - first.x
      if kernel == nil {
        Self.copy(surface.pixels, from: surface.index(x: first.x, y: scanner.y), count, to: &inkRow)
      } else {
        let start = (scanner.y - area.y) * area.width + first.x - area.x
        Self.copy(blur.pixels, from: start, count, to: &inkRow)
      }
      colors.apply(to: &inkRow, count: count)
      for span in scanner.spans {
        surface.mix(
          inkRow, from: span.x - first.x,
          weight: PixelArithmetic.dividedBy255(UInt32(span.coverage) * UInt32(weight)),
          at: surface.index(x: span.x, y: scanner.y), count: span.count)
      }
    }
  }

  /// Copies some pixels to the start of a row.
  private static func copy(
    _ pixels: [UInt32], from start: Int, _ count: Int, to row: inout [UInt32]
  ) {
    let source = pixels.span
    var target = row.mutableSpan
    for index in 0..<count { target[index] = source[start + index] }
  }
}
