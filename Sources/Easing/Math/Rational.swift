// An exact fraction, the number behind time and progress.
// Layer: Easing/Math. Source: Knuth, The Art of Computer Programming 2, section 4.5.1.
// Goals: exact before fast; no operation wraps or rounds. Parts of up to 64 bits, which are the
//   rule, are divided as such.
// Tests: RationalTests.

/// An exact fraction of two 128-bit integers, in lowest terms.
///
/// Operators stop the program on overflow, as `Int` does; the methods that end in `OrNil`
/// return `nil` instead, which is for numbers that come from outside. Comparing, negating,
/// `floor`, `ceiling`, `fraction` and `doubleValue` never overflow.
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
    precondition(whole != .min, "A fraction needs parts above Int128.min.")
    self.init(reduced: whole, 1)
  }

  /// Creates the fraction in lowest terms, or `nil` if it has no valid form.
  init?(orNil numerator: Int128, _ denominator: Int128) {
    guard denominator != 0, numerator != .min, denominator != .min else { return nil }
    let divisor = Rational.greatestCommonDivisor(numerator.magnitude, denominator.magnitude)
    let top = numerator.quotient(ofMultipleOf: divisor)
    let bottom = denominator.quotient(ofMultipleOf: divisor)
    self.init(reduced: denominator < 0 ? -top : top, denominator < 0 ? -bottom : bottom)
  }

  /// Creates a fraction that is known to be in lowest terms, with parts above `Int128.min` and a
  /// denominator above 0.
  init(reduced numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// The number 0.
  public static let zero = Rational(reduced: 0, 1)

  /// The number 1.
  public static let one = Rational(reduced: 1, 1)

  /// Whether the number is an integer.
  public var isWhole: Bool { denominator == 1 }

  /// The largest integer that is not above the number.
  public var floor: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder < 0 ? quotient - 1 : quotient
  }

  /// The smallest integer that is not below the number.
  public var ceiling: Int128 {
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return remainder > 0 ? quotient + 1 : quotient
  }

  /// The number less its floor, in `0 ..< 1`.
  public var fraction: Rational {
    let remainder = numerator % denominator
    return Rational(reduced: remainder < 0 ? remainder + denominator : remainder, denominator)
  }
}

extension Rational: Comparable {
  /// Whether a number is smaller than another, for any two numbers.
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
