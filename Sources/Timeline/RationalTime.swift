// Exact time.
// Layer: Timeline. Tests: RationalTimeTests.

public import Easing

/// A point in time or a length of time, as an exact fraction of seconds.
public struct RationalTime: Hashable, Sendable {
  /// The number of seconds.
  public let seconds: Rational

  /// Creates a time from an exact number of seconds.
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
  public static let zero = RationalTime(0)

  /// The number of seconds as the nearest double.
  public var doubleValue: Double { seconds.doubleValue }
}

extension RationalTime: Comparable {
  public static func < (left: RationalTime, right: RationalTime) -> Bool {
    left.seconds < right.seconds
  }
}

extension RationalTime {
  /// The sum. Precondition: it fits into 128 bits.
  public static func + (left: RationalTime, right: RationalTime) -> RationalTime {
    RationalTime(seconds: left.seconds + right.seconds)
  }

  /// The difference. Precondition: it fits into 128 bits.
  public static func - (left: RationalTime, right: RationalTime) -> RationalTime {
    RationalTime(seconds: left.seconds - right.seconds)
  }

  /// The time `count` times as long. Precondition: it fits into 128 bits.
  public static func * (time: RationalTime, count: Int) -> RationalTime {
    RationalTime(seconds: time.seconds * Rational(Int128(count)))
  }

  /// The ratio of two lengths of time. Precondition: `right` is not 0.
  public static func / (left: RationalTime, right: RationalTime) -> Rational {
    left.seconds / right.seconds
  }
}
