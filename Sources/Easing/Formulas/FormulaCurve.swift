// A formula as a curve.
// Layer: Easing/Formulas. Source: as CurveFormula.
// Goals: the same bits everywhere, then accuracy, then speed. Tests: FormulaCurveTests.

/// A curve of one formula.
///
/// ```swift
/// let curve = try FormulaCurve(.smoothstep(order: 2))
/// curve.value(at: 0.25)  // 0.103515625
/// ```
public struct FormulaCurve: Hashable, Sendable {
  /// The formula.
  public let formula: CurveFormula

  /// Creates the curve.
  ///
  /// - Throws: `EasingError.parameterOutOfRange` if a number of the formula is outside the range
  ///   that the formula's case states.
  public init(_ formula: CurveFormula) throws(EasingError) {
    for parameter in formula.parameters { try parameter.check() }
    self.init(valid: formula)
  }

  /// Creates a curve whose numbers are known to be valid.
  init(valid formula: CurveFormula) {
    self.formula = formula
  }
}

extension FormulaCurve {
  /// The curve's value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number. Outside 0…1 the curve goes on along its tangent at the nearer end;
  ///   a threshold and a saw-tooth keep their outer values 0 and 1. NaN gives NaN.
  /// - Exact: at the ends, which are 0 and 1 but for `wiggle` and the yoyo mode of `slow-mo`, which
  ///   end at 0 (at 1, and are 1 throughout, if the linear ratio is 1), and `exponential-decay`,
  ///   which ends at 1 − e^(−1/constant).
  /// - Accuracy: below 0.51 units in the last place of the value, or of 2⁻⁴⁰ where it is smaller
  ///   than that as the difference of larger numbers. In a saw-tooth progress × count is rounded to
  ///   a double first, by up to count·2⁻⁵³: by as much a tooth errs, and next to a jump, which the
  ///   product decides, the value may be that of the other side, unless the count is a power of two.
  public func value(at progress: Double, side: Side = .right) -> Double {
    guard !progress.isNaN else { return progress }
    switch formula {
    case .threshold(let threshold):
      return progress.isBefore(threshold, side: side) ? 0 : 1
    case .sawTooth(let count):
      return FormulaCurve.tooth(progress, count, side)
    case .smoothstep, .sigmoid, .wiggle, .runningStart, .exponentialDecay, .slowMo, .expoScale:
      return smoothValue(at: progress)
    }
  }

  /// The curve's value at an exact progress, on the stated side of a jump.
  ///
  /// - Exact: the teeth of a saw-tooth begin at multiples of 1/count, decided with integers. The
  ///   threshold stands for every fraction that rounds to it.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    guard case .sawTooth(let count) = formula, progress > .zero, progress < .one,
      let scaled = progress.multipliedOrNil(by: Rational(Int128(count), 1)),
      let part = scaled.subtractingOrNil(Rational(scaled.floor, 1))
    else { return value(at: progress.doubleValue, side: side) }
    return part == .zero && side == .left ? 1 : part.doubleValue
  }

  /// The curve's first derivative at a progress, on the stated side of a corner or jump.
  ///
  /// - Domain: every number, as for `value(at:)`. NaN gives NaN.
  /// - Accuracy: 2⁻⁴⁶ of the largest term of the derivative.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    guard !progress.isNaN else { return progress }
    let isBefore = progress.isBefore(0, side: side)
    let isInside = !isBefore && progress.isBefore(1, side: side)
    switch formula {
    case .threshold: return 0
    case .sawTooth(let count): return isInside ? Double(count) : 0
    case .smoothstep, .sigmoid, .wiggle, .runningStart, .exponentialDecay, .slowMo, .expoScale:
      let p = isInside ? progress : isBefore ? 0 : 1
      return formula.slope(p, isInside ? side : isBefore ? .right : .left) + 0
    }
  }

  /// The value of a formula without jumps.
  private func smoothValue(at progress: Double) -> Double {
    if progress > 0 && progress < 1 {
      return formula.value(DoubleDouble(progress), .sum(1, -progress)).doubleValue + 0
    }
    let end: Double = progress > 0 ? 1 : 0
    let value = formula.value(DoubleDouble(end), DoubleDouble(1 - end)).doubleValue + 0
    guard progress != end else { return value }
    let slope = formula.slope(end, end == 0 ? .right : .left)
    return slope == 0 ? value : value + slope * (progress - end)
  }

  /// The value of a saw-tooth: the fraction of progress × count, as a double has it.
  private static func tooth(_ progress: Double, _ count: Int, _ side: Side) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    let scaled = progress * Double(count)
    let part = scaled - scaled.floored
    return part == 0 && side == .left ? 1 : part
  }
}
