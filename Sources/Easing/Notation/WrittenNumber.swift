// A number of a notation, exact as long as it can be.
// Layer: Easing/Notation. Tests: WrittenNumberTests.

/// A number that is a 128-bit fraction if it fits into one, and a finite double in any case.
///
/// It lets `0.1 + 0.2` be `0.3`, and a third of `36.4%` be the double nearest to it.
struct WrittenNumber: Hashable, Sendable {
  /// The exact value, or `nil` if it needs more than 128 bits.
  let exact: Rational?
  /// The double nearest to the exact value if there is one, otherwise the best that is known.
  let nearest: Double

  /// Creates a number from a fraction.
  init(_ exact: Rational) {
    self.exact = exact
    self.nearest = exact.doubleValue
  }

  /// Creates the number that a double stands for.
  init(_ value: Double) {
    self.exact = Rational(exactly: value)
    self.nearest = value
  }

  /// Creates the number that a decimal stands for, or `nil` if it is too large for a double.
  init?(_ decimal: DecimalNumber) {
    self.init(exact: decimal.rational, nearest: decimal.doubleValue)
  }

  /// Creates a number from both of its forms, or `nil` if it is too large for a double.
  private init?(exact: Rational?, nearest: Double) {
    guard nearest.isFinite else { return nil }
    self.exact = exact
    self.nearest = nearest
  }

  /// Creates a number from the exact result of an operation, or from its rounded one;
  /// `nil` if that is too large for a double.
  private init?(_ exact: Rational?, or rounded: Double) {
    self.init(exact: exact, nearest: exact?.doubleValue ?? rounded)
  }

  static let zero = WrittenNumber(Rational.zero)
  static let one = WrittenNumber(Rational.one)
}

extension WrittenNumber {
  /// The sum, or `nil` if it is too large for a double.
  func adding(_ other: WrittenNumber) -> WrittenNumber? {
    WrittenNumber(combined(other) { $0.addingOrNil($1) }, or: nearest + other.nearest)
  }

  /// The difference, or `nil` if it is too large for a double.
  func subtracting(_ other: WrittenNumber) -> WrittenNumber? {
    WrittenNumber(combined(other) { $0.subtractingOrNil($1) }, or: nearest - other.nearest)
  }

  /// The product, or `nil` if it is too large for a double.
  func multiplied(by other: WrittenNumber) -> WrittenNumber? {
    WrittenNumber(combined(other) { $0.multipliedOrNil(by: $1) }, or: nearest * other.nearest)
  }

  /// The quotient, or `nil` if it is too large for a double or the divisor is 0.
  func divided(by other: WrittenNumber) -> WrittenNumber? {
    guard other.nearest != 0 else { return nil }
    return WrittenNumber(combined(other) { $0.dividedOrNil(by: $1) }, or: nearest / other.nearest)
  }

  /// The doubles that divide the way to another number into equal parts, without its ends.
  ///
  /// - Accuracy: correctly rounded where both numbers are exact and so is the result.
  func evenSteps(to end: WrittenNumber, count: Int) -> [Double] {
    let parts = Int128(count + 1)
    let whole = end.subtracting(self)?.exact
    let start = PiecewiseLinear.Point(input: 0, output: nearest)
    let stop = PiecewiseLinear.Point(input: Double(count + 1), output: end.nearest)
    return (0..<count).map { index in
      let fraction = Rational(Int128(index + 1), parts)
      if let exact, let way = whole?.multipliedOrNil(by: fraction),
        let sum = exact.addingOrNil(way)
      {
        return sum.doubleValue
      }
      return StraightLine(start: start, end: stop).value(at: Double(index + 1))
    }
  }

  /// The nearest whole number as CSS rounds, halves upwards, or `nil` if it is not an `Int`.
  var roundedToInt: Int? {
    if let exact { return exact.addingOrNil(Rational(1, 2)).flatMap { Int(exactly: $0.floor) } }
    // A number with 128-bit parts is the only one that a larger `Int` can come from.
    guard nearest.magnitude < 0x1p52 else { return nil }
    let floor = Int(nearest.floored)
    return nearest - Double(floor) < 0.5 ? floor : floor + 1
  }

  private func combined(
    _ other: WrittenNumber, _ operation: (Rational, Rational) -> Rational?
  ) -> Rational? {
    guard let exact, let right = other.exact else { return nil }
    return operation(exact, right)
  }
}

extension WrittenNumber: Comparable {
  static func < (left: WrittenNumber, right: WrittenNumber) -> Bool {
    guard let exact = left.exact, let other = right.exact else {
      return left.nearest < right.nearest
    }
    return exact < other
  }
}
