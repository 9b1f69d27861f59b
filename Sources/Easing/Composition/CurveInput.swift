// A progress as a double or as an exact fraction, as operators on curves need it.
// Layer: Easing/Composition. Tests: ComposedCurveTests.

/// A progress that can be turned round and split in halves.
///
/// Law: what a method gives for a fraction is what it gives for the double nearest to it, but for
/// rounding. Fractions keep a jump where it is: `mirrored(steps(10))` jumps at 1/20 exactly.
protocol CurveInput {
  /// The progress rounded to a double.
  var doubleValue: Double { get }

  /// 1 less the progress.
  var reflected: Self { get }

  /// The side from which `reflected` is approached if the progress is from one.
  func reflected(_ side: Side) -> Side

  /// Twice the progress, in the first half; 2 less that, in the second half.
  var folded: Self { get }

  /// Whether the progress is below another, or is it when approached from the stated side.
  func isBefore(_ other: Double, side: Side) -> Bool

  /// The value of a curve.
  func value(of curve: EasingCurve, side: Side) -> Double

  /// The value and the velocity of a curve.
  func sample(of curve: EasingCurve, side: Side) -> (value: Double, velocity: Double)
}

extension CurveInput {
  func reflected(_ side: Side) -> Side { side.opposite }

  func isBefore(_ other: Double, side: Side) -> Bool {
    let progress = doubleValue
    return progress < other || progress == other && side == .left
  }
}

extension Double: CurveInput {
  var doubleValue: Double { self }

  var reflected: Double { 1 - self }

  func reflected(_ side: Side) -> Side {
    // Next to 0 the rest is rounded to the end of a curve, and is on this side of it all the same.
    guard self != 0, 1 - self == 1 else { return side.opposite }
    return self > 0 ? .left : .right
  }

  var folded: Double { self < 0.5 ? 2 * self : 2 - 2 * self }

  func value(of curve: EasingCurve, side: Side) -> Double { curve.value(at: self, side: side) }

  func sample(of curve: EasingCurve, side: Side) -> (value: Double, velocity: Double) {
    curve.sample(at: self, side: side)
  }
}

extension Rational: CurveInput {
  var reflected: Rational {
    Rational.one.subtractingOrNil(self) ?? Rational(exactly: 1 - doubleValue) ?? .zero
  }

  var folded: Rational {
    let two = Rational(2, 1)
    guard let twice = multipliedOrNil(by: two) else {
      return Rational(exactly: doubleValue.folded) ?? .zero
    }
    return twice < .one ? twice : two.subtractingOrNil(twice) ?? .zero
  }

  func value(of curve: EasingCurve, side: Side) -> Double { curve.value(at: self, side: side) }

  func sample(of curve: EasingCurve, side: Side) -> (value: Double, velocity: Double) {
    curve.sample(at: self, side: side)
  }
}

extension Side {
  /// The other side.
  var opposite: Side { self == .left ? .right : .left }
}
