// Blurring one row or column.
// Layer: Raster. Tests: SurfaceBlurTests.

/// A part of a row or column that is blurred by three boxes, one after the other.
///
/// Components are in 16ths. Each box's result is rounded to the nearest of them, and up from halfway.
/// Beyond the ends of the whole row or column its last pixel goes on.
struct BlurLine {
  private let kernel: BoxKernel
  /// The places that there are.
  private let whole: Range<Int>
  /// The place of the first of `values`.
  private let start: Int
  /// The pixels, those within reach included.
  private(set) var values: [SIMD4<UInt32>]
  private var results: [SIMD4<UInt32>]

  /// Creates a line for some of the places that there are.
  init(_ kernel: BoxKernel, places: Range<Int>, of whole: Range<Int>) {
    self.kernel = kernel
    self.whole = whole
    start = places.lowerBound - kernel.reach
    let count = places.count + 2 * kernel.reach
    values = [SIMD4<UInt32>](repeating: .zero, count: count)
    results = values
  }

  /// The places whose pixels are needed.
  var needed: Range<Int> { (start..<start + values.count).clamped(to: whole) }

  /// Sets the pixels that are needed to some of a row, from one of its indices on.
  mutating func set(_ row: [UInt32], from first: Int) {
    let needed = self.needed
    let source = row.span
    let offset = needed.lowerBound - start
    var target = values.mutableSpan
    for index in 0..<needed.count {
      target[offset + index] = BlurPixel(source[first + index]).components
    }
  }

  /// Sets the pixels that are needed to others, from one of their indices on.
  mutating func set(_ pixels: [BlurPixel], from first: Int) {
    let needed = self.needed
    let source = pixels.span
    let offset = needed.lowerBound - start
    var target = values.mutableSpan
    for index in 0..<needed.count {
      target[offset + index] = source[first + index].components
    }
  }

  /// The pixel at one of the places the line was created for.
  func pixel(at place: Int) -> BlurPixel { BlurPixel(values[place - start]) }

  /// Blurs; then the pixels at the places the line was created for are there.
  mutating func blur() {
    extend(over: 0..<values.count)
    for turn in 1...3 {
      let margin = turn * (kernel.radius + 1)
      let inside = margin..<values.count - margin
      let indices = inside.clamped(to: whole.lowerBound - start..<whole.upperBound - start)
      Self.blurOnce(values, at: indices, by: kernel, to: &results)
      swap(&values, &results)
      extend(over: inside)
    }
  }

  /// Repeats the first and last pixel that there is at the places before and after.
  private mutating func extend(over indices: Range<Int>) {
    let (first, last) = (whole.lowerBound - start, whole.upperBound - 1 - start)
    for index in indices.prefix(max(0, first - indices.lowerBound)) {
      values[index] = values[first]
    }
    for index in indices.suffix(max(0, indices.upperBound - 1 - last)) {
      values[index] = values[last]
    }
  }

  private static func blurOnce(
    _ values: [SIMD4<UInt32>], at indices: Range<Int>, by kernel: BoxKernel,
    to results: inout [SIMD4<UInt32>]
  ) {
    let radius = kernel.radius
    let (inner, outer) = (SIMD4(repeating: kernel.inner), SIMD4(repeating: kernel.outer))
    let half = SIMD4<UInt32>(repeating: 1 << 19)
    let source = values.span
    var target = results.mutableSpan
    var sum = SIMD4<UInt32>.zero
    for index in indices.lowerBound - radius...indices.lowerBound + radius {
      sum &+= source[index]
    }
    var before = source[indices.lowerBound - radius - 1]
    for index in indices {
      let (first, after) = (source[index &- radius], source[index &+ radius &+ 1])
      target[index] = (sum &* inner &+ (before &+ after) &* outer &+ half) &>> 20
      sum = sum &+ after &- first
      before = first
    }
  }
}
