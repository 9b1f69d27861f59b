// Exact time as text: `0.35`, `350ms`, `1001/30000s`.
// Layer: Timeline. Source: CSS Values 4, section 7.2 (the units s and ms).
// Tests: RationalTimeTextTests.

import Easing

extension RationalTime {
  /// Reads a time: a decimal or a ratio of whole numbers, with a unit or in seconds.
  ///
  /// Units are `s`, `ms`, `us` and `ns`, in lower case and without a space before them:
  /// `0.35`, `-1.2s`, `350ms`, `1e-3s`, `1001/30000`, `5/3ms`. Every digit counts; nothing is
  /// rounded.
  ///
  /// - Throws: `TimelineError.notATime` if the text says something else;
  ///   `TimelineError.timeOutOfRange` if the time is longer than `greatestSeconds`, or a fraction
  ///   with a denominator above `greatestDenominator`.
  public init(parsing text: String) throws(TimelineError) {
    let unit = TimeUnit.allCases.first { text.utf8.reversed().starts(with: $0.reversedSymbol) }
    let number = text.dropLast(unit?.reversedSymbol.count ?? 0)
    switch ExactNumber(reading: number) {
    case .malformed:
      throw .notATime(text)
    case .tooLong:
      throw .timeOutOfRange(text)
    case .value(let value):
      guard let seconds = value.dividedOrNil(by: Rational((unit ?? .second).countPerSecond)) else {
        throw .timeOutOfRange(text)
      }
      self.init(seconds: seconds)
      guard isWithinLimits else { throw .timeOutOfRange(text) }
    }
  }

  /// The time as text in seconds, which `init(parsing:)` reads back to the same time.
  ///
  /// A decimal if the time is whole nanoseconds, `-0.35s`, and a ratio otherwise, `1001/30000s`.
  /// A time beyond the limits has a notation that says what it is, but cannot be read back.
  public var notation: String {
    let denominator = seconds.denominator
    let billion: Int128 = 1_000_000_000
    guard denominator <= billion, billion % denominator == 0 else {
      return "\(seconds.numerator)/\(denominator)s"
    }
    let (whole, rest) = seconds.numerator.magnitude.quotientAndRemainder(
      dividingBy: denominator.magnitude)
    let sign = seconds.numerator < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)s" }
    // A leading 1 keeps the zeros after the point: 0.035 s is 1_035_000_000 less its 1.
    var digits = "\(billion.magnitude + rest * (billion / denominator).magnitude)".dropFirst()
    while digits.utf8.last == UInt8(ascii: "0") { digits = digits.dropLast() }
    return "\(sign)\(whole).\(digits)s"
  }
}

extension RationalTime: CustomStringConvertible {
  /// The same as `notation`.
  public var description: String { notation }
}

/// A unit of time; those with a longer symbol come first, because all end in `s`.
private enum TimeUnit: CaseIterable {
  case millisecond
  case microsecond
  case nanosecond
  case second

  /// The symbol's ASCII codes, last one first.
  var reversedSymbol: [UInt8] {
    switch self {
    case .millisecond: [UInt8(ascii: "s"), UInt8(ascii: "m")]
    case .microsecond: [UInt8(ascii: "s"), UInt8(ascii: "u")]
    case .nanosecond: [UInt8(ascii: "s"), UInt8(ascii: "n")]
    case .second: [UInt8(ascii: "s")]
    }
  }

  /// How many of the unit make a second.
  var countPerSecond: Int128 {
    switch self {
    case .millisecond: 1000
    case .microsecond: 1_000_000
    case .nanosecond: 1_000_000_000
    case .second: 1
    }
  }
}
