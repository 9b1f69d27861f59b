// A double written bit for bit.
// Layer: Easing/Text.
// Source: ISO C99, sections 6.4.4.2 (hexadecimal constants) and 7.20.1.3 (what `strtod` takes).
// Tests: HexFloatTests.

/// A number in hexadecimal with a power of two, such as `0x1.8p-3`.
public struct HexFloat: Hashable, Sendable {
  /// The nearest double, ties to even.
  ///
  /// - Accuracy: correctly rounded for any number of digits; exact for every text that C's `%a`
  ///   writes.
  /// - Range: infinity, with the sign, where the number rounds beyond the largest double.
  public let doubleValue: Double

  /// Reads `0x1.8p-3`, `-0X.cP+10`, `0x10`; `nil` for anything else.
  ///
  /// A sign, `0x`, hexadecimal digits with at most one point anywhere, and an exponent after `p`
  /// in decimal digits. As for C's `strtod` the exponent may be left out. White space, suffixes,
  /// `inf` and `nan` are `nil`.
  ///
  /// - Complexity: linear in the length of the text.
  public init?(_ text: some StringProtocol) {
    var rest = Array(text.utf8)[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    guard rest.popFirst() == UInt8(ascii: "0"), rest.popFirst().map({ $0 | 0x20 }) == 0x78 else {
      return nil
    }
    guard var digits = HexDigits(removingFrom: &rest) else { return nil }
    if let mark = rest.popFirst() {
      guard mark | 0x20 == UInt8(ascii: "p"), let exponent = rest.removeExponent(), rest.isEmpty
      else { return nil }
      digits.exponent += exponent
    }
    doubleValue = isNegative ? -digits.doubleValue : digits.doubleValue
  }
}

/// The number `significand × 2^exponent`, and perhaps a bit more.
private struct HexDigits {
  var significand: UInt128 = 0
  var hasMore = false
  var exponent: Int64 = 0

  /// Reads the digits at the front, or returns `nil` if there are none.
  init?(removingFrom text: inout ArraySlice<UInt8>) {
    var digitCount = 0
    var isFraction = false
    while let character = text.first {
      if character == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = HexDigits.value(ofDigit: character) {
        append(digit, isFraction: isFraction)
        digitCount += 1
      } else {
        break
      }
      text.removeFirst()
    }
    guard digitCount > 0 else { return nil }
  }

  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if significand.leadingZeroBitCount >= 4 {
      significand = significand << 4 | UInt128(digit)
      if isFraction { exponent -= 4 }
    } else {
      hasMore = hasMore || digit != 0
      if !isFraction { exponent += 4 }
    }
  }

  /// The nearest double.
  ///
  /// The significand has at most 128 bits: beyond ±2¹⁶ the exponent decides alone.
  var doubleValue: Double {
    Double(
      nearestTo: significand, hasMore: hasMore,
      exponent: Int(min(max(exponent, -1 << 16), 1 << 16)))
  }

  private static func value(ofDigit character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
