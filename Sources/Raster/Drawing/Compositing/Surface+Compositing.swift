// Compositing runs of pixels.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: CompositingTests.
//
// Vectors are read and written through pointers: arrays have no such access that is not one pixel at a
// time, and with it the card of `raster-benchmark` takes five times as long.

extension Surface {
  /// Replaces a run of pixels.
  mutating func replace(with pixel: UInt32, at index: Int, count: Int) {
    pixels.withUnsafeMutableBufferPointer {
      $0[index..<index + count].update(repeating: pixel)
    }
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
    if source >> 24 == 255 { return replace(with: source, at: index, count: count) }
    let vectors = count / PixelVector.count
    if vectors > 0 {
      let sources = PixelVector.Pixels(repeating: source)
      let rest = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: 255 &- source >> 24))
      pixels.withUnsafeMutableBytes { bytes in
        for vector in 0..<vectors {
          let place = 4 * index + vector * MemoryLayout<PixelVector.Pixels>.size
          let backdrop = bytes.loadUnaligned(fromByteOffset: place, as: PixelVector.Pixels.self)
          bytes.storeBytes(
            of: sources &+ PixelVector.scaled(backdrop, by: rest), toByteOffset: place,
            as: PixelVector.Pixels.self)
        }
      }
    }
    for place in index + vectors * PixelVector.count..<index + count { draw(source, at: place) }
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
    let vectors = count / PixelVector.count
    if vectors > 0 {
      let weights = PixelVector.Lanes(repeating: UInt16(weight))
      sources[offset..<offset + count].withUnsafeBytes { sources in
        pixels.withUnsafeMutableBytes { bytes in
          for vector in 0..<vectors {
            let step = vector * MemoryLayout<PixelVector.Pixels>.size
            let place = 4 * index + step
            var source = sources.loadUnaligned(fromByteOffset: step, as: PixelVector.Pixels.self)
            if weight < 255 { source = PixelVector.scaled(source, by: weights) }
            let backdrop = bytes.loadUnaligned(fromByteOffset: place, as: PixelVector.Pixels.self)
            bytes.storeBytes(
              of: PixelVector.over(source, backdrop), toByteOffset: place,
              as: PixelVector.Pixels.self)
          }
        }
      }
    }
    for place in vectors * PixelVector.count..<count {
      draw(PixelArithmetic.scaled(sources[offset + place], by: weight), at: index + place)
    }
  }
}
