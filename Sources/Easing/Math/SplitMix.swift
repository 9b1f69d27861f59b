// Random bits that are a function of a number.
// Layer: Easing/Math.
// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
// Tests: SplitMixTests.

/// SplitMix64 without a state: number n of a seed's is the output for `seed + n·step`.
package enum SplitMix {
  /// By how much the state grows from number to number: 2⁶⁴ over the golden ratio, made odd.
  package static let step: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// The output for a state.
  package static func output(of state: UInt64) -> UInt64 {
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The number in 0..<1, a multiple of 2⁻⁵³, that the upper bits of an output are.
  package static func unit(_ output: UInt64) -> Double { Double(output >> 11) * 0x1p-53 }
}
