// Polynomials with exact coefficients, and their signs at the roots of others.
// Layer: Easing/Math.
// Source: Basu, Pollack and Roy, Algorithms in Real Algebraic Geometry, 2nd edition, theorem 2.73
//   (Tarski queries by Sturm's method).
// Goals: exact, then small; nothing here is on a path that runs per frame.
// Tests: ExactPolynomialTests.

/// A polynomial in one variable with exact coefficients.
struct ExactPolynomial: Hashable, Sendable {
  /// The coefficients, lowest power first and the last one not 0; empty for the polynomial 0.
  let coefficients: [BinaryFraction]

  /// Creates a polynomial from its coefficients, lowest power first.
  init(_ coefficients: [BinaryFraction]) {
    let used = coefficients.lastIndex { $0 != .zero }.map { $0 + 1 } ?? 0
    self.coefficients = Array(coefficients.prefix(used))
  }

  /// Creates the cubic that a Bézier curve with four control ordinates follows.
  init(controls p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) {
    let (p0, p1) = (BinaryFraction(p0), BinaryFraction(p1))
    let (p2, p3) = (BinaryFraction(p2), BinaryFraction(p3))
    let three = BinaryFraction(3)
    self.init([
      p0, three * (p1 - p0), three * ((p2 - p1) - (p1 - p0)), (p3 - p0) - three * (p2 - p1),
    ])
  }

  /// The first derivative.
  var derivative: ExactPolynomial {
    ExactPolynomial(
      coefficients.enumerated().dropFirst().map { BinaryFraction(Double($0.offset)) * $0.element })
  }

  /// The difference.
  static func - (left: ExactPolynomial, right: ExactPolynomial) -> ExactPolynomial {
    let count = max(left.coefficients.count, right.coefficients.count)
    return ExactPolynomial((0..<count).map { left.coefficient($0) - right.coefficient($0) })
  }

  /// The product.
  static func * (left: ExactPolynomial, right: ExactPolynomial) -> ExactPolynomial {
    let count = left.coefficients.count + right.coefficients.count
    var product = [BinaryFraction](repeating: .zero, count: count)
    for (i, a) in left.coefficients.enumerated() {
      for (j, b) in right.coefficients.enumerated() {
        product[i + j] = product[i + j] + a * b
      }
    }
    return ExactPolynomial(product)
  }

  private func coefficient(_ index: Int) -> BinaryFraction {
    index < coefficients.count ? coefficients[index] : .zero
  }
}

extension ExactPolynomial {
  /// The sum of the signs that `query` has at the polynomial's different roots between 0 and 1.
  ///
  /// If there is one root there, the result is the sign of `query` at it.
  ///
  /// The chain of negated remainders of P and P'·`query` is looked at in 0 and in 1: the number of
  /// changes of sign along it falls by the sum that is sought.
  ///
  /// - Precondition: The polynomial is not 0 at 0 or at 1.
  /// - Complexity: at most one division for each degree.
  func sumOfSigns(of query: ExactPolynomial) -> Int {
    var (atZero, atOne) = (SignChanges(), SignChanges())
    var earlier = self
    var later = (derivative * query).remainder(dividingBy: self)
    atZero.note(earlier.signAtZero)
    atOne.note(earlier.signAtOne)
    while !later.coefficients.isEmpty {
      atZero.note(later.signAtZero)
      atOne.note(later.signAtOne)
      (earlier, later) = (later, ExactPolynomial([]) - earlier.remainder(dividingBy: later))
    }
    return atZero.count - atOne.count
  }

  /// The remainder of a division, times a positive number that spares fractions.
  ///
  /// - Precondition: The divisor is not 0.
  func remainder(dividingBy divisor: ExactPolynomial) -> ExactPolynomial {
    guard let leading = divisor.coefficients.last else {
      preconditionFailure("A polynomial cannot be divided by 0.")
    }
    let scale = leading.isNegative ? -leading : leading
    var rest = self
    while let highest = rest.coefficients.last,
      rest.coefficients.count >= divisor.coefficients.count
    {
      let factor = leading.isNegative ? -highest : highest
      var reduced = rest.coefficients.map { scale * $0 }
      let offset = reduced.count - divisor.coefficients.count
      for (index, coefficient) in divisor.coefficients.enumerated() {
        reduced[offset + index] = reduced[offset + index] - factor * coefficient
      }
      rest = ExactPolynomial(reduced)
    }
    return rest
  }

  private var signAtZero: Int {
    coefficients.first?.signum ?? 0
  }

  private var signAtOne: Int {
    coefficients.reduce(.zero, +).signum
  }
}

/// Counts how often the sign changes along a chain of numbers; zeros are passed over.
private struct SignChanges {
  private(set) var count = 0
  private var last = 0

  mutating func note(_ sign: Int) {
    guard sign != 0 else { return }
    if sign == -last { count += 1 }
    last = sign
  }
}
