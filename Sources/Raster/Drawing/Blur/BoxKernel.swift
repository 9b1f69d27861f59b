// The weights of a blur.
// Layer: Raster. Source: Gwosdek, Grewenig, Bruhn and Weickert 2011 (extended box filters), derived below.
// Tests: BoxKernelTests.

/// A box with two lighter ends; three in a row are close to a Gaussian.
///
/// The 2·r + 1 inner weights w and the two outer weights e are whole numbers with
/// (2·r + 1)·w + 2·e = 2²⁰, so an even colour stays as it is, exactly. The variance is
///
///     (w·r·(r + 1)·(2·r + 1) / 3 + 2·e·(r + 1)²) / 2²⁰
///
/// and is to be a third of that of the blur, deviation² / 65536 / 3. With the first equation,
///
///     w = (3·2²⁰·(r + 1)² − 16·deviation²) / ((r + 1)·(2·r + 1)·(2·r + 3))
///
/// where r is the largest with r·(r + 1) / 3 not above that variance. Then w is rounded to the nearest
/// even number (2·e is even), which moves the variance by up to (r + 1)·(2·r + 1)·(2·r + 3) / (3·2²⁰):
/// 0.02 % of it for a deviation of 60 pixels.
struct BoxKernel: Hashable, Sendable {
  /// The sum of all weights is 2 to this.
  static let wholeBits = 20
  /// The sum of all weights, 2²⁰.
  static let whole: Int64 = 1 << 20

  /// How many pixels on each side have the full weight.
  let radius: Int
  /// The weight of a pixel inside.
  let inner: UInt32
  /// The weight of the pixel on each side after those.
  let outer: UInt32

  /// The inner weight less the outer one, and the outer one, where both fit in 16 bits: from a radius of 16
  /// pixels on.
  var narrowWeights: (step: Int16, outer: Int16)? {
    guard let step = Int16(exactly: Int64(inner) - Int64(outer)), let outer = Int16(exactly: outer)
    else { return nil }
    return (step, outer)
  }

  /// How far three of them reach.
  var reach: Int { 3 * (radius + 1) }

  /// Creates the box for a blur, or `nil` if nothing is blurred.
  ///
  /// - Parameter deviation: The standard deviation in 256ths of a pixel; above 512 pixels it is taken as
  ///   that.
  init?(deviation: Int32) {
    guard deviation > 0 else { return nil }
    let square = Int64(min(deviation, 512 * 256)) * Int64(min(deviation, 512 * 256))
    // r·(r + 1) ≤ deviation² / 65536, which is (2·r + 1)² ≤ 4·deviation² / 65536 + 1.
    let root = Int64(UInt64(square / 16384 + 1).squareRootRoundedDown)
    let r = (root - 1) / 2
    let dividend = 3 * Self.whole * (r + 1) * (r + 1) - 16 * square
    let half = dividend / (2 * (r + 1) * (2 * r + 1) * (2 * r + 3))
    let remainder = dividend - half * 2 * (r + 1) * (2 * r + 1) * (2 * r + 3)
    let isUp = remainder >= (r + 1) * (2 * r + 1) * (2 * r + 3)
    let w = min(2 * (isUp ? half + 1 : half), Self.whole / (2 * r + 1) / 2 * 2)
    radius = Int(r)
    inner = UInt32(w)
    outer = UInt32((Self.whole - (2 * r + 1) * w) / 2)
  }
}
