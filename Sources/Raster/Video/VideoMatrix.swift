// From red, green and blue to what video stores.
// Layer: Raster. Source: ITU-R BT.709-6, 3.2–3.4 and 4 (8 bits). Tests: VideoMatrixTests.
// Goals: the same bytes everywhere, then speed, then the last hundredth of a step.

/// Brightness and colour differences of BT.709, in the limited range: Y in 16…235, Cb and Cr in 16…240.
///
/// With R, G and B in 0…1, Y' = 0.2126 R + 0.7152 G + 0.0722 B, and
/// Y = 16 + 219 Y', Cb = 128 + 224 (B − Y') / 1.8556, Cr = 128 + 224 (R − Y') / 1.5748.
///
/// It works in 256ths of a step. Each of the three products is rounded down to a 256th, and so are the
/// factors to 2⁻¹⁶; that is an error below 4/256 before the last rounding, to the nearest step. So what
/// comes out is within 1/2 + 1/64 of the exact value, grey has Cb = Cr = 128 exactly, black Y = 16 and
/// white Y = 235.
///
/// A component comes in times 256, or, where it is a sum of four, times 64.
enum VideoMatrix {
  /// Three factors, in 2⁻¹⁶, for components of 0…255.
  struct Factors: Hashable, Sendable {
    let red: UInt16
    let green: UInt16
    let blue: UInt16
  }

  /// 219/255 times the shares of Y' in the light: 0.2126, 0.7152, 0.0722.
  static let luma = Factors(red: 11_966, green: 40_254, blue: 4_064)

  /// 224/255/1.8556 times 0.2126, 0.7152 and 1 − 0.0722; the first two are subtracted.
  ///
  /// The third is the sum of the others, so that grey has no colour.
  static let blueDifference = Factors(red: 6_596, green: 22_189, blue: 28_785)

  /// 224/255/1.5748 times 1 − 0.2126, 0.7152 and 0.0722; the last two are subtracted.
  static let redDifference = Factors(red: 28_784, green: 26_145, blue: 2_639)

  /// 16 steps, half a step for rounding, and what rounding down three products costs on average.
  static let lumaOffset: UInt16 = 16 * 256 + 128 + 1

  /// 128 steps, and half a step for rounding.
  static let differenceOffset: UInt16 = 128 * 256 + 128

  /// The brightness of one pixel.
  static func luma(red: UInt16, green: UInt16, blue: UInt16) -> UInt8 {
    let sum =
      lumaOffset &+ product(red, luma.red) &+ product(green, luma.green)
      &+ product(blue, luma.blue)
    return UInt8(truncatingIfNeeded: sum >> 8)
  }

  /// The difference of blue of one pixel.
  static func blueDifference(red: UInt16, green: UInt16, blue: UInt16) -> UInt8 {
    let sum =
      differenceOffset &+ product(blue, blueDifference.blue)
      &- product(red, blueDifference.red) &- product(green, blueDifference.green)
    return UInt8(truncatingIfNeeded: sum >> 8)
  }

  /// The difference of red of one pixel.
  static func redDifference(red: UInt16, green: UInt16, blue: UInt16) -> UInt8 {
    let sum =
      differenceOffset &+ product(red, redDifference.red)
      &- product(green, redDifference.green) &- product(blue, redDifference.blue)
    return UInt8(truncatingIfNeeded: sum >> 8)
  }

  /// A component times a factor, rounded down.
  private static func product(_ component: UInt16, _ factor: UInt16) -> UInt16 {
    UInt16(truncatingIfNeeded: (UInt32(component) * UInt32(factor)) >> 16)
  }
}
