// Arithmetic on eight pixels at a time.
// Layer: Raster. Tests: CompositingTests.

/// The arithmetic of `PixelArithmetic` on eight premultiplied pixels, with the same results.
///
/// Of each pixel red and blue are two lanes of one vector, green and alpha two of another, so that
/// products have 16 bits and nothing has to be widened: that is what every machine's vector unit does well.
///
/// The functions are inlined, since the compiler by itself calls each of them for each vector (seen in the
/// object file of a release build), and then the card of `raster-benchmark` takes 1.6 times as long.
enum PixelVector {
  /// Eight pixels.
  typealias Pixels = SIMD8<UInt32>
  /// Two components of each of eight pixels.
  typealias Lanes = SIMD16<UInt16>

  /// How many pixels there are in a vector.
  static let count = 8

  /// Red and blue.
  @inline(__always) static func even(_ pixels: Pixels) -> Lanes {
    unsafeBitCast(pixels & Pixels(repeating: PixelArithmetic.mask), to: Lanes.self)
  }

  /// Green and alpha.
  @inline(__always) static func odd(_ pixels: Pixels) -> Lanes {
    unsafeBitCast(pixels, to: Lanes.self) &>> 8
  }

  /// The pixels of components that are below 256.
  @inline(__always) static func joined(even: Lanes, odd: Lanes) -> Pixels {
    unsafeBitCast(even | odd &<< 8, to: Pixels.self)
  }

  /// A number for each pixel, below 65536, at both of its components.
  @inline(__always) static func spread(_ numbers: Pixels) -> Lanes {
    unsafeBitCast(numbers | numbers &<< 16, to: Lanes.self)
  }

  /// n / 255, rounded to the nearest, for n up to 255 · 255.
  @inline(__always) static func dividedBy255(_ products: Lanes) -> Lanes {
    let biased = products &+ 128
    return (biased &+ biased &>> 8) &>> 8
  }

  /// Each component times weight / 255, rounded to the nearest.
  @inline(__always) static func scaled(_ pixels: Pixels, by weights: Lanes) -> Pixels {
    joined(
      even: dividedBy255(even(pixels) &* weights), odd: dividedBy255(odd(pixels) &* weights))
  }

  /// The source over the backdrop: s + d · (255 − a) / 255, the quotient rounded to the nearest.
  @inline(__always) static func over(_ source: Pixels, _ backdrop: Pixels) -> Pixels {
    source &+ scaled(backdrop, by: spread(255 &- source &>> 24))
  }

  /// The backdrop's components times 1 − weight / 255 plus the other's times weight / 255, rounded to the
  /// nearest once.
  @inline(__always) static func mixed(_ backdrop: Pixels, _ other: Pixels, weights: Lanes) -> Pixels
  {
    let rest = 255 &- weights
    return joined(
      even: dividedBy255(even(backdrop) &* rest &+ even(other) &* weights),
      odd: dividedBy255(odd(backdrop) &* rest &+ odd(other) &* weights))
  }

  /// The one's components times 1 − weight / 256 plus the other's times weight / 256, rounded to the
  /// nearest once, and up from halfway.
  @inline(__always) static func mixed256(_ one: Pixels, _ other: Pixels, weights: Lanes) -> Pixels {
    let rest = 256 &- weights
    let evens = even(one) &* rest &+ even(other) &* weights &+ 128
    let odds = odd(one) &* rest &+ odd(other) &* weights &+ 128
    return joined(even: evens &>> 8, odd: odds &>> 8)
  }
}
