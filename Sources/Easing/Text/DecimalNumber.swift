// A number as people write it, kept exact.
// Layer: Easing/Text. Source: CSS Values 4, section 4.3 (the form of a number).
// Tests: DecimalNumberTests.

/// An exact decimal: sign, digits, power of ten.
///
/// Two are equal when they are the same number written in any way: `1.50` is `15e-1`. The sign of
/// `-0` is kept. Of more than 768 significant digits only the first 768 are compared, and whether
/// there are more.
public struct DecimalNumber: Hashable, Sendable {
  /// Whether the text starts with a minus sign.
  let isNegative: Bool

  /// The first 19 significant digits as a whole number, without leading or trailing zeros.
  private(set) var leadingDigits: UInt64 = 0

  /// The significant digits after the first 19, each `0...9`; the last is not 0.
  private(set) var furtherDigits: [UInt8] = []

  /// Whether there are more significant digits than are kept.
  private(set) var hasMoreDigits = false

  /// How many digits of `leadingDigits` there are.
  private(set) var leadingDigitCount = 0

  /// Where the point is: the number is `0.d₁d₂d₃… × 10^pointPosition`, with `d₁` not 0.
  private(set) var pointPosition: Int64 = 0

  /// Reads `12`, `-0.35`, `.5`, `+1e-3`; `nil` for anything else.
  ///
  /// A sign, digits with at most one point among or before them, and an exponent after `e` or
  /// `E`. As in CSS and JSON a point needs a digit after it: `1.` is `nil`. So are white space,
  /// units, `inf`, `nan`, hexadecimal numbers and digits other than `0` to `9`. Digits and
  /// exponents of any length are read.
  ///
  /// - Complexity: linear in the length of the text, with memory for at most 768 digits of it.
  public init?(_ text: some StringProtocol) {
    self.init(utf8: Array(text.utf8))
  }

  package init?(utf8 text: [UInt8]) {
    var rest = text[...]
    isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }

    var zeros = 0
    let whole = rest.removeDigits()
    for digit in whole { append(digit, pendingZeros: &zeros, isFraction: false) }
    var fraction: ArraySlice<UInt8> = []
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = rest.removeDigits()
      guard !fraction.isEmpty else { return nil }
      for digit in fraction { append(digit, pendingZeros: &zeros, isFraction: true) }
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }

    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      guard let exponent = rest.removeExponent() else { return nil }
      pointPosition += exponent
    }
    guard rest.isEmpty else { return nil }
    if leadingDigits == 0 { pointPosition = 0 }
  }

  /// Appends the character of a digit; zeros wait until another digit shows that they count.
  private mutating func append(_ character: UInt8, pendingZeros: inout Int, isFraction: Bool) {
    let digit = character - UInt8(ascii: "0")
    let isLeadingZero = digit == 0 && leadingDigits == 0
    if isFraction {
      if isLeadingZero { pointPosition -= 1 }
    } else {
      if !isLeadingZero { pointPosition += 1 }
    }
    guard digit != 0 else {
      if !isLeadingZero { pendingZeros += 1 }
      return
    }
    for _ in 0..<min(pendingZeros, DecimalNumber.mostDigits) { keep(0) }
    pendingZeros = 0
    keep(digit)
  }

  /// Keeps a significant digit while there is room.
  private mutating func keep(_ digit: UInt8) {
    if leadingDigitCount < DecimalNumber.mostLeadingDigits {
      leadingDigits = 10 * leadingDigits + UInt64(digit)
      leadingDigitCount += 1
    } else if leadingDigitCount + furtherDigits.count < DecimalNumber.mostDigits {
      furtherDigits.append(digit)
    } else {
      hasMoreDigits = hasMoreDigits || digit != 0
    }
  }

  /// The largest number of digits that one word holds.
  private static let mostLeadingDigits = 19

  /// One more digit than the longest halfway point between two doubles has, 767: with these, and
  /// the knowledge that there are more, every comparison with a halfway point is decided.
  private static let mostDigits = 768
}

extension ArraySlice<UInt8> {
  /// Removes and returns the digits at the front.
  fileprivate mutating func removeDigits() -> ArraySlice<UInt8> {
    let digits = prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    removeFirst(digits.count)
    return digits
  }

  /// Removes and returns a signed whole number at the front, held within ±10¹⁸.
  ///
  /// No text is long enough for its digits to make up for an exponent that large.
  mutating func removeExponent() -> Int64? {
    let isNegative = first == UInt8(ascii: "-")
    if isNegative || first == UInt8(ascii: "+") { removeFirst() }
    let digits = removeDigits()
    guard !digits.isEmpty else { return nil }
    let most: Int64 = 1_000_000_000_000_000_000
    let magnitude = digits.reduce(into: Int64(0)) { sum, character in
      sum = Swift.min(10 * Swift.min(sum, most / 10) + Int64(character - UInt8(ascii: "0")), most)
    }
    return isNegative ? -magnitude : magnitude
  }
}
