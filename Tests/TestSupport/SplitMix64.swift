// A seeded generator of random bits, for tests.
// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.

/// A small random number generator whose whole state is its seed.
public struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator that a seed stands for.
  public init(seed: UInt64) {
    state = seed
  }

  /// Creates the generator that a seed stands for.
  public init(seed: Int) {
    self.init(seed: UInt64(bitPattern: Int64(seed)))
  }

  /// The next 64 random bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
