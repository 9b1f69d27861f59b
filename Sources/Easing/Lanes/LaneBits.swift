// The bits of eight doubles.
// Layer: Easing/Lanes. Tests: EasingCurveColumnsTests.

/// The bit patterns of eight doubles.
typealias LaneBits = SIMD8<UInt64>

extension LaneBits {
  /// The bits of the signs.
  static let signs = LaneBits(repeating: 0x8000_0000_0000_0000)
}

extension Lanes {
  /// Creates doubles from their bits; both types are eight words of 64 bits.
  @inline(__always)
  init(bits: LaneBits) { self = unsafeBitCast(bits, to: Lanes.self) }

  /// The bits of the doubles.
  @inline(__always)
  var bits: LaneBits { unsafeBitCast(self, to: LaneBits.self) }

  /// The doubles without their signs.
  @inline(__always)
  var magnitude: Lanes { Lanes(bits: bits & 0x7fff_ffff_ffff_ffff) }
}
