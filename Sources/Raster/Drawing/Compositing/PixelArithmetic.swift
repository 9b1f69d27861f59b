// Arithmetic on pixels.
// Layer: Raster. Source: Porter and Duff 1984 (source-over). Tests: PixelArithmeticTests.

/// Arithmetic on premultiplied pixels, four components in one number.
///
/// Two components are computed at a time, 16 bits for each. n / 255 rounded to the nearest is
/// (m + m / 256) / 256 with m = n + 128, rounded down, exactly, for every n up to 255 · 255; halfway
/// never occurs, since 255 is odd.
enum PixelArithmetic {
  /// Red and blue, or, a byte lower, green and alpha.
  static let mask: UInt32 = 0x00FF_00FF

  /// n / 255, rounded to the nearest, for n up to 255 · 255.
  static func dividedBy255(_ product: UInt32) -> UInt32 {
    let biased = product &+ 128
    return (biased &+ biased >> 8) >> 8
  }

  /// Each component times weight / 255, rounded to the nearest.
  static func scaled(_ pixel: UInt32, by weight: UInt32) -> UInt32 {
    let (even, odd) = ((pixel & mask) &* weight, (pixel >> 8 & mask) &* weight)
    return dividedPair(even) | dividedPair(odd) << 8
  }

  /// The source over the backdrop: s + d · (255 − a) / 255, the quotient rounded to the nearest.
  static func over(_ source: UInt32, _ backdrop: UInt32) -> UInt32 {
    source &+ scaled(backdrop, by: 255 &- source >> 24)
  }

  /// The backdrop's components times 1 − weight / 255 plus the other's times weight / 255, rounded to the
  /// nearest once.
  static func mixed(_ backdrop: UInt32, _ other: UInt32, weight: UInt32) -> UInt32 {
    let rest = 255 &- weight
    let even = (backdrop & mask) &* rest &+ (other & mask) &* weight
    let odd = (backdrop >> 8 & mask) &* rest &+ (other >> 8 & mask) &* weight
    return dividedPair(even) | dividedPair(odd) << 8
  }

  /// The one's components times 1 − weight / 256 plus the other's times weight / 256, rounded to the
  /// nearest once, and up from halfway.
  static func mixed256(_ one: UInt32, _ other: UInt32, weight: UInt32) -> UInt32 {
    let (rest, half) = (256 &- weight, 0x0080_0080 as UInt32)
    let even = (one & mask) &* rest &+ (other & mask) &* weight &+ half
    let odd = (one >> 8 & mask) &* rest &+ (other >> 8 & mask) &* weight &+ half
    return even >> 8 & mask | odd & ~mask
  }

  private static func dividedPair(_ pair: UInt32) -> UInt32 {
    let biased = pair &+ 0x0080_0080
    return (biased &+ (biased >> 8 & mask)) >> 8 & mask
  }
}
