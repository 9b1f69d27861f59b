// Pixels between two blurs.
// Layer: Raster. Tests: BlurPixelTests.

/// A pixel's components in 16ths, 16 bits for each, red lowest.
///
/// A blur's rows and columns are walked in turn, and this takes half the memory that the components take
/// with which it computes.
struct BlurPixel: Equatable {
  private let bits: UInt64

  /// A pixel of a bitmap.
  init(_ pixel: UInt32) {
    let wide = UInt64(pixel)
    // Bytes 0 1 2 3 go to 16 bits each, two at a time.
    let halves = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
    bits = ((halves | halves << 8) & 0x00FF_00FF_00FF_00FF) << 4
  }

  /// Components in 16ths, below 2¹⁶.
  init(_ components: SIMD4<UInt32>) {
    let pairs = unsafeBitCast(components, to: SIMD2<UInt64>.self)
    let joined = (pairs | pairs &>> 16) & 0xFFFF_FFFF
    bits = joined.x | joined.y << 32
  }

  /// The components in 16ths: red, green, blue, alpha.
  var components: SIMD4<UInt32> {
    let pairs = SIMD2(bits & 0xFFFF_FFFF, bits >> 32)
    return unsafeBitCast(
      (pairs | pairs &<< 16) & SIMD2(repeating: 0x0000_FFFF_0000_FFFF), to: SIMD4<UInt32>.self)
  }

  /// The pixel of a bitmap, components rounded to the nearest, and up from halfway.
  var rounded: UInt32 {
    let bytes = (bits &+ 0x0008_0008_0008_0008) >> 4 & 0x00FF_00FF_00FF_00FF
    let halves = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves >> 16)
  }
}
