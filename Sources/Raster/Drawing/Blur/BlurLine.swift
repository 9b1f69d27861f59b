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
    values = [SIMD4<UInt32>](repeating: SIMD4(repeating: 0), count: count)
    results = values
  }

  /// The places whose pixels are needed.
  var needed: Range<Int> { (start..<start + values.count).clamped(to: whole) }

  /// Sets one of the pixels that are needed.
  mutating func set(_ value: SIMD4<UInt32>, at place: Int) {
    values[place - start] = value
  }

  /// The pixel at one of the places the line was created for.
  func value(at place: Int) -> SIMD4<UInt32> { values[place - start] }

  /// Blurs; then the pixels at the places the line was created for are there.
  mutating func blur() {
    extend(over: 0..<values.count)
    for turn in 1...3 {
      let margin = turn * (kernel.radius + 1)
      let inside = margin..<values.count - margin
      blurOnce(inside.clamped(to: whole.lowerBound - start..<whole.upperBound - start))
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

  private mutating func blurOnce(_ indices: Range<Int>) {
    let radius = kernel.radius
    let (inner, outer) = (SIMD4(repeating: kernel.inner), SIMD4(repeating: kernel.outer))
    var sum = SIMD4<UInt32>(repeating: 0)
    for index in indices.lowerBound - radius...indices.lowerBound + radius {
      sum &+= values[index]
    }
    for index in indices {
      let (before, after) = (values[index - radius - 1], values[index + radius + 1])
      let weighted = sum &* inner &+ (before &+ after) &* outer
      results[index] = (weighted &+ SIMD4(repeating: 1 << 19)) &>> 20
      sum = sum &+ after &- values[index - radius]
    }
  }
}
