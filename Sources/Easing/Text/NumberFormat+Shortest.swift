// The layout of the shortest digits of a number.
// Layer: Easing/Text.
// Source: ECMA-262, 15th edition, section 6.1.6.1.20 (Number::toString).
// Goals: the standard's text, then speed: all digits are written with three or four stores and the bytes
//   behind the text are left over.
// Tests: NumberFormatTests.

extension NumberFormat {
  /// The number of bytes that `writeShortest` may touch.
  static let shortestCapacity = 32

  /// Appends the shortest text of a number.
  ///
  /// - Precondition: `value` is finite, and there is room for `shortestCapacity` bytes.
  static func appendShortest(_ value: Double, to output: inout OutputSpan<UInt8>) {
    output.append(capacity: shortestCapacity) { free in writeShortest(value, to: &free, at: 0) }
  }

  /// Writes the shortest text of a number and returns its length, at most 25.
  ///
  /// This is `append` for a writer that has its own buffer. The text ends at the length; what is
  /// behind it, up to `shortestCapacity` bytes from the offset, is overwritten too.
  ///
  /// - Precondition: `value` is finite, and `shortestCapacity` bytes are free from the offset.
  @inline(__always) static func writeShortest(
    _ value: Double, to bytes: inout MutableRawSpan, at offset: Int
  ) -> Int {
    precondition(
      offset >= 0 && offset <= bytes.byteCount - shortestCapacity, "A text has room for its digits."
    )
    precondition(value.isFinite, "A number must be finite to become text.")
    // The sign is overwritten by the first digit where there is none.
    bytes.store(UInt8(ascii: "-"), uncheckedAt: offset)
    if let whole = UInt64(smallWhole: value.magnitude) {
      let sign = value < 0 ? 1 : 0
      return bytes.storeDecimal(EightDigits(whole), uncheckedAt: offset &+ sign) &+ sign
    }
    let sign = Int(truncatingIfNeeded: value.bitPattern &>> 63)
    let digits = SeventeenDigits(ShortestDecimal(of: value.magnitude))
    return digits.write(to: &bytes, at: offset &+ sign) &+ sign
  }
}

/// The digits of a number as characters: `0.d₁d₂…d₁₇ × 10^pointPosition`, with `d₁` not `0`.
struct SeventeenDigits {
  private let first: UInt64
  private let middle: UInt64
  private let last: UInt8

  /// The number of digits up to the last one that is not `0`.
  private let count: Int

  private let pointPosition: Int

  @inline(__always) init(_ decimal: ShortestDecimal) {
    var (tens, ones, exponent) = (decimal.tens, decimal.ones, decimal.exponent)
    // Only subnormal numbers have fewer than 15 digits before the last one.
    while tens < 100_000_000_000_000 {
      (tens, ones, exponent) = (10 &* tens &+ ones, 0, exponent &- 1)
    }
    // Hard to foretell, hence arithmetic instead of a branch.
    let isShort: UInt64 = tens < 1_000_000_000_000_000 ? 1 : 0
    tens &+= (9 &* tens &+ ones) & (0 &- isShort)
    ones &= isShort &- 1
    exponent &-= Int(truncatingIfNeeded: isShort)

    let leading = tens / EightDigits.limit
    let firstDigits = EightDigits(leading)
    let middleDigits = EightDigits(tens &- leading &* EightDigits.limit)
    first = firstDigits.characters
    middle = middleDigits.characters
    last = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: ones)
    // All but the first nine digits and, if they are zeros, these without the first.
    let end = middleDigits.values &>> 8 | ones &<< 56
    let start = firstDigits.values &>> 8 | middleDigits.values &<< 56
    count =
      end != 0 ? 17 &- end.leadingZeroBitCount &>> 3 : 9 &- start.leadingZeroBitCount &>> 3
    pointPosition = exponent &+ 17
  }

  /// Writes the digits as ECMAScript lays them out and returns the length of the text.
  ///
  /// Less than `NumberFormat.shortestCapacity` bytes are touched.
  @inline(__always) func write(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    switch pointPosition {
    case 1...15 where count > pointPosition:
      writeDigits(pointBehind: pointPosition, to: &bytes, at: start)
      return count &+ 1
    case -5...0: return writeFraction(to: &bytes, at: start)
    case 1...21: return writeLongDecimal(to: &bytes, at: start)
    default: return writeScientific(to: &bytes, at: start)
    }
  }

  /// Writes all digits.
  @inline(__always) private func writeDigits(to bytes: inout MutableRawSpan, at start: Int) {
    bytes.store(first, uncheckedAt: start)
    bytes.store(middle, uncheckedAt: start &+ 8)
    bytes.store(last, uncheckedAt: start &+ 16)
  }

  /// Writes all digits with a point behind 1 to 15 of them.
  @inline(__always) private func writeDigits(
    pointBehind position: Int, to bytes: inout MutableRawSpan, at start: Int
  ) {
    // All one place further on, then the eight around the point over them.
    bytes.store(last, uncheckedAt: start &+ 17)
    bytes.store(middle, uncheckedAt: start &+ 9)
    if position < 8 {
      bytes.store(first, uncheckedAt: start &+ 1)
      bytes.store(first.withPoint(behind: position), uncheckedAt: start)
    } else {
      bytes.store(first, uncheckedAt: start)
      bytes.store(middle.withPoint(behind: position &- 8), uncheckedAt: start &+ 8)
    }
  }

  /// Writes a number from 10⁻⁶ to below 1, such as `0.025`.
  @inline(__always) private func writeFraction(to bytes: inout MutableRawSpan, at start: Int) -> Int
  {
    let zeros = 2 &- pointPosition
    bytes.store(EightDigits(0).characters.withPoint(behind: 1), uncheckedAt: start)
    writeDigits(to: &bytes, at: start &+ zeros)
    return zeros &+ count
  }

  /// Writes a number from 1 to below 10²¹ that is whole or has no place but one behind the point.
  private func writeLongDecimal(to bytes: inout MutableRawSpan, at start: Int) -> Int {
    writeDigits(to: &bytes, at: start)
    bytes.store(EightDigits(0).characters, uncheckedAt: start &+ 17)
    guard count > pointPosition else { return pointPosition }
    bytes.store(UInt8(ascii: "."), uncheckedAt: start &+ 16)
    bytes.store(last, uncheckedAt: start &+ 17)
    return 18
  }

  /// Writes a number with an exponent, such as `1e-7` or `2.5e+300`.
  @inline(__always) private func writeScientific(
    to bytes: inout MutableRawSpan, at start: Int
  ) -> Int {
    writeDigits(pointBehind: 1, to: &bytes, at: start)
    let mark = start &+ (count == 1 ? 1 : count &+ 1)
    let exponent = pointPosition &- 1
    bytes.store(UInt8(ascii: "e"), uncheckedAt: mark)
    bytes.store(UInt8(ascii: exponent < 0 ? "-" : "+"), uncheckedAt: mark &+ 1)
    let digits = EightDigits(UInt64(exponent.magnitude))
    return bytes.storeDecimal(digits, uncheckedAt: mark &+ 2) &+ mark &+ 2 &- start
  }
}

extension UInt64 {
  /// Eight characters, the last one pushed out by a point behind the first 0 to 7.
  fileprivate func withPoint(behind count: Int) -> UInt64 {
    let bits = UInt64(truncatingIfNeeded: 8 &* count)
    let before = self & ((1 &<< bits) &- 1)
    return before | (self ^ before) &<< 8 | 0x2E &<< bits
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
