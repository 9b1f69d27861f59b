// How often an effect repeats.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.7.2 (iteration count).
// Tests: IterationCountTests.

public import Easing

/// The number of iterations of an effect: 2, 2.5, or without end.
public enum IterationCount: Hashable, Sendable {
  /// So many, whole or not; at least 0.
  case finite(Rational)
  /// For ever.
  case infinite
}

extension IterationCount {
  /// One iteration.
  public static let once = IterationCount.finite(.one)

  /// So many whole iterations.
  public static func times(_ count: Int) -> IterationCount {
    .finite(Rational(Int128(count)))
  }

  /// Reads `infinite`, or a decimal or a ratio of whole numbers of at least 0: `2.5`, `10/3`.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else, or the number is
  ///   above `greatest` or has a denominator above `greatestDenominator` in lowest terms.
  public init(parsing text: String) throws(TimelineError) {
    if text == "infinite" {
      self = .infinite
      return
    }
    guard case .value(let count) = ExactNumber(reading: Substring(text)), count >= .zero,
      IterationCount.isWithinLimits(count)
    else {
      throw .invalidTiming(
        member: "iterations", value: text,
        accepted: "a number from 0 to 10^9 such as 3, 2.5 or 10/3, or infinite")
    }
    self = .finite(count)
  }

  /// The largest number that a user can give: 10⁹.
  public static let greatest = 1_000_000_000

  /// The largest denominator that a user can give: 10¹⁸, so that every digit of a double between
  /// 0.01 and 10⁹ can be given.
  public static let greatestDenominator: Int64 = 1_000_000_000_000_000_000

  /// Whether a user can give this number, or its opposite: of iterations, their start, or a rate.
  static func isWithinLimits(_ number: Rational) -> Bool {
    let greatest = Rational(Int128(IterationCount.greatest))
    return number >= -greatest && number <= greatest
      && number.denominator <= Int128(IterationCount.greatestDenominator)
  }
}

extension IterationCount: CustomStringConvertible {
  /// The count as `init(parsing:)` reads it: `infinite`, `2`, `5/2`.
  public var description: String {
    switch self {
    case .infinite: "infinite"
    case .finite(let count): ExactNumber.notation(of: count)
    }
  }
}
