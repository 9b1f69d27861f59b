// Compositing runs of pixels.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: CompositingTests.

extension Surface {
  /// Replaces a run of pixels.
  mutating func replace(with pixel: UInt32, at index: Int, count: Int) {
    var target = pixels.mutableSpan
    for place in index..<index + count { target[place] = pixel }
  }

  /// Makes all transparent that was drawn on.
  mutating func erase() {
    if drawn.isEmpty { return }
    for y in drawn.y..<drawn.bottom {
      replace(with: 0, at: index(x: drawn.x, y: y), count: drawn.width)
    }
    drawn = PixelRectangle(x: drawn.x, y: drawn.y, width: 0, height: 0)
  }

  /// Draws one premultiplied pixel over the spans of a row.
  ///
  /// - Parameters:
  ///   - pixel: The pixel.
  ///   - opacity: How much of it is drawn where it covers all, in 255ths.
  ///   - spans: How much of which pixels it covers.
  ///   - y: The row.
  mutating func draw(_ pixel: UInt32, opacity: UInt32, over spans: [CoverageSpan], y: Int) {
    noteDrawn(spans, y: y)
    let start = index(x: 0, y: y)
    var target = pixels.mutableSpan
    for span in spans {
      let weight = PixelArithmetic.dividedBy255(UInt32(span.coverage) &* opacity)
      let source = PixelArithmetic.scaled(pixel, by: weight)
      Self.draw(source, over: &target, at: start + span.x, count: span.count)
    }
  }

  /// Draws one premultiplied pixel over a run of pixels.
  static func draw(
    _ source: UInt32, over target: inout MutableSpan<UInt32>, at index: Int, count: Int
  ) {
    target.checkRun(at: index, count: count)
    if source >> 24 == 255 {
      for place in index..<index + count { target[unchecked: place] = source }
      return
    }
    var place = index
    let end = index + count
    if count >= PixelVector.count {
      let sources = PixelVector.Pixels(repeating: source)
      let rest = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- source >> 24))
      while place <= end - PixelVector.count {
        let backdrop = target.vector(unchecked: place)
        target.set(sources &+ PixelVector.scaled(backdrop, by: rest), unchecked: place)
        place += PixelVector.count
      }
    }
    while place < end {
      target[unchecked: place] = PixelArithmetic.over(source, target[unchecked: place])
      place += 1
    }
  }

  /// Draws pixels, each times weight / 255, over a run of pixels.
  ///
  /// - Parameters:
  ///   - sources: The premultiplied pixels.
  ///   - offset: The first one that is drawn.
  ///   - weight: How much of them is drawn, in 255ths.
  ///   - index: Where the run starts.
  ///   - count: How many pixels it has.
  mutating func draw(
    _ sources: [UInt32], from offset: Int, weight: UInt32, at index: Int, count: Int
  ) {
    if weight == 0 { return }
    let weights = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: weight))
    let whole = count / PixelVector.count * PixelVector.count
    let sources = sources.span
    sources.checkRun(at: offset, count: count)
    var target = pixels.mutableSpan
    target.checkRun(at: index, count: count)
    for place in stride(from: 0, to: whole, by: PixelVector.count) {
      var source = sources.vector(unchecked: offset + place)
      if weight < 255 { source = PixelVector.scaled(source, by: weights) }
      let backdrop = target.vector(unchecked: index + place)
      target.set(PixelVector.over(source, backdrop), unchecked: index + place)
    }
    for place in whole..<count {
      let source = PixelArithmetic.scaled(sources[offset + place], by: weight)
      target[index + place] = PixelArithmetic.over(source, target[index + place])
    }
  }
}
