// Sums, differences, multiples and ratios of exact times.
// Layer: Timeline. Tests: RationalTimeArithmeticTests.

public import Easing

extension RationalTime {
  /// The sum.
  ///
  /// - Precondition: It fits into 128 bits, as it does for times within a user's limits.
  public static func + (left: RationalTime, right: RationalTime) -> RationalTime {
    RationalTime(seconds: left.seconds + right.seconds)
  }

  /// The difference.
  ///
  /// - Precondition: It fits into 128 bits, as it does for times within a user's limits.
  public static func - (left: RationalTime, right: RationalTime) -> RationalTime {
    RationalTime(seconds: left.seconds - right.seconds)
  }

  /// The time as far on the other side of 0.
  public static prefix func - (time: RationalTime) -> RationalTime {
    RationalTime(seconds: -time.seconds)
  }

  /// The time `count` times as long.
  ///
  /// - Precondition: It fits into 128 bits.
  public static func * (time: RationalTime, count: Int) -> RationalTime {
    RationalTime(seconds: time.seconds * Rational(Int128(count)))
  }

  /// The ratio of two lengths of time.
  ///
  /// - Precondition: `right` is not 0, and the ratio fits into 128 bits, as it does for times
  ///   within a user's limits.
  public static func / (left: RationalTime, right: RationalTime) -> Rational {
    left.seconds / right.seconds
  }

  /// The time `factor` times as long.
  ///
  /// - Precondition: The result fits into 128 bits.
  public func scaled(by factor: Rational) -> RationalTime {
    RationalTime(seconds: seconds * factor)
  }
}

extension RationalTime {
  /// The sum, or `nil` if it needs more than 128 bits.
  public func addingOrNil(_ other: RationalTime) -> RationalTime? {
    seconds.addingOrNil(other.seconds).map(RationalTime.init(seconds:))
  }

  /// The difference, or `nil` if it needs more than 128 bits.
  public func subtractingOrNil(_ other: RationalTime) -> RationalTime? {
    seconds.subtractingOrNil(other.seconds).map(RationalTime.init(seconds:))
  }

  /// The time `factor` times as long, or `nil` if it needs more than 128 bits.
  public func scaledOrNil(by factor: Rational) -> RationalTime? {
    seconds.multipliedOrNil(by: factor).map(RationalTime.init(seconds:))
  }

  /// The ratio of two lengths of time, or `nil` if `other` is 0 or the ratio needs more than
  /// 128 bits.
  public func dividedOrNil(by other: RationalTime) -> Rational? {
    seconds.dividedOrNil(by: other.seconds)
  }
}
