// Eight pixels at a time.
// Layer: Raster. Tests: PlaneRowsTests.
// Goals: the bytes of `VideoMatrix`, as fast as baseline SSE2 and NEON allow. Each product is one
// instruction (the upper half of a 16-bit product), each regrouping a pair of shifts and a pack.

/// The components of eight pixels, or of eight sums of pixels, side by side.
///
/// What is marked so is always inlined, since the compiler by itself calls it for each vector, and then 4:4:4
/// takes 2.4 times as long as swscale instead of 0.3 (video-benchmark).
struct PixelLanes {
  private let red: SIMD8<UInt16>
  private let green: SIMD8<UInt16>
  private let blue: SIMD8<UInt16>

  private init(red: SIMD8<UInt16>, green: SIMD8<UInt16>, blue: SIMD8<UInt16>) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Eight pixels of a bitmap, their components times 256.
  ///
  /// `index` is that of the first one.
  @inline(__always)
  init(_ pixels: Span<UInt32>, at index: Int) {
    let pairs = pixels.load(SIMD16<UInt16>.self, at: index)
    let redGreen = pairs.evenHalf
    red = redGreen &<< 8
    green = redGreen & 0xFF00
    blue = pairs.oddHalf &<< 8
  }

  /// For eight squares of two by two pixels, the sums of their components times 64.
  ///
  /// `upper` and `lower` are the indices of the first of sixteen pixels each.
  @inline(__always)
  init(squares pixels: Span<UInt32>, at upper: Int, _ lower: Int) {
    let first = PixelLanes.pairs(pixels, upper, lower)
    let second = PixelLanes.pairs(pixels, upper &+ 8, lower &+ 8)
    let redBlue = SIMD16(lowHalf: first.redBlue, highHalf: second.redBlue)
    red = redBlue.evenHalf &<< 6
    blue = redBlue.oddHalf &<< 6
    green = SIMD16(lowHalf: first.greenAlpha, highHalf: second.greenAlpha).evenHalf &<< 6
  }

  /// For four squares, the sums of red and blue, and of green and alpha.
  @inline(__always)
  private static func pairs(
    _ pixels: Span<UInt32>, _ upper: Int, _ lower: Int
  ) -> (redBlue: SIMD8<UInt16>, greenAlpha: SIMD8<UInt16>) {
    let one = pixels.load(SIMD8<UInt32>.self, at: upper)
    let other = pixels.load(SIMD8<UInt32>.self, at: lower)
    let redBlue = (one & 0xFF_00FF) &+ (other & 0xFF_00FF)
    let greenAlpha = ((one &>> 8) & 0xFF_00FF) &+ ((other &>> 8) & 0xFF_00FF)
    return (
      unsafeBitCast(redBlue.evenHalf &+ redBlue.oddHalf, to: SIMD8<UInt16>.self),
      unsafeBitCast(greenAlpha.evenHalf &+ greenAlpha.oddHalf, to: SIMD8<UInt16>.self)
    )
  }

  /// The brightness of each, in 256ths of a step.
  @inline(__always)
  var luma: SIMD8<UInt16> {
    let factors = VideoMatrix.luma
    return (product(red, factors.red) &+ product(green, factors.green))
      &+ (product(blue, factors.blue) &+ VideoMatrix.lumaOffset)
  }

  /// The difference of blue of each, in 256ths of a step.
  @inline(__always)
  var blueDifference: SIMD8<UInt16> {
    let factors = VideoMatrix.blueDifference
    return (product(blue, factors.blue) &+ VideoMatrix.differenceOffset)
      &- (product(red, factors.red) &+ product(green, factors.green))
  }

  /// The difference of red of each, in 256ths of a step.
  @inline(__always)
  var redDifference: SIMD8<UInt16> {
    let factors = VideoMatrix.redDifference
    return (product(red, factors.red) &+ VideoMatrix.differenceOffset)
      &- (product(green, factors.green) &+ product(blue, factors.blue))
  }

  /// Components times a factor, rounded down.
  @inline(__always)
  private func product(_ components: SIMD8<UInt16>, _ factor: UInt16) -> SIMD8<UInt16> {
    let factors = SIMD8<UInt32>(truncatingIfNeeded: SIMD8<UInt16>(repeating: factor))
    let whole = SIMD8<UInt32>(truncatingIfNeeded: components) &* factors
    return SIMD8(truncatingIfNeeded: whole &>> 16)
  }
}

extension Span<UInt32> {
  /// A vector of what lies in memory from an index on.
  ///
  /// It is one load: of a vector put together lane by lane and taken as one of another shape, the compiler
  /// shuffles the lanes, and 4:4:4 takes 1.4 times as long (video-benchmark).
  @inline(__always)
  fileprivate func load<Vector: SIMD & BitwiseCopyable>(
    _ vector: Vector.Type, at index: Int
  ) -> Vector {
    bytes.unsafeLoadUnaligned(fromByteOffset: 4 &* index, as: vector)
  }
}

extension MutableSpan<UInt8> {
  /// Stores eight values of 256ths as whole steps, from an index on, which a check found to be there.
  @inline(__always)
  mutating func set(_ values: SIMD8<UInt16>, unchecked index: Int) {
    let bytes = SIMD8<UInt8>(truncatingIfNeeded: values &>> 8)
    for lane in 0..<8 { self[unchecked: index &+ lane] = bytes[lane] }
  }
}
