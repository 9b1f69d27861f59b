// Where the slopes of the formulas turn round.
// Layer: Easing/Formulas. Source: the zeros of the second derivatives, derived below.
// Tests: CurveSpeedTests.

extension CurveFormula {
  /// The places within 0…1 between which the slope only rises or only falls, in no order.
  var peaks: [Double] {
    switch self {
    case .threshold, .sawTooth, .exponentialDecay, .expoScale: []
    case .smoothstep, .sigmoid: [0.5]
    case .wiggle(let count): CurveFormula.wigglePeaks(count)
    case .runningStart(let pull): CurveFormula.runningStartPeaks(pull)
    case .slowMo(let linearRatio, let power, _): CurveFormula.slowMoPeaks(linearRatio, power)
    }
  }

  /// The places of `runningStart`.
  ///
  /// The slope is 30·p·q²·(a·q² + 2·b·p²) with a = pull and b = 1 − pull, and its derivative
  /// 30·q·(a − 7·a·p + (11·a + 6·b)·p² − (5·a + 10·b)·p³).
  private static func runningStartPeaks(_ pull: Double) -> [Double] {
    let (a, b) = (pull, 1 - pull)
    let cubic = [a, -7 * a, 11 * a + 6 * b, -5 * a - 10 * b]
    // Between the turns of the cubic there is one zero at most.
    let turns = RootFinding.quadratic(a: 3 * cubic[3], halfB: cubic[2], c: cubic[1])
    let ends = ([0, 1] + turns.filter { $0 > 0 && $0 < 1 }).sorted()
    let zeros = zip(ends, ends.dropFirst()).compactMap { low, high in
      RootFinding.bracketed(in: low...high) { p in
        ((cubic[3] * p + cubic[2]) * p + cubic[1]) * p + cubic[0]
      }?.lowerBound
    }
    return turns + zeros
  }

  /// The places of `slowMo`.
  ///
  /// In the first part, of the length l and with d for the distance from its end over l, the slope
  /// is w·(1 − d⁴) + 4·d³·(w·(1 − d) + power/(2·l)) with w = 1 − power. It turns where
  /// d = (12·w + 6·power/l)/(20·w); in the last part it only rises.
  private static func slowMoPeaks(_ linearRatio: Double, _ power: Double) -> [Double] {
    let (length, w) = ((1 - linearRatio) * 0.5, 1 - power)
    let d = (12 * w + 6 * power / length) / (20 * w)
    return [length, 0.5, 1 - length] + (d < 1 ? [length * (1 - d)] : [])
  }

  /// The places of `wiggle`.
  ///
  /// With s for the smoothstep of h = 2·p or 2·q and w = count·π, the second derivative is
  /// (4·s″ − w²·s)·sin(w·p) ± 4·w·s′·cos(w·p).
  ///
  /// They are searched for in sixteen parts of a swing, and 256 at least; that no two are in one
  /// part is not proved.
  private static func wigglePeaks(_ count: Int) -> [Double] {
    let w = Double(count) * Double.pi
    func second(_ p: Double, _ isFirst: Bool) -> Double {
      let h = isFirst ? 2 * p : 2 - 2 * p
      let value = h * h * h * ((6 * h - 15) * h + 10)
      let slope = 30 * h * h * (1 - h) * (1 - h)
      let bend = 60 * h * (1 - h) * (1 - 2 * h)
      let turn = Double(count) * p
      return (4 * bend - w * w * value) * Elementary.sinPi(turn)
        + (isFirst ? 4 : -4) * w * slope * Elementary.cosPi(turn)
    }
    let parts = max(256, 16 * count)
    let zeros = (0..<parts).compactMap { index -> Double? in
      let (low, high) = (Double(index) / Double(parts), Double(index + 1) / Double(parts))
      return RootFinding.bracketed(in: low...high) { second($0, high <= 0.5) }?.lowerBound
    }
    return zeros + [0.5]
  }
}
