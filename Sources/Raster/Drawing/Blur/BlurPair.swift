// Blurring two rows or columns.
// Layer: Raster. Tests: SurfaceBlurTests.

/// Parts of two rows or columns that three boxes blur side by side, one after the other.
///
/// Components are in 16ths. Each box's result is rounded to the nearest of them, and up from halfway.
/// Beyond the ends of the whole row or column its last pixel goes on.
///
/// Two lines have as many components as a vector of 16 bytes has 16-bit lanes.
struct BlurPair {
  /// The components of two pixels, one of each line.
  private typealias Lanes = SIMD8<UInt16>

  private let kernel: BoxKernel
  /// The places that there are.
  private let whole: Range<Int>
  /// The first of the places whose pixels are within reach.
  private let start: Int
  /// How many places are within reach.
  private let count: Int
  /// The pixels, those within reach included: at each place that of the first line, then that of the
  /// second; after the last place comes one more, which counts for nothing.
  private var pixels: [BlurPixel]
  private var results: [BlurPixel]

  /// Creates a pair for some of the places that there are.
  init(_ kernel: BoxKernel, places: Range<Int>, of whole: Range<Int>) {
    self.kernel = kernel
    self.whole = whole
    start = places.lowerBound - kernel.reach
    count = places.count + 2 * kernel.reach
    pixels = [BlurPixel](repeating: BlurPixel(0), count: 2 * (count + 1))
    results = pixels
  }

  /// The places whose pixels are needed.
  var needed: Range<Int> { (start..<start + count).clamped(to: whole) }

  /// Sets the pixels of one line that are needed to some of a row, from one of its indices on.
  mutating func set(line: Int, to row: [UInt32], from first: Int) {
    let needed = self.needed
    var place = 2 * (needed.lowerBound - start) + line
    let source = row.span
    var target = pixels.mutableSpan
    for index in first..<first + needed.count {
      target[place] = BlurPixel(source[index])
      place += 2
    }
  }

  /// Sets the pixels of one line that are needed to others, from one of their indices on.
  mutating func set(line: Int, to others: [BlurPixel], from first: Int) {
    let needed = self.needed
    var place = 2 * (needed.lowerBound - start) + line
    let source = others.span
    var target = pixels.mutableSpan
    for index in first..<first + needed.count {
      target[place] = source[index]
      place += 2
    }
  }

  /// Both lines' pixels at one of the places the pair was created for.
  func pixels(at place: Int) -> (BlurPixel, BlurPixel) {
    let index = 2 * (place - start)
    return (pixels[index], pixels[index + 1])
  }

  /// Blurs; then the pixels at the places the pair was created for are there.
  mutating func blur() {
    extend(over: 0..<count)
    for turn in 1...3 {
      let margin = turn * (kernel.radius + 1)
      let inside = margin..<count - margin
      let indices = inside.clamped(to: whole.lowerBound - start..<whole.upperBound - start)
      if let (step, outer) = kernel.narrowWeights {
        let weights = [SIMD8<Int16>(repeating: step), SIMD8(repeating: outer)]
        Self.slide(pixels, over: indices, by: kernel, weights: weights, to: &results)
      } else {
        let (inner, outer) = (Int32(kernel.inner), Int32(kernel.outer))
        let weights = [SIMD8(repeating: inner - outer), SIMD8(repeating: outer)]
        Self.slide(pixels, over: indices, by: kernel, weights: weights, to: &results)
      }
      swap(&pixels, &results)
      extend(over: inside)
    }
  }

  /// Repeats the first and last pixel that there is at the places before and after.
  private mutating func extend(over indices: Range<Int>) {
    let (first, last) = (whole.lowerBound - start, whole.upperBound - 1 - start)
    for index in indices.prefix(max(0, first - indices.lowerBound)) { repeatPair(first, at: index) }
    for index in indices.suffix(max(0, indices.upperBound - 1 - last)) {
      repeatPair(last, at: index)
    }
  }

  private mutating func repeatPair(_ source: Int, at target: Int) {
    pixels[2 * target] = pixels[2 * source]
    pixels[2 * target + 1] = pixels[2 * source + 1]
  }

  /// Applies the box once.
  ///
  /// The weighted sum goes from one place to the next by what enters and leaves: with w the inner weight, e
  /// the outer one and r the radius, w − e times p(i + r + 1) − p(i − r), and e times
  /// p(i + r + 2) − p(i − r − 1). Those differences have 16 bits, and so have, from a radius of 16 on, the
  /// weights, which every vector unit multiplies well. The compiler sees it only where both are read, so the
  /// weights are read for each place.
  private static func slide<Weight: FixedWidthInteger & SIMDScalar>(
    _ pixels: [BlurPixel], over indices: Range<Int>, by kernel: BoxKernel,
    weights: [SIMD8<Weight>], to results: inout [BlurPixel]
  ) {
    let reach = 2 * kernel.radius + 4
    var sum = sum(of: pixels.span, around: indices.lowerBound, by: kernel)
    let first = indices.lowerBound - kernel.radius - 1
    let source = pixels.span.extracting(2 * first..<2 * (first + indices.count + reach - 1))
    let weights = weights.span.extracting(0..<2)
    precondition(2 * indices.upperBound <= results.count, "Both lines have one length.")
    var target = results.mutableSpan
    var place = 2 * indices.lowerBound
    for index in 0..<indices.count {
      // What is read, up to index + reach − 1, and what is written was checked above to be there.
      let result = Lanes(truncatingIfNeeded: sum &>> UInt32(BoxKernel.wholeBits))
      let pair = unsafeBitCast(result, to: SIMD2<UInt64>.self)
      target[unchecked: place] = BlurPixel(bits: pair.x)
      target[unchecked: place &+ 1] = BlurPixel(bits: pair.y)
      place &+= 2
      let inside = lanes(of: source, at: index &+ reach &- 2) &- lanes(of: source, at: index &+ 1)
      let outside = lanes(of: source, at: index &+ reach &- 1) &- lanes(of: source, at: index)
      let steps = SIMD8<Int32>(truncatingIfNeeded: weights[unchecked: 0])
      let outers = SIMD8<Int32>(truncatingIfNeeded: weights[unchecked: 1])
      let change = wide(inside) &* steps &+ wide(outside) &* outers
      sum = sum &+ SIMD8<UInt32>(truncatingIfNeeded: change)
    }
  }

  /// The weighted sum around a place, and half a unit for rounding.
  private static func sum(
    of source: Span<BlurPixel>, around place: Int, by kernel: BoxKernel
  ) -> SIMD8<UInt32> {
    var sum = SIMD8<UInt32>(repeating: 0)
    for index in place - kernel.radius...place + kernel.radius {
      sum = sum &+ SIMD8<UInt32>(truncatingIfNeeded: lanes(of: source, at: index))
    }
    let ends =
      SIMD8<UInt32>(truncatingIfNeeded: lanes(of: source, at: place - kernel.radius - 1))
      &+ SIMD8<UInt32>(truncatingIfNeeded: lanes(of: source, at: place + kernel.radius + 1))
    let half = UInt32(1) << UInt32(BoxKernel.wholeBits - 1)
    return sum &* kernel.inner &+ ends &* kernel.outer &+ half
  }

  /// The components at a place, which is one that there is.
  private static func lanes(of pixels: Span<BlurPixel>, at place: Int) -> Lanes {
    unsafeBitCast(
      SIMD2(pixels[unchecked: 2 &* place].bits, pixels[unchecked: 2 &* place &+ 1].bits),
      to: Lanes.self)
  }

  /// Differences of components, which may be below 0.
  private static func wide(_ differences: Lanes) -> SIMD8<Int32> {
    SIMD8<Int32>(truncatingIfNeeded: unsafeBitCast(differences, to: SIMD8<Int16>.self))
  }
}
