// Pixels between two blurs.
// Layer: Raster. Tests: BlurPixelTests.

/// A pixel's components in 16ths, 16 bits for each, red lowest.
struct BlurPixel: Equatable {
  /// The components, side by side.
  let bits: UInt64

  /// A pixel of components that are side by side.
  init(bits: UInt64) {
    self.bits = bits
  }

  /// A pixel of a bitmap.
  init(_ pixel: UInt32) {
    let wide = UInt64(pixel)
    // Bytes 0 1 2 3 go to 16 bits each, two at a time.
    let halves = (wide | wide << 16) & 0x0000_FFFF_0000_FFFF
    bits = ((halves | halves << 8) & 0x00FF_00FF_00FF_00FF) << 4
  }

  /// The pixel of a bitmap, components rounded to the nearest, and up from halfway.
  var rounded: UInt32 {
    let bytes = (bits &+ 0x0008_0008_0008_0008) >> 4 & 0x00FF_00FF_00FF_00FF
    let halves = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: halves | halves >> 16)
  }
}
