// The questions about one curve: jumps, speeds, velocities.
// Layer: Easing/Laws. Tests: CurveLawMutantTests, CurveLawJumpTests, CurveLawCatalogueTests.

extension LawProbe {
  /// The part of a curve's height that a step between neighbouring doubles may have.
  ///
  /// A cube root, which is as steep as a cubic with a vertical tangent, moves by 2⁻¹⁷·⁷ on a width of
  /// 2⁻⁵³, and a Bézier curve within the unit square whose middle is vertical by 1.5·(2⁻⁵³/4)^⅓. A
  /// larger step may still be that of a steeper root: see `goesOn`.
  private static let leastJump = 0x1p-15

  /// The distances from a large step, in doubles, at which a curve is looked at.
  ///
  /// The nearest are left out: a curve that adds to its progress stays as it is from one double to some of the
  /// next.
  private static let distances = (3...10).map { UInt64(1) << $0 }

  /// The part of a large step by which a curve without a jump moves in each doubling, at least.
  ///
  /// With C·2⁻⁵³ᵅ for a power's step from its steepest place to the next double, up to twice that
  /// is a step over the place. From 8 doubles behind it to 16, C·2⁻⁵³ᵅ·(16ᵅ - 8ᵅ) follow, and then more
  /// and more: 0.0056 of the step for α = 1/64.
  private static let leastPart = 1.0 / 512

  /// How many of the steepest gaps between inputs are searched for jumps.
  private static let searches = 32

  /// A function that does not jump, at the inputs and within the steepest gaps between them.
  ///
  /// A value errs by up to an absolute bound, and by a part of itself. A velocity may be infinite:
  /// a vertical tangent is no jump.
  func isContinuous(
    _ function: @escaping (Double, Side) -> Double, bound: Double = 0, part: Double = 0,
    mayBeInfinite: Bool, _ law: CurveLaws.Law
  ) -> LawQuestion {
    let places = inputs.sorted + steepPlaces(of: function)
    let values = places.map { function($0, .right) }.filter { $0.isFinite }
    let height = (values.max() ?? 0) - (values.min() ?? 0)
    return LawQuestion(law: law, cases: places.map { [$0] }) { inputs in
      let x = inputs[0]
      var around: [(Double, Side)] = []
      // The ends are taken from inside.
      if x > 0 { around += [(x.nextDown, .right), (x, .left)] }
      if x < 1 { around += [(x, .right), (x.nextUp, .left)] }
      for (from, to) in zip(around, around.dropFirst()) {
        let (before, after) = (function(from.0, from.1), function(to.0, to.1))
        if mayBeInfinite, before.isInfinite || after.isInfinite { continue }
        let error = 2 * bound + part * (before.magnitude + after.magnitude)
        // A change that is NaN, as from an infinity to another, is one.
        let step = (after - before).magnitude
        guard !(step <= LawProbe.leastJump * height + error),
          !goesOn(function, at: x, movingBy: LawProbe.leastPart * step + error, mayBeInfinite)
        else { continue }
        return "it goes from \(before.spelled) to \(after.spelled) at \(x.spelled)"
      }
      return nil
    }
  }

  /// Whether a function goes on moving on one of both sides of a progress, as it does at a root
  /// and not at a jump.
  ///
  /// A root is alike at every scale: the farther from it, the more it moves while the distance doubles,
  /// always to the same side. Beside a jump a function moves by its slope, if it has one, which is far
  /// less; another jump is in one of the doublings alone, and noise goes to both sides. What may be
  /// infinite moves less the farther it is: only the whole of it is compared.
  private func goesOn(
    _ function: (Double, Side) -> Double, at x: Double, movingBy distance: Double,
    _ mayBeInfinite: Bool
  ) -> Bool {
    let bits = x.bitPattern
    let distances = LawProbe.distances
    // Within 0…1, as the ends are taken from inside.
    let sides = [
      distances.filter { $0 <= bits }.map { function(Double(bitPattern: bits - $0), .right) },
      distances.map { Double(bitPattern: bits + $0) }.filter { $0 <= 1 }
        .map { function($0, .left) },
    ]
    return sides.contains { values in
      guard values.count == distances.count else { return false }
      if mayBeInfinite { return (values[values.count - 1] - values[0]).magnitude > distance }
      let moves = zip(values, values.dropFirst()).map { $1 - $0 }
      return moves.allSatisfy { $0 > distance } || moves.allSatisfy { $0 < -distance }
    }
  }

  /// Where a function changes most within the steepest gaps between the inputs.
  private func steepPlaces(of function: (Double, Side) -> Double) -> [Double] {
    let sorted = inputs.sorted
    let gaps = zip(sorted, sorted.dropFirst()).map { low, high in
      (
        low: low, high: high,
        steepness: (function(high, .left) - function(low, .right)).magnitude / (high - low)
      )
    }
    return gaps.filter { $0.steepness.isFinite }
      .sorted { ($0.steepness, $0.low) > ($1.steepness, $1.low) }.prefix(LawProbe.searches)
      .map { steepestPlace(of: function, from: $0.low, to: $0.high) }
  }

  /// The upper one of the neighbouring doubles that halving leads to, always with the half in which
  /// a function changes more.
  private func steepestPlace(
    of function: (Double, Side) -> Double, from low: Double, to high: Double
  ) -> Double {
    var (low, high) = (low.bitPattern, high.bitPattern)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      let place = Double(bitPattern: middle)
      let first = function(place, .left) - function(Double(bitPattern: low), .right)
      let second = function(Double(bitPattern: high), .left) - function(place, .right)
      let jump = function(place, .right) - function(place, .left)
      if jump.magnitude > first.magnitude, jump.magnitude > second.magnitude { return place }
      if first.magnitude >= second.magnitude { high = middle } else { low = middle }
    }
    return Double(bitPattern: high)
  }

  /// By the mean value theorem no change is larger than the greatest speed times its time.
  func isNeverFaster(than speed: Double, _ law: CurveLaws.Law) -> LawQuestion {
    let sorted = inputs.sorted
    let cases =
      zip(sorted, sorted.dropFirst()).map { [$0, $1] } + zip(inputs.drawn, sorted).map { [$0, $1] }
    return LawQuestion(law: law, cases: cases) { inputs in
      let (a, b) = (inputs[0], inputs[1])
      if let velocity = curve.velocity {
        // At the ends the velocity outside may be another one.
        let slope = velocity(a, a < 1 ? .right : .left)
        if !(slope.magnitude <= speed * (1 + laws.velocityErrorBound)) {
          return "the velocity is \(slope.spelled) at \(a.spelled)"
        }
      }
      guard a < b else { return nil }
      let values = (curve.value(a, .right), curve.value(b, .left))
      let most = speed * (b - a) * (1 + 0x1p-50) + rounding(values.0, values.1)
      let change = (values.1 - values.0).magnitude
      // An infinite value has an infinite rounding.
      guard !(change.isFinite && change <= most) else { return nil }
      return "it goes from \(values.0.spelled) at \(a.spelled) to \(values.1.spelled) at "
        + b.spelled
    }
  }

  /// By how much the change between two values may be wrong.
  private func rounding(_ first: Double, _ second: Double) -> Double {
    2 * laws.errorBound + 0x1p-52 * (first.magnitude + second.magnitude)
  }
}

extension LawProbe {
  /// The widths over which velocities are compared with values.
  private static let widths: [Double] = [0x1p-10, 0x1p-14, 0x1p-18, 0x1p-22, 0x1p-26]

  /// The velocity is the slope of the value.
  ///
  /// By the mean value theorem the change of the value over a width h is h·v for a velocity v that
  /// the curve has in between, or between the two sides of a corner. With the least and the
  /// greatest of five sampled velocities, m and M, any velocity is taken to be in
  /// m − (M − m)…M + (M − m): a velocity that is monotone on the width is in m…M, and a parabola
  /// leaves that by at most an eighth of M − m. The errors add twice that of a value to the
  /// change, and that of a velocity to both ends. So a velocity that is wrong by the part ε of
  /// itself is found on the width h if h·v′ and 2·error/h are below it; the widths are so many
  /// that one of them does for any ε above about 10⁻⁶.
  ///
  /// Where the curve may jump, a width with a jump of a 64th of what is too much is passed over.
  func hasVelocity(_ law: CurveLaws.Law) -> LawQuestion? {
    guard let velocity = curve.velocity else { return nil }
    let mayJump = !laws.promises.contains(.isContinuous)
    return LawQuestion(law: law, cases: inputs.sorted.map { [$0] }) { inputs in
      for width in LawProbe.widths {
        let isLeft = inputs[0] + width > 1
        let low = isLeft ? inputs[0] - width : inputs[0]
        let high = isLeft ? inputs[0] : inputs[0] + width
        let speeds = speeds(of: velocity, from: low, to: high)
        if speeds.contains(where: { $0.isNaN }) {
          return "it is NaN from \(low.spelled) to \(high.spelled)"
        }
        // At a vertical tangent any change is possible.
        guard let slowest = speeds.min(), let fastest = speeds.max(), slowest.isFinite,
          fastest.isFinite
        else { continue }
        let excess = excess(from: low, to: high, slowest, fastest)
        // An excess that is NaN is that of values which are no numbers.
        guard !(excess <= 0) else { continue }
        let slope = slowest / 2 + fastest / 2
        if mayJump, hasJump(from: low, to: high, of: excess / 64, beside: slope) { continue }
        let values = (curve.value(low, .right), curve.value(high, .left))
        return "it is \(slowest.spelled)…\(fastest.spelled) from \(low.spelled) to "
          + "\(high.spelled), where the value moves by \((values.1 - values.0).spelled)"
      }
      return nil
    }
  }

  private func speeds(
    of velocity: (Double, Side) -> Double, from low: Double, to high: Double
  ) -> [Double] {
    let quarter = (high - low) / 4
    return [velocity(low, .right), velocity(high, .left)]
      + (1...3).map { velocity(low + Double($0) * quarter, .right) }
  }

  /// By how much more a value changes than velocities between two allow it, 0 or below if it does
  /// not.
  private func excess(
    from low: Double, to high: Double, _ slowest: Double, _ fastest: Double
  ) -> Double {
    let values = (curve.value(low, .right), curve.value(high, .left))
    let change = values.1 - values.0
    let spread =
      fastest - slowest
      + laws.velocityErrorBound * max(slowest.magnitude, fastest.magnitude)
    let least = (slowest - spread) * (high - low)
    let most = (fastest + spread) * (high - low)
    return max(least - change, change - most) - rounding(values.0, values.1)
  }

  /// Whether the value jumps by more than a height between two progresses, between which it else
  /// has about a slope.
  private func hasJump(
    from low: Double, to high: Double, of height: Double, beside slope: Double
  ) -> Bool {
    let place = steepestPlace(
      of: { curve.value($0, $1) - slope * ($0 - low) }, from: low, to: high)
    let jumps = [
      curve.value(place, .right) - curve.value(place, .left),
      curve.value(place, .left) - curve.value(place.nextDown, .right),
    ]
    return jumps.contains { $0.magnitude > height }
  }
}
