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
    // Neighbours are often the same.
    var (last, seen) = (0 as UInt32, colors.pixel(0))
    while scanner.nextRow() {
      surface.noteDrawn(scanner.spans, y: scanner.y)
      for span in scanner.spans {
        let share = PixelArithmetic.dividedBy255(UInt32(span.coverage) * UInt32(weight))
        let target = surface.index(x: span.x, y: scanner.y)
        let source = (scanner.y - area.y) * area.width + span.x - area.x
        for column in 0..<span.count {
          let backdrop = surface.pixels[target + column]
          let pixel = kernel == nil ? backdrop : blur.pixels[source + column]
          if pixel != last { (last, seen) = (pixel, colors.pixel(pixel)) }
          surface.pixels[target + column] = PixelArithmetic.mixed(backdrop, seen, weight: share)
        }
      }
    }
  }
}
