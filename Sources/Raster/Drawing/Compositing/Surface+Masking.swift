// Compositing runs of pixels through a mask.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: CompositingTests.

/// How much of a run of masked pixels is drawn, besides the alpha of the mask's pixels.
struct MaskShare {
  /// How much of each pixel the mask's outline covers, in 255ths.
  let coverage: UInt32
  /// How much of what is seen through the mask is drawn, in 255ths.
  let opacity: UInt32

  /// The weight of a pixel of the mask: coverage · alpha / 255 to the nearest, times opacity / 255 to the
  /// nearest.
  func weight(of maskPixel: UInt32) -> UInt32 {
    let share = PixelArithmetic.dividedBy255(coverage &* (maskPixel >> 24))
    return PixelArithmetic.dividedBy255(share &* opacity)
  }

  /// The weights of eight pixels, at both of their components.
  func weights(of maskPixels: PixelVector.Pixels) -> PixelVector.Lanes {
    let alphas = PixelVector.spread(maskPixels &>> 24)
    let shares = PixelVector.dividedBy255(alphas &* UInt16(truncatingIfNeeded: coverage))
    return PixelVector.dividedBy255(shares &* UInt16(truncatingIfNeeded: opacity))
  }
}

extension Surface {
  /// Draws pixels, each times its weight / 255, over a run of pixels.
  ///
  /// - Parameters:
  ///   - sources: The premultiplied pixels.
  ///   - offset: The first one that is drawn.
  ///   - mask: The pixels whose alpha counts.
  ///   - maskOffset: The first one of these.
  ///   - share: What else counts.
  ///   - index: Where the run starts.
  ///   - count: How many pixels it has.
  mutating func draw(
    _ sources: [UInt32], from offset: Int, through mask: [UInt32], from maskOffset: Int,
    _ share: MaskShare, at index: Int, count: Int
  ) {
    let whole = count / PixelVector.count * PixelVector.count
    let sources = sources.span
    sources.checkRun(at: offset, count: count)
    let mask = mask.span
    mask.checkRun(at: maskOffset, count: count)
    var target = pixels.mutableSpan
    target.checkRun(at: index, count: count)
    for place in stride(from: 0, to: whole, by: PixelVector.count) {
      let weights = share.weights(of: mask.vector(unchecked: maskOffset + place))
      let source = PixelVector.scaled(sources.vector(unchecked: offset + place), by: weights)
      let backdrop = target.vector(unchecked: index + place)
      target.set(PixelVector.over(source, backdrop), unchecked: index + place)
    }
    for place in whole..<count {
      let weight = share.weight(of: mask[maskOffset + place])
      let source = PixelArithmetic.scaled(sources[offset + place], by: weight)
      target[index + place] = PixelArithmetic.over(source, target[index + place])
    }
  }
}
