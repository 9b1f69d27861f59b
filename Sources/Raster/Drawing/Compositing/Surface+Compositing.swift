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
    drawn.width = 0
  }

  /// Draws one premultiplied pixel over a run of pixels.
  mutating func draw(_ source: UInt32, at index: Int, count: Int) {
    if source >> 24 == 255 { return replace(with: source, at: index, count: count) }
    Self.draw(source, over: &pixels, at: index, count: count)
  }

  /// Draws one premultiplied pixel over a run of pixels.
  static func draw(_ source: UInt32, over pixels: inout [UInt32], at index: Int, count: Int) {
    if source == 0 { return }
    let sources = PixelVector.Pixels(repeating: source)
    let rest = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- source >> 24))
    let whole = count / PixelVector.count * PixelVector.count
    var target = pixels.mutableSpan
    for place in stride(from: index, to: index + whole, by: PixelVector.count) {
      target.set(sources &+ PixelVector.scaled(target.vector(at: place), by: rest), at: place)
    }
    for place in index + whole..<index + count {
      target[place] = PixelArithmetic.over(source, target[place])
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
    var target = pixels.mutableSpan
    for place in stride(from: 0, to: whole, by: PixelVector.count) {
      var source = sources.vector(at: offset + place)
      if weight < 255 { source = PixelVector.scaled(source, by: weights) }
      let backdrop = target.vector(at: index + place)
      target.set(PixelVector.over(source, backdrop), at: index + place)
    }
    for place in whole..<count {
      let source = PixelArithmetic.scaled(sources[offset + place], by: weight)
      target[index + place] = PixelArithmetic.over(source, target[index + place])
    }
  }
}
