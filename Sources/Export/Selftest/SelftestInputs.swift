// What the functions are tried with that the selftest looks at.
// Layer: Export.
// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014 (SplitMix64).
// Tests: SelftestTests.

/// Numbers for the selftest: the same ones on every machine.
enum SelftestInputs {
  /// Zeros, ones, the ends of what a `Double` can hold and their neighbours, infinities and NaN.
  static let edges: [Double] = {
    let positive: [Double] = [
      0, .leastNonzeroMagnitude, Double.leastNormalMagnitude.nextDown, .leastNormalMagnitude,
      0x1p-60, 0x1p-30, 0.25, 0.5, Double(0.5).nextUp, Double(1).nextDown, 1, Double(1).nextUp, 1.5,
      2, 3, 10, 0x1p31, 0x1p52, 0x1p53, 0x1p63, 1e300, .greatestFiniteMagnitude, .infinity,
    ]
    return positive.flatMap { [$0, -$0] } + [.nan]
  }()

  /// Progresses: the edges, evenly spaced ones in -0.25…1.25, and random ones in 0..<1.
  static let progresses: [Double] =
    edges + (-256...1280).map { Double($0) / 1024 } + fractions(count: 1024, seed: 1)

  /// Numbers with any sign and exponent.
  static func anyNumbers(count: Int, seed: UInt64) -> [Double] {
    (0..<count).map { Double(bitPattern: random($0, seed: seed)) }
  }

  /// Numbers that are evenly distributed in 0..<1.
  static func fractions(count: Int, seed: UInt64) -> [Double] {
    (0..<count).map { Double(random($0, seed: seed) >> 11) * 0x1p-53 }
  }

  /// SplitMix64's number `index` for a seed.
  private static func random(_ index: Int, seed: UInt64) -> UInt64 {
    var z = (seed << 32) &+ UInt64(index + 1) &* 0x9E37_79B9_7F4A_7C15
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
