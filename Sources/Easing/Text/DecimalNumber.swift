// A number as people write it, kept exact.
// Layer: Easing/Text. Source: CSS Values 4, section 4.3 (the form of a number).
// Tests: DecimalNumberTests.

/// An exact decimal: sign, digits, power of ten.
///
/// Two are equal when they are the same number written in any way: `1.50` is `15e-1`. The sign of
/// `-0` is kept. Of more than 768 significant digits only the first 768 are compared, and whether
/// there are more; exponents beyond ±10¹⁸ count as that.
public struct DecimalNumber: Hashable, Sendable {
  /// The first 19 significant digits as a whole number, without leading zeros, and without trailing ones if
  /// there are no further digits.
  private(set) var leadingDigits: UInt64 = 0

  /// Where the point is: the number is `0.d₁d₂d₃… × 10^pointPosition`, with `d₁` not 0.
  private(set) var pointPosition: Int64 = 0

  /// The significant digits after the first 19, each `0...9`, as many as are kept; `nil` if
  /// there are none.
  private(set) var furtherDigits: [UInt8]?

  /// How many digits of `leadingDigits` there are.
  private(set) var leadingDigitCount: UInt8 = 0

  /// Whether the text starts with a minus sign.
  let isNegative: Bool

  /// Whether there are more significant digits than are kept.
  private(set) var hasMoreDigits = false

  /// Reads `12`, `-0.35`, `.5`, `+1e-3`; `nil` for anything else.
  ///
  /// A sign, digits with at most one point among or before them, and an exponent after `e` or
  /// `E`. As in CSS and JSON a point needs a digit after it: `1.` is `nil`. So are white space,
  /// units, `inf`, `nan`, hexadecimal numbers and digits other than `0` to `9`. Digits and
  /// exponents of any length are read.
  ///
  /// - Complexity: linear in the length of the text, which is copied if it has more than 19 digits.
  public init?(_ text: String) {
    self.init(text[...])
  }

  /// Reads a part of a text like a whole one.
  public init?(_ text: borrowing Substring) {
    guard let parts = DecimalParts(of: text) else { return nil }
    if parts.isShort {
      self.init(short: parts)
    } else {
      self.init(long: parts, of: Array(text.utf8))
    }
  }

  package init?(utf8 text: [UInt8]) {
    guard let parts = DecimalParts(text.span) else { return nil }
    if parts.isShort {
      self.init(short: parts)
    } else {
      self.init(long: parts, of: text)
    }
  }

  /// Takes up to 19 digits at once.
  private init(short parts: DecimalParts) {
    isNegative = parts.isNegative
    guard parts.digitCount > 0 else { return }
    pointPosition = parts.pointPosition
    leadingDigits = parts.digits
    leadingDigitCount = UInt8(truncatingIfNeeded: parts.digitCount)
    while leadingDigits % 10 == 0 {
      leadingDigits /= 10
      leadingDigitCount &-= 1
    }
  }

  /// Takes any number of digits one by one.
  private init(long parts: DecimalParts, of text: [UInt8]) {
    isNegative = parts.isNegative
    pointPosition = parts.pointPosition
    var further: [UInt8] = []
    // Zeros wait until another digit shows that they count.
    var zeros = 0
    for character in text.prefix(while: { $0 | 0x20 != UInt8(ascii: "e") }) {
      let digit = character &- UInt8(ascii: "0")
      if digit == 0 {
        zeros += leadingDigits == 0 ? 0 : 1
      } else if digit < 10 {
        for _ in 0..<min(zeros, DecimalNumber.mostDigits) { keep(0, orIn: &further) }
        zeros = 0
        keep(digit, orIn: &further)
      }
    }
    if !further.isEmpty { furtherDigits = further }
  }

  /// Keeps a significant digit while there is room, after the first 19 in an array.
  private mutating func keep(_ digit: UInt8, orIn further: inout [UInt8]) {
    if leadingDigitCount < DecimalParts.mostDigits {
      leadingDigits = 10 * leadingDigits + UInt64(digit)
      leadingDigitCount += 1
    } else if DecimalParts.mostDigits + further.count < DecimalNumber.mostDigits {
      further.append(digit)
    } else {
      hasMoreDigits = hasMoreDigits || digit != 0
    }
  }

  /// One more digit than the longest halfway point between two doubles has, 767: with these, and
  /// the knowledge that there are more, every comparison with a halfway point is decided.
  private static let mostDigits = 768
}
