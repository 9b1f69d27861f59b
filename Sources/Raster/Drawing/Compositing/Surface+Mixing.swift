// Mixing runs of pixels.
// Layer: Raster. Tests: CompositingTests.

extension Surface {
  /// Replaces a run of pixels by others, by a weight: their components times 1 − weight / 255 plus the
  /// others' times weight / 255, rounded to the nearest once.
  ///
  /// - Parameters:
  ///   - others: The premultiplied pixels.
  ///   - offset: The first one that counts.
  ///   - weight: How much of them is taken, in 255ths.
  ///   - index: Where the run starts.
  ///   - count: How many pixels it has.
  mutating func mix(_ others: [UInt32], from offset: Int, weight: UInt32, at index: Int, count: Int)
  {
    if weight == 0 { return }
    let weights = PixelVector.Lanes(repeating: UInt16(truncatingIfNeeded: weight))
    let whole = count / PixelVector.count * PixelVector.count
    let others = others.span
    others.checkRun(at: offset, count: count)
    var target = pixels.mutableSpan
    target.checkRun(at: index, count: count)
    for place in stride(from: 0, to: whole, by: PixelVector.count) {
      let (backdrop, other) = (
        target.vector(unchecked: index + place), others.vector(unchecked: offset + place)
      )
      target.set(PixelVector.mixed(backdrop, other, weights: weights), unchecked: index + place)
    }
    for place in whole..<count {
      target[index + place] = PixelArithmetic.mixed(
        target[index + place], others[offset + place], weight: weight)
    }
  }
}
