// An exact fraction, the number behind time and progress.
// Layer: Easing/Math. Source: Knuth, The Art of Computer Programming 2, section 4.5.1.
// Goals: exact before fast; no operation wraps or rounds.
// Tests: RationalTests.

/// An exact fraction of two 128-bit integers, in lowest terms.
///
/// Operators stop the program on overflow, as `Int` does; the methods that end in `OrNil`
/// return `nil` instead. Comparison never overflows.
public struct Rational: Hashable, Sendable {
  /// The numerator; it carries the sign.
  public let numerator: Int128

  /// The denominator, always positive and without a common factor with the numerator.
  public let denominator: Int128

  /// Creates the fraction in lowest terms.
  ///
  /// - Precondition: `denominator` is not 0, and neither part is `Int128.min`.
  public init(_ numerator: Int128, _ denominator: Int128) {
    guard let reduced = Rational(orNil: numerator, denominator) else {
      preconditionFailure("A fraction needs a denominator other than 0 and parts above Int128.min.")
    }
    self = reduced
  }

  /// Creates a whole number.
  ///
  /// - Precondition: `whole` is not `Int128.min`.
  public init(_ whole: Int128) {
    self.init(whole, 1)
  }

  /// Creates the fraction in lowest terms, or `nil` if it has no valid form.
  init?(orNil numerator: Int128, _ denominator: Int128) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let sign: Int128 = denominator < 0 ? -1 : 1
    self.numerator = numerator / Int128(divisor) * sign
    self.denominator = denominator / Int128(divisor) * sign
  }

  /// Creates a fraction that is known to be in lowest terms.
  private init(reduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number 0.
  public static let zero = Rational(0)

  /// The number 1.
  public static let one = Rational(1)

  /// Whether the number is an integer.
  public var isWhole: Bool { denominator == 1 }

  /// The largest integer that is not above the number.
  public var floor: Int128 {
    let quotient = numerator / denominator
    return numerator < 0 && quotient * denominator != numerator ? quotient - 1 : quotient
  }

  /// The smallest integer that is not below the number.
  public var ceiling: Int128 {
    let below = floor
    return isWhole ? below : below + 1
  }

  /// The number less its floor, in `0 ..< 1`.
  public var fraction: Rational {
    Rational(reduced: numerator - floor * denominator, denominator)
  }
}

extension Rational: Comparable {
  public static func < (left: Rational, right: Rational) -> Bool {
    if left.denominator == right.denominator { return left.numerator < right.numerator }
    // The cross products nearly always fit; those of full width are a slow path.
    let (cross1, overflow1) = left.numerator.multipliedReportingOverflow(by: right.denominator)
    let (cross2, overflow2) = right.numerator.multipliedReportingOverflow(by: left.denominator)
    if !overflow1 && !overflow2 { return cross1 < cross2 }
    let a = left.numerator.multipliedFullWidth(by: right.denominator)
    let b = right.numerator.multipliedFullWidth(by: left.denominator)
    return (a.high, a.low) < (b.high, b.low)
  }
}
