// The layout of the shortest digits of a number.
// Layer: Easing/Text.
// Source: ECMA-262, 15th edition, section 6.1.6.1.20 (Number::toString).
// Goals: the standard's text, then speed: all digits are written with three stores and the bytes
//   behind the text are left over.
// Tests: NumberFormatTests.

extension NumberFormat {
  /// The number of bytes that `writeShortest` may touch.
  package static let shortestCapacity = 40

  /// Writes the shortest text of a number and returns its length, at most 26.
  ///
  /// This is `append` for a writer that has its own buffer. The text ends at the length; what is
  /// behind it, up to `shortestCapacity` bytes from the offset, is overwritten too.
  ///
  /// - Precondition: `value` is finite, and `shortestCapacity` bytes are free from the offset.
  package static func writeShortest(
    _ value: Double, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    precondition(value.isFinite, "A number must be finite to become text.")
    // The sign is overwritten by the first digit where there is none.
    let sign = value < 0 ? 1 : 0
    bytes.store(UInt8(ascii: "-"), at: offset)
    let start = offset &+ sign
    if let whole = UInt64(smallWhole: value.magnitude) {
      return bytes.storeDecimal(whole, at: start) &+ sign
    }
    return write(ShortestDecimal(of: value.magnitude), to: &bytes, at: start) &+ sign
  }

  /// Writes the digits of a decimal above 0 in the same layout and returns their length.
  ///
  /// - Precondition: `shortestCapacity` bytes are free from the offset, less one for a sign.
  @inline(__always) static func write(
    _ decimal: ShortestDecimal, to bytes: inout MutableRawSpan, at start: Int
  ) -> Int {
    let digits = SeventeenDigits(decimal)
    return switch digits.pointPosition {
    case 1...17: digits.writeDecimal(to: &bytes, at: start)
    case 18...21: digits.writeWhole(to: &bytes, at: start)
    case -5...0: digits.writeFraction(to: &bytes, at: start)
    default: digits.writeScientific(to: &bytes, at: start)
    }
  }
}

/// The digits of a number as characters: `0.d₁d₂…d₁₇ × 10^pointPosition`, with `d₁` not `0`.
private struct SeventeenDigits {
  let first: UInt8
  let middle: UInt64
  let last: UInt64

  /// The number of digits up to the last one that is not `0`.
  let count: Int

  let pointPosition: Int

  @inline(__always) init(_ decimal: ShortestDecimal) {
    var digits = decimal.digits
    var exponent = decimal.exponent
    // Only subnormal numbers have fewer than 16 digits.
    while digits < 1_000_000_000_000_000 {
      digits &*= 10
      exponent &-= 1
    }
    let isShort = digits < 10_000_000_000_000_000
    digits = isShort ? 10 &* digits : digits
    exponent = isShort ? exponent &- 1 : exponent

    let leading = digits / EightDigits.limit
    let firstDigit = leading / EightDigits.limit
    let middleDigits = EightDigits(leading &- firstDigit &* EightDigits.limit)
    let lastDigits = EightDigits(digits &- leading &* EightDigits.limit)
    first = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: firstDigit)
    middle = middleDigits.characters
    last = lastDigits.characters
    count =
      lastDigits.values != 0
      ? 17 &- lastDigits.trailingZeroCount : 9 &- middleDigits.trailingZeroCount
    pointPosition = exponent &+ 17
  }

  /// Writes all digits.
  @inline(__always) func write(to bytes: inout MutableRawSpan, at offset: Int) {
    bytes.store(first, at: offset)
    bytes.store(middle, at: offset &+ 1)
    bytes.store(last, at: offset &+ 9)
  }

  /// Writes a number from 1 to below 10¹⁷, such as `12.5` or `300`.
  @inline(__always) func writeDecimal(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    write(to: &bytes, at: start)
    guard count > pointPosition else { return pointPosition }
    // The digits behind the point once more, one place further on.
    let further = UInt128(last) &<< 64 | UInt128(middle)
    let fraction = further &>> UInt128(truncatingIfNeeded: 8 &* (pointPosition &- 1))
    let point = start &+ pointPosition
    bytes.store(UInt64(truncatingIfNeeded: fraction), at: point &+ 1)
    bytes.store(UInt64(truncatingIfNeeded: fraction &>> 64), at: point &+ 9)
    bytes.store(UInt8(ascii: "."), at: point)
    return count &+ 1
  }

  /// Writes a number from 10¹⁷ to below 10²¹, such as `1200000000000000000`.
  @inline(__always) func writeWhole(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    write(to: &bytes, at: start)
    bytes.store(EightDigits(0).characters, at: start &+ 17)
    return pointPosition
  }

  /// Writes a number from 10⁻⁶ to below 1, such as `0.025`.
  @inline(__always) func writeFraction(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    bytes.store(EightDigits(0).characters, at: start)
    bytes.store(UInt8(ascii: "."), at: start &+ 1)
    let zeros = 2 &- pointPosition
    write(to: &bytes, at: start &+ zeros)
    return zeros &+ count
  }

  /// Writes a number with an exponent, such as `1e-7` or `2.5e+300`.
  @inline(__always) func writeScientific(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    bytes.store(first, at: start)
    bytes.store(UInt8(ascii: "."), at: start &+ 1)
    bytes.store(middle, at: start &+ 2)
    bytes.store(last, at: start &+ 10)
    let mark = count == 1 ? 1 : count &+ 1
    let exponent = pointPosition &- 1
    bytes.store(UInt8(ascii: "e"), at: start &+ mark)
    bytes.store(UInt8(ascii: exponent < 0 ? "-" : "+"), at: start &+ mark &+ 1)

    // Three digits, of which the zeros in front are shifted out.
    let magnitude = UInt32(truncatingIfNeeded: exponent.magnitude)
    let tens = magnitude / 10
    let hundreds = magnitude / 100
    let digits = hundreds | (tens &- 10 &* hundreds) &<< 8 | (magnitude &- 10 &* tens) &<< 16
    let zeros = hundreds != 0 ? 0 : tens != 0 ? 1 : 2
    let characters = (digits | 0x30_3030) &>> UInt32(truncatingIfNeeded: 8 &* zeros)
    bytes.store(UInt64(characters), at: start &+ mark &+ 2)
    return mark &+ 5 &- zeros
  }
}

extension UInt64 {
  /// The whole number that a double is, or `nil` if it is none or has more than eight digits.
  @inline(__always) fileprivate init?(smallWhole value: Double) {
    // From 2^52 up the last place is worth 1: the sum is whole, and exact if the value was.
    let sum = value + 0x1p52
    guard sum - 0x1p52 == value, value < Double(EightDigits.limit) else { return nil }
    self = sum.bitPattern & (1 << 52 - 1)
  }
}
