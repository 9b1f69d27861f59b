// Exact time.
// Layer: Timeline. Tests: RationalTimeTests.

public import Easing

/// A point in time or a length of time, as an exact fraction of seconds.
///
/// ```swift
/// try RationalTime(parsing: "350ms") == RationalTime(7, 20)  // true
/// ```
public struct RationalTime: Hashable, Sendable {
  /// The number of seconds.
  public let seconds: Rational

  /// Creates a time from an exact number of seconds, of any size.
  public init(seconds: Rational) {
    self.seconds = seconds
  }

  /// Creates the time `numerator / denominator` seconds.
  ///
  /// - Precondition: `denominator` is not 0.
  public init(_ numerator: Int, _ denominator: Int = 1) {
    self.init(seconds: Rational(Int128(numerator), Int128(denominator)))
  }

  /// Creates a time of whole milliseconds.
  public static func milliseconds(_ count: Int) -> RationalTime {
    RationalTime(count, 1000)
  }

  /// No time.
  public static var zero: RationalTime { RationalTime(seconds: Rational.zero) }

  /// The number of seconds as the nearest double.
  public var doubleValue: Double { seconds.doubleValue }

  /// Whether this is no time.
  public var isZero: Bool { seconds.numerator == 0 }
}

extension RationalTime: Comparable {
  /// Whether a time is before another, or shorter.
  public static func < (left: RationalTime, right: RationalTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension RationalTime {
  /// The longest time that a user can give, in seconds: 10⁹, some 31 years and 8 months.
  public static let greatestSeconds = 1_000_000_000

  /// The largest denominator of a time that a user can give: 10⁹, for whole nanoseconds.
  ///
  /// Within both limits the sum, difference and ratio of two times fit into 128 bits.
  public static let greatestDenominator = 1_000_000_000

  /// Creates a time from a user's number of seconds.
  ///
  /// - Throws: `TimelineError.timeOutOfRange` if the time is longer than `greatestSeconds` in
  ///   either direction, or its denominator in lowest terms is above `greatestDenominator`.
  public init(validating seconds: Rational) throws(TimelineError) {
    self.init(seconds: seconds)
    guard isWithinLimits else { throw .timeOutOfRange(notation) }
  }

  /// Whether a user can give this time.
  public var isWithinLimits: Bool {
    let greatest = Rational(Int128(RationalTime.greatestSeconds))
    return seconds >= -greatest && seconds <= greatest
      && seconds.denominator <= Int128(RationalTime.greatestDenominator)
  }
}
