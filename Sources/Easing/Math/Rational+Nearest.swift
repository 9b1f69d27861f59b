// Arithmetic of fractions that never stops the program.
// Layer: Easing/Math. Tests: RationalNearestTests.

extension Rational {
  /// The fraction that a double stands for, or the nearest one that fits into 128 bits.
  package init(nearest value: Double) {
    if let exact = Rational(exactly: value) {
      self = exact
    } else if value.magnitude < 1 || value.isNaN {
      self = .zero
    } else {
      self = Rational(value < 0 ? -(1 << 126) : 1 << 126)
    }
  }

  /// The difference: exact if it fits into 128 bits, and else that of the nearest doubles.
  package func nearestDifference(from other: Rational) -> Rational {
    subtractingOrNil(other) ?? Rational(nearest: doubleValue - other.doubleValue)
  }

  /// The product: exact if it fits into 128 bits, and else that of the nearest doubles.
  package func nearestProduct(with other: Rational) -> Rational {
    multipliedOrNil(by: other) ?? Rational(nearest: doubleValue * other.doubleValue)
  }

  /// The quotient: exact if it fits into 128 bits, and else that of the nearest doubles.
  package func nearestQuotient(by other: Rational) -> Rational {
    dividedOrNil(by: other) ?? Rational(nearest: doubleValue / other.doubleValue)
  }
}
