// Reading and writing eight pixels at a time.
// Layer: Raster. Tests: CompositingTests.
//
// Lane by lane, the compiler makes one load or store of it. That the pixels are there is checked once for a
// whole run, by `Span.checkRun`.

extension Span {
  /// Stops unless the elements of a run are there.
  func checkRun(at index: Int, count: Int) {
    precondition(index >= 0 && count >= 0 && index <= self.count - count, "A run lies in its row.")
  }
}

extension MutableSpan {
  /// Stops unless the elements of a run are there.
  func checkRun(at index: Int, count: Int) {
    precondition(index >= 0 && count >= 0 && index <= self.count - count, "A run lies in its row.")
  }
}

extension Span<UInt32> {
  /// Eight pixels from an index on, which a check found to be there.
  @inline(__always) func vector(unchecked index: Int) -> PixelVector.Pixels {
    var pixels = PixelVector.Pixels()
    for lane in 0..<PixelVector.count { pixels[lane] = self[unchecked: index &+ lane] }
    return pixels
  }
}

extension MutableSpan<UInt32> {
  /// Eight pixels from an index on, which a check found to be there.
  @inline(__always) func vector(unchecked index: Int) -> PixelVector.Pixels {
    var pixels = PixelVector.Pixels()
    for lane in 0..<PixelVector.count { pixels[lane] = self[unchecked: index &+ lane] }
    return pixels
  }

  /// Replaces eight pixels from an index on, which a check found to be there.
  @inline(__always) mutating func set(_ pixels: PixelVector.Pixels, unchecked index: Int) {
    for lane in 0..<PixelVector.count { self[unchecked: index &+ lane] = pixels[lane] }
  }
}
