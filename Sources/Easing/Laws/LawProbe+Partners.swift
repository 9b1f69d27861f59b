// The questions about a curve and another one: mirror, half, inverse.
// Layer: Easing/Laws. Tests: CurveLawMutantTests, CurveLawCatalogueTests.

extension LawProbe {
  /// f(1 − p) = 1 − g(p), at progresses whose distance from 1 is a double, too.
  ///
  /// Both values err by the bound, and the difference from 1 is rounded.
  func mirrors(_ other: SampledCurve, as law: CurveLaws.Law) -> LawQuestion {
    let places = inputs.sorted.map { 1 - (1 - $0) }
    return LawQuestion(law: law, cases: places.map { [$0] }) { inputs in
      let p = inputs[0]
      guard 1 - (1 - p) == p else { return nil }
      for side in Side.allCases {
        let (value, turned) = (curve.value(1 - p, side.opposite), 1 - other.value(p, side))
        let most = 2 * laws.errorBound + 0x1p-52 * max(1, turned.magnitude)
        // An infinite value has an infinite rounding.
        if !(most.isFinite && (value - turned).magnitude <= most) {
          return "it is \(value.spelled) at \((1 - p).spelled), and \(turned.spelled) is 1 less "
            + "the value at \(p.spelled)"
        }
      }
      return nil
    }
  }

  /// f(p) = g(2·p)/2 before the middle, where the halves may meet in a jump.
  func halves(_ other: SampledCurve) -> LawQuestion {
    let places = inputs.sorted.filter { $0 < 0.5 }
    return LawQuestion(law: .halves, cases: places.map { [$0] }) { inputs in
      let p = inputs[0]
      guard p < 0.5 else { return nil }
      let (value, half) = (curve.value(p, .left), other.value(2 * p, .left) / 2)
      // Half of a subnormal number is rounded.
      let most = 1.5 * laws.errorBound + Double.leastNonzeroMagnitude
      guard !((value - half).magnitude <= most) else { return nil }
      return "it is \(value.spelled) at \(p.spelled), and \(half.spelled) is half of the value at "
        + (2 * p).spelled
    }
  }

  /// A value is between those next to the progress that the inverse has for it.
  ///
  /// The inverse errs by the bound, so the values a bound to the left and to the right of its
  /// progress enclose the value, up to their own errors. Only a curve that rises or falls has an
  /// inverse.
  func inverts(_ other: SampledCurve) -> LawQuestion {
    let (start, end) = (curve.value(0, .left), curve.value(1, .right))
    let values = inputs.sorted.map { start + (end - start) * $0 }
    return LawQuestion(law: .inverts, cases: values.map { [$0] }) { inputs in
      let value = inputs[0]
      guard min(start, end) <= value, value <= max(start, end) else { return nil }
      for side in Side.allCases {
        let progress = other.value(value, side)
        let ends = [
          curve.value(max(0, min(progress - laws.errorBound, progress.nextDown)), .left),
          curve.value(min(1, max(progress + laws.errorBound, progress.nextUp)), .right),
        ]
        let least = min(ends[0], ends[1]) - laws.errorBound
        let most = max(ends[0], ends[1]) + laws.errorBound
        if !(progress.isFinite && least <= value && value <= most) {
          return "it is \(progress.spelled) for the value \(value.spelled), and the value there "
            + "is \(curve.value(progress, .right).spelled)"
        }
      }
      return nil
    }
  }
}
