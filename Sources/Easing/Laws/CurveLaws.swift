// What a curve promises, and the check of it.
// Layer: Easing/Laws. Tests: CurveLawsTests, CurveLawMutantTests, CurveLawCatalogueTests.

/// The laws that a curve is to keep, checked on seeded inputs.
///
/// ```swift
/// let laws = CurveLaws(.starts(at: 0), .ends(at: 1), .rises, .hasVelocity)
/// let square = SampledCurve(value: { $0 * $0 }, velocity: { 2 * $0 })
/// laws.check(square, seed: 7).isKept  // true
/// ```
///
/// Beside its promises every curve is held to three laws: the same call twice gives the same bits,
/// the order of samples does not matter, and every value within 0…1 is a finite number.
///
/// A check can show that a law is broken, never that it holds; the inputs are few, but those where
/// curves go wrong are among them. It asks within 0…1 only.
public struct CurveLaws: Hashable, Sendable {
  /// Something that a curve promises for every progress within 0…1.
  public enum Promise: Hashable, Sendable {
    /// The value at 0 is exactly this, the left one if there is a jump.
    case starts(at: Double)
    /// The value at 1 is exactly this, the right one if there is a jump.
    case ends(at: Double)
    /// No value is outside a range by more than the error bound.
    case stays(in: ClosedRange<Double>)
    /// The value never falls as progress rises, not even by a rounding.
    case rises
    /// The value never rises as progress rises, not even by a rounding.
    case falls
    /// The value does not jump.
    ///
    /// A jump is a step between neighbouring doubles of over 2⁻¹⁵ of the curve's height, on both
    /// sides of which the value moves by less than 1/32 of the step in 1024 doubles. So roots up
    /// to the 64th are continuous, however steep. What doubles cannot tell: a far steeper root
    /// counts as a jump; a jump of less than 2⁻¹⁵, beside a slope of over 2²³ heights, or where a
    /// steep root begins, goes unseen.
    case isContinuous
    /// The value does not jump, and no speed is above this one, values per unit of progress.
    case isNeverFaster(than: Double)
    /// The velocity is the slope of the value, between jumps.
    case hasVelocity
    /// The velocity does not jump; a jump is as one of the value.
    case hasContinuousVelocity
    /// Turned by half a turn the curve is itself: f(1 − p) = 1 − f(p), as of ease-in-out.
    case mirrorsItself
    /// NaN gives NaN.
    case keepsNaN
  }

  /// A law that a check asks about.
  public enum Law: Hashable, Sendable {
    /// What the curve promises.
    case promise(Promise)
    /// The same call twice gives the same bits.
    case repeats
    /// Samples have the same bits in every order.
    case isOrderFree
    /// Every value is a finite number, and no velocity is NaN.
    case isFinite
    /// Turned by half a turn the curve is another one, as ease-in and ease-out.
    case mirrors
    /// The first half is another curve at half the size, as of ease-in-out and ease-in.
    case halves
    /// Another curve has the progress of each value.
    case inverts
  }

  /// What the curve promises.
  public let promises: [Promise]

  /// The largest error of a value, as an absolute number.
  ///
  /// Two values that should be equal may differ by both of their errors.
  public let errorBound: Double

  /// The largest error of a velocity, as a part of the greatest speed next to it.
  public let velocityErrorBound: Double

  /// Creates the laws of a curve.
  ///
  /// - Parameters:
  ///   - promises: What the curve promises.
  ///   - errorBound: The largest error of a value; the default suits a value of about 1 with a
  ///     few roundings.
  ///   - velocityErrorBound: The largest error of a velocity, as a part of the speed next to it.
  /// - Precondition: The bounds are finite and not negative.
  public init(
    _ promises: Promise..., errorBound: Double = 0x1p-50, velocityErrorBound: Double = 0x1p-40
  ) {
    self.init(promises, errorBound: errorBound, velocityErrorBound: velocityErrorBound)
  }

  /// Creates the laws of a curve from a list of promises.
  ///
  /// - Precondition: The bounds are finite and not negative.
  public init(
    _ promises: [Promise], errorBound: Double = 0x1p-50, velocityErrorBound: Double = 0x1p-40
  ) {
    precondition(errorBound >= 0 && errorBound.isFinite, "An error bound is a number from 0 on.")
    precondition(
      velocityErrorBound >= 0 && velocityErrorBound.isFinite,
      "An error bound of a velocity is a number from 0 on.")
    self.promises = promises
    self.errorBound = errorBound
    self.velocityErrorBound = velocityErrorBound
  }
}

extension CurveLaws {
  /// Asks about every law.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - seed: Chooses the inputs; the same seed chooses the same ones.
  ///   - samples: How many inputs to choose, at least 2, beside the simple ones from 0 to 1 that are
  ///     always asked.
  ///   - mirror: The curve that this one is when turned by half a turn.
  ///   - half: The curve that the first half of this one is, at half its size.
  ///   - inverse: The curve that has the progress of each value of this one, which rises or falls.
  /// - Returns: What was found, law by law.
  /// - Complexity: some 100 calls of the curve for each sample.
  public func check(
    _ curve: SampledCurve, seed: UInt64 = 0, samples: Int = 256, mirror: SampledCurve? = nil,
    half: SampledCurve? = nil, inverse: SampledCurve? = nil
  ) -> Report {
    let probe = LawProbe(
      curve, laws: self, inputs: LawInputs(seed: seed, count: max(2, samples)))
    // Order comes first, as nothing has been asked of the curve then.
    var findings = [probe.isOrderFree, probe.repeats, probe.isFinite].map { $0.finding }
    findings += promises.compactMap { probe.question($0)?.finding }
    if let mirror { findings.append(probe.mirrors(mirror, as: .mirrors).finding) }
    if let half { findings.append(probe.halves(half).finding) }
    if let inverse { findings.append(probe.inverts(inverse).finding) }
    return Report(seed: seed, findings: findings)
  }

  /// Asks about every law of a curve of this module; the parameters are those of the other check.
  public func check(
    _ curve: EasingCurve, seed: UInt64 = 0, samples: Int = 256, mirror: EasingCurve? = nil,
    half: EasingCurve? = nil, inverse: EasingCurve? = nil
  ) -> Report {
    check(
      SampledCurve(curve), seed: seed, samples: samples, mirror: mirror.map { SampledCurve($0) },
      half: half.map { SampledCurve($0) }, inverse: inverse.map { SampledCurve($0) })
  }
}
