// The laws that the facts about a curve make.
// Layer: Easing/Laws. Tests: CurveLawsTests, CurveLawCatalogueTests.

extension CurveLaws {
  /// Creates the laws of a curve of this module, as its facts state them, and further promises.
  ///
  /// They are that it stays in its range, rises or falls and does not jump if it is said to, and
  /// is never faster than its greatest speed; that its velocity is the slope of its value; and
  /// that NaN gives NaN. The ends are no fact: the caller knows them.
  ///
  /// ```swift
  /// CurveLaws(of: .easeIn, .starts(at: 0), .ends(at: 1)).check(.easeIn, seed: 7).isKept  // true
  /// ```
  public init(of curve: EasingCurve, _ further: Promise...) {
    let range = curve.range
    let height = max(range.lowerBound.magnitude, range.upperBound.magnitude)
    let bound = curve.errorBound ?? 0x1p-48 * height
    var promises: [Promise] = [
      .stays(in: range.lowerBound - bound...range.upperBound + bound), .hasVelocity, .keepsNaN,
    ]
    switch curve.monotonicity {
    case .rising: promises.append(.rises)
    case .falling: promises.append(.falls)
    case .neither: break
    }
    let continuity = curve.continuity
    if continuity > .jumps {
      promises.append(.isContinuous)
      let speed = curve.greatestSpeed(in: 0...1).value
      if speed.isFinite { promises.append(.isNeverFaster(than: speed)) }
    }
    if continuity > .continuous { promises.append(.hasContinuousVelocity) }
    self.init(promises + further, errorBound: bound)
  }
}
