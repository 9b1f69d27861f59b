// A number that stands for many bits.
// Layer: Export. Source: Fowler, Noll and Vo, FNV-1a with 64 bits, fed with words instead of bytes.
// Tests: DigestTests.

package import Easing

/// FNV-1a with 64 bits, a word of 32 bits a step.
///
/// ```swift
/// var digest = Digest()
/// digest.add(EasingCurve.ease.value(at: 0.5))
/// digest.text  // "32ef41dcc06e6fd0"
/// ```
///
/// It tells results of two machines apart that differ by accident; it is no protection against someone
/// who means to deceive.
package struct Digest: Hashable, Sendable {
  /// The number so far.
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of nothing.
  package init() {}

  /// Adds a word.
  package mutating func add(_ word: UInt32) {
    value = (value ^ UInt64(word)) &* 0x100_0000_01B3
  }

  /// Adds words, such as the pixels of a picture, one after the other.
  package mutating func add(_ words: [UInt32]) {
    for word in words { add(word) }
  }

  /// Adds 64 bits, the low ones first.
  package mutating func add(_ bits: UInt64) {
    add(UInt32(truncatingIfNeeded: bits))
    add(UInt32(truncatingIfNeeded: bits >> 32))
  }

  /// Adds a whole number as 64 bits, however many the machine's `Int` has.
  package mutating func add(_ number: Int) {
    add(UInt64(bitPattern: Int64(number)))
  }

  /// Adds the bits of a number; the sign of a zero counts, that of a NaN does not.
  ///
  /// IEEE 754 leaves open which NaN an operation gives, and machines differ in it.
  package mutating func add(_ number: Double) {
    add(number.isNaN ? Double.nan.bitPattern : number.bitPattern)
  }

  /// Adds a fraction.
  package mutating func add(_ fraction: Rational) {
    for part in [fraction.numerator, fraction.denominator] {
      add(UInt64(truncatingIfNeeded: part))
      add(UInt64(truncatingIfNeeded: part >> 64))
    }
  }

  /// Adds how many bytes there are, and then each.
  package mutating func add(_ bytes: [UInt8]) {
    add(bytes.count)
    for byte in bytes { add(UInt32(byte)) }
  }

  /// Adds the bytes of a text in UTF-8, and how many there are.
  package mutating func add(_ text: String) {
    add(Array(text.utf8))
  }

  /// Adds which case of an enumeration a value is, counted from 0.
  package mutating func add<Case: CaseIterable & Equatable>(case value: Case) {
    var index = 0
    for other in Case.allCases {
      if other == value { break }
      index += 1
    }
    add(index)
  }

  /// The number in 16 hexadecimal digits.
  package var text: String { Self.text(of: value) }

  /// A digest in 16 hexadecimal digits.
  static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
