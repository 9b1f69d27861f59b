// Eight pixels at a time.
// Layer: Raster. Tests: PlaneRowsTests.
// Goals: the bytes of `VideoMatrix`, as fast as baseline SSE2 and NEON allow. Each product is one
// instruction (the upper half of a 16-bit product), each regrouping a pair of shifts and a pack.

/// The components of eight pixels, or of eight sums of pixels, side by side.
///
/// What is in a loop over pixels is always inlined: without it the compiler calls the products as
/// functions, and 4:4:4 takes 2.4 times as long as swscale instead of 0.3 (video-benchmark).
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
  /// `pixels` is their memory: 32 bytes, on a little-endian machine R, G, B, A.
  @inline(__always)
  init(_ pixels: UnsafePointer<UInt32>) {
    let pairs = UnsafeRawPointer(pixels).loadUnaligned(as: SIMD16<UInt16>.self)
    let redGreen = pairs.evenHalf
    red = redGreen &<< 8
    green = redGreen & 0xFF00
    blue = pairs.oddHalf &<< 8
  }

  /// For eight squares of two by two pixels, the sums of their components times 64.
  ///
  /// `upper` and `lower` are the memory of sixteen pixels each.
  @inline(__always)
  init(squares upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>) {
    let first = PixelLanes.pairs(upper, lower)
    let second = PixelLanes.pairs(upper + 8, lower + 8)
    let redBlue = SIMD16(lowHalf: first.redBlue, highHalf: second.redBlue)
    red = redBlue.evenHalf &<< 6
    blue = redBlue.oddHalf &<< 6
    green = SIMD16(lowHalf: first.greenAlpha, highHalf: second.greenAlpha).evenHalf &<< 6
  }

  /// For four squares, the sums of red and blue, and of green and alpha.
  @inline(__always)
  private static func pairs(_ upper: UnsafePointer<UInt32>, _ lower: UnsafePointer<UInt32>)
    -> (redBlue: SIMD8<UInt16>, greenAlpha: SIMD8<UInt16>)
  {
    let one = UnsafeRawPointer(upper).loadUnaligned(as: SIMD8<UInt32>.self)
    let other = UnsafeRawPointer(lower).loadUnaligned(as: SIMD8<UInt32>.self)
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

extension UnsafeMutablePointer<UInt8> {
  /// Stores eight values of 256ths as whole steps.
  @inline(__always)
  func store(_ values: SIMD8<UInt16>) {
    let bytes = SIMD8<UInt8>(truncatingIfNeeded: values &>> 8)
    UnsafeMutableRawPointer(self).storeBytes(of: bytes, as: SIMD8<UInt8>.self)
  }
}
