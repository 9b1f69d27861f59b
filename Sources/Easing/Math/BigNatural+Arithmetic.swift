// Sums, differences and products of whole numbers of any size.
// Layer: Easing/Math.
// Source: Knuth, The Art of Computer Programming 2, section 4.3.1 (algorithms A, S and M).
// Tests: BinaryFractionTests.

extension BigNatural {
  /// The number 0.
  static let zero = BigNatural(words: [])

  /// How many of the lowest bits are 0; 0 for the number 0.
  var trailingZeroBitCount: Int {
    guard let index = words.firstIndex(where: { $0 != 0 }) else { return 0 }
    return index * 64 + words[index].trailingZeroBitCount
  }

  /// The number divided by `2^count`, for a count up to the number of trailing zeros.
  func dividedExactly(byPowerOfTwo count: Int) -> BigNatural {
    let dropped = words.dropFirst(count / 64)
    let bits = UInt64(count % 64)
    guard bits > 0 else { return BigNatural(words: Array(dropped)) }
    var result: [UInt64] = []
    result.reserveCapacity(dropped.count)
    for index in dropped.indices {
      let next = index + 1 < dropped.endIndex ? dropped[index + 1] : 0
      result.append(dropped[index] >> bits | next << (64 - bits))
    }
    return BigNatural(words: result)
  }

  /// The sum.
  static func + (left: BigNatural, right: BigNatural) -> BigNatural {
    let (long, short) =
      left.words.count >= right.words.count
      ? (left.words, right.words) : (right.words, left.words)
    var result = long
    var carry: UInt64 = 0
    for index in long.indices where index < short.count || carry != 0 {
      let (partial, firstCarry) = long[index].addingReportingOverflow(carry)
      let (sum, secondCarry) =
        partial.addingReportingOverflow(index < short.count ? short[index] : 0)
      result[index] = sum
      carry = firstCarry || secondCarry ? 1 : 0
    }
    if carry != 0 { result.append(carry) }
    return BigNatural(words: result)
  }

  /// The difference.
  ///
  /// - Precondition: `right` is not the larger.
  static func - (left: BigNatural, right: BigNatural) -> BigNatural {
    precondition(right <= left, "A difference of natural numbers must not be negative.")
    var result = left.words
    var borrow: UInt64 = 0
    for index in left.words.indices where index < right.words.count || borrow != 0 {
      let subtrahend = index < right.words.count ? right.words[index] : 0
      let (partial, firstBorrow) = left.words[index].subtractingReportingOverflow(borrow)
      let (difference, secondBorrow) = partial.subtractingReportingOverflow(subtrahend)
      result[index] = difference
      borrow = firstBorrow || secondBorrow ? 1 : 0
    }
    return BigNatural(words: result)
  }

  /// The product.
  static func * (left: BigNatural, right: BigNatural) -> BigNatural {
    guard !left.words.isEmpty, !right.words.isEmpty else { return .zero }
    var result = [UInt64](repeating: 0, count: left.words.count + right.words.count)
    for (offset, factor) in left.words.enumerated() {
      var carry: UInt64 = 0
      for (index, word) in right.words.enumerated() {
        // At most (2^64 - 1)² + 2·(2^64 - 1) = 2^128 - 1: nothing is lost.
        let product = word.multipliedFullWidth(by: factor)
        let (withCarry, first) = product.low.addingReportingOverflow(carry)
        let (sum, second) = withCarry.addingReportingOverflow(result[offset + index])
        result[offset + index] = sum
        carry = product.high + (first ? 1 : 0) + (second ? 1 : 0)
      }
      result[offset + right.words.count] = carry
    }
    return BigNatural(words: result)
  }
}
