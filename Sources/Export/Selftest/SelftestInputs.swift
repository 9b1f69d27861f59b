// What the functions are tried with that the selftest looks at.
// Layer: Export. Tests: SelftestTests.

import Easing

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
    (0..<count).map { SplitMix.unit(random($0, seed: seed)) }
  }

  /// SplitMix64's number `index` for a seed.
  private static func random(_ index: Int, seed: UInt64) -> UInt64 {
    SplitMix.output(of: (seed << 32) &+ UInt64(index + 1) &* SplitMix.step)
  }
}
