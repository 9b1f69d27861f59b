// Compositing runs of pixels.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: CompositingTests.

extension Surface {
  /// Replaces a run of pixels.
  mutating func replace(with pixel: UInt32, at index: Int, count: Int) {
    for place in index..<index + count { pixels[place] = pixel }
  }

  /// Makes all transparent that was drawn on.
  mutating func erase() {
    if drawn.isEmpty { return }
    for y in drawn.y..<drawn.bottom {
      replace(with: 0, at: index(x: drawn.x, y: y), count: drawn.width)
    }
    drawn.width = 0
  }

  /// Draws one premultiplied pixel over another.
  mutating func draw(_ source: UInt32, at index: Int) {
    pixels[index] = PixelArithmetic.over(source, pixels[index])
  }

  /// Draws one premultiplied pixel over a run of pixels.
  mutating func draw(_ source: UInt32, at index: Int, count: Int) {
    if source == 0 { return }
    if source >> 24 == 255 {
      replace(with: source, at: index, count: count)
    } else {
      for place in index..<index + count {
        pixels[place] = PixelArithmetic.over(source, pixels[place])
      }
    }
  }

  /// Draws pixels, each times weight / 255, over a run of pixels.
  ///
  /// - Parameters:
  ///   - sources: The premultiplied pixels.
  ///   - offset: The first one that is drawn.
  mutating func draw(
    _ sources: [UInt32], from offset: Int, weight: UInt32, at index: Int, count: Int
  ) {
    for place in 0..<count {
      let source = PixelArithmetic.scaled(sources[offset + place], by: weight)
      pixels[index + place] = PixelArithmetic.over(source, pixels[index + place])
    }
  }
}
