// Whole numbers of any size, for the rare roundings that 128 bits cannot decide.
// Layer: Easing/Math.
// Source: Knuth, The Art of Computer Programming 2, section 4.3.1 (one-word multipliers only).
// Goals: exact, then small; nothing here is on a path that runs per frame.
// Tests: BigNaturalTests.

/// A whole number, not negative, of any size.
struct BigNatural: Hashable, Sendable {
  /// The number in base 2⁶⁴, least significant word first and the last one not 0.
  private(set) var words: [UInt64]

  /// Creates a number of one word.
  init(_ value: UInt64) {
    words = value == 0 ? [] : [value]
  }

  /// Creates a number from its words, least significant first; leading zeros do no harm.
  init(words: [UInt64]) {
    self.words = words
    removeLeadingZeros()
  }

  /// The number of bits up to the highest one that is set; 0 for 0.
  var bitWidth: Int {
    words.count * 64 - (words.last?.leadingZeroBitCount ?? 0)
  }

  /// The number, or `nil` if it has more than 128 bits.
  var uint128: UInt128? {
    guard words.count <= 2 else { return nil }
    return words.reversed().reduce(0) { ($0 << 64) | UInt128($1) }
  }

  /// Whether the number is divisible by two.
  var isEven: Bool {
    words.first.map { $0 & 1 == 0 } ?? true
  }

  /// Multiplies by one word and adds another.
  mutating func multiply(by factor: UInt64, adding addend: UInt64 = 0) {
    var carry = addend
    for index in words.indices {
      let (high, low) = words[index].multipliedFullWidth(by: factor)
      let (sum, overflow) = low.addingReportingOverflow(carry)
      words[index] = sum
      carry = high + (overflow ? 1 : 0)
    }
    if carry != 0 { words.append(carry) }
    removeLeadingZeros()
  }

  /// Multiplies by `5^exponent`, for an exponent that is not negative.
  mutating func multiply(byPowerOfFive exponent: Int) {
    var rest = exponent
    while rest >= BigNatural.mostFives {
      multiply(by: BigNatural.largestPowerOfFive)
      rest -= BigNatural.mostFives
    }
    var factor: UInt64 = 1
    for _ in 0..<Swift.max(rest, 0) { factor *= 5 }
    multiply(by: factor)
  }

  /// How many fives one word holds as a product.
  private static let mostFives = 27
  private static let largestPowerOfFive: UInt64 = 7_450_580_596_923_828_125

  /// Multiplies by `2^count`, for a count that is not negative.
  mutating func shiftLeft(by count: Int) {
    guard !words.isEmpty else { return }
    multiply(by: 1 << UInt64(count % 64))
    words.insert(contentsOf: repeatElement(0, count: count / 64), at: 0)
  }

  /// Divides by `2^count`, for a count that is not negative, to the nearest, ties to even.
  mutating func shiftRightToNearestEven(by count: Int) {
    guard count > 0 else { return }
    let isHalfSet = bit(at: count - 1)
    let hasMore =
      (0..<(count - 1) / 64).contains { $0 < words.count && words[$0] != 0 }
      || word(at: (count - 1) / 64) & ((1 << UInt64((count - 1) % 64)) - 1) != 0
    let isOdd = bit(at: count)
    shiftRight(by: count)
    if isHalfSet && (hasMore || isOdd) { add(1) }
  }

  /// Divides by one word other than 0 and returns the remainder.
  mutating func divide(by divisor: UInt64) -> UInt64 {
    var remainder: UInt64 = 0
    for index in words.indices.reversed() {
      (words[index], remainder) = divisor.dividingFullWidth((remainder, words[index]))
    }
    removeLeadingZeros()
    return remainder
  }

  private mutating func shiftRight(by count: Int) {
    words.removeFirst(Swift.min(count / 64, words.count))
    let bits = UInt64(count % 64)
    guard bits > 0 else { return }
    for index in words.indices {
      words[index] = words[index] >> bits | word(at: index + 1) << (64 - bits)
    }
    removeLeadingZeros()
  }

  private mutating func add(_ addend: UInt64) {
    if words.isEmpty { words = [0] }
    multiply(by: 1, adding: addend)
  }

  private func word(at index: Int) -> UInt64 {
    index < words.count ? words[index] : 0
  }

  private func bit(at index: Int) -> Bool {
    word(at: index / 64) >> UInt64(index % 64) & 1 == 1
  }

  private mutating func removeLeadingZeros() {
    while words.last == 0 { words.removeLast() }
  }
}

extension BigNatural {
  /// The characters of the number's decimal digits, with leading zeros up to the least count.
  func decimalDigits(atLeast leastCount: Int) -> [UInt8] {
    var rest = self
    var reversed: [UInt8] = []
    while !rest.words.isEmpty {
      var part = rest.divide(by: 1_000_000_000_000_000_000)
      for _ in 0..<18 {
        reversed.append(UInt8(ascii: "0") + UInt8(part % 10))
        part /= 10
      }
    }
    while reversed.count > leastCount, reversed.last == UInt8(ascii: "0") { reversed.removeLast() }
    let zeros = Swift.max(leastCount - reversed.count, 0)
    return Array(repeating: UInt8(ascii: "0"), count: zeros) + reversed.reversed()
  }

  /// The numbers `decimal × 10^exponent` and `binary × 2^exponent` in a unit of which both are
  /// whole multiples.
  static func inCommonUnits(
    decimal: BigNatural, exponent decimalExponent: Int,
    binary: BigNatural, exponent binaryExponent: Int
  ) -> (decimal: BigNatural, binary: BigNatural) {
    var (decimal, binary) = (decimal, binary)
    decimal.multiply(byPowerOfFive: Swift.max(decimalExponent, 0))
    binary.multiply(byPowerOfFive: Swift.max(-decimalExponent, 0))
    let twos = decimalExponent - binaryExponent
    decimal.shiftLeft(by: Swift.max(twos, 0))
    binary.shiftLeft(by: Swift.max(-twos, 0))
    return (decimal, binary)
  }
}

extension BigNatural: Comparable {
  static func < (left: BigNatural, right: BigNatural) -> Bool {
    guard left.words.count == right.words.count else {
      return left.words.count < right.words.count
    }
    return left.words.reversed().lexicographicallyPrecedes(right.words.reversed())
  }
}
