// The derivatives of the formulas within 0…1, and where they change sign.
// Layer: Easing/Formulas. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: FormulaCurveTests.

extension CurveFormula {
  /// The derivative at p in 0…1, on the stated side of a corner.
  func slope(_ p: Double, _ side: Side) -> Double {
    let q = 1 - p
    switch self {
    case .smoothstep(let order):
      // (2n + 1)·C(2n, n)·(p·q)ⁿ
      var slope = 1.0
      for k in 0..<order {
        slope = slope * (p * q) * Double(2 * (2 * k + 3)) / Double(k + 1)
      }
      return slope
    case .sigmoid(let s):
      // s·σ′(x)/tanh(s/4), with σ′ = e^(−|x|)/(1 + e^(−|x|))²
      let power = Elementary.exp(-(s * (p - 0.5)).magnitude)
      let ends = -Elementary.expm1(-0.5 * s) / (1 + Elementary.exp(-0.5 * s))
      return s * power / ((1 + power) * (1 + power)) / ends
    case .threshold: return 0
    case .sawTooth(let count): return Double(count)
    case .wiggle(let count):
      let isFirst = p.isBefore(0.5, side: side)
      let half = isFirst ? 2 * p : 2 * q
      let smooth = CurveFormula.smoothstep(order: 2)
      let envelope = smooth.value(DoubleDouble(half), DoubleDouble(1 - half)).doubleValue
      let turn = Double(count)
      return (isFirst ? 2 : -2) * smooth.slope(half, side) * Elementary.sinPi(turn * p)
        + envelope * (turn * Double.pi) * Elementary.cosPi(turn * p)
    case .runningStart(let pull):
      // Six times the Bézier curve of the differences 0, pull, 0, 1 − pull, 0, 0.
      let (p2, q2) = (p * p, q * q)
      return 6 * (5 * p * q2 * q2 * pull + 10 * p * p2 * q2 * (1 - pull))
    case .exponentialDecay(let constant):
      return Elementary.exp(-p / constant) / constant
    case .slowMo(let linearRatio, let power, let isYoyo):
      return CurveFormula.slowMoSlope(linearRatio, power, isYoyo, p, side)
    case .expoScale(let start, let end):
      guard start != end else { return 1 }
      let logarithm = Elementary.log(end / start)
      return logarithm * Elementary.exp(logarithm * p) / Elementary.expm1(logarithm)
    }
  }

  private static func slowMoSlope(
    _ linearRatio: Double, _ power: Double, _ isYoyo: Bool, _ p: Double, _ side: Side
  ) -> Double {
    // In the second half place is q, and the value is 1 − (r·(1 − d⁴) + q·d⁴).
    let isFirst = p.isBefore(0.5, side: side)
    let place = isFirst ? p : 1 - p
    let outer = (1 - linearRatio) * 0.5
    let isOuter = place.isBefore(outer, side: isFirst ? side : side.opposite)
    let d = isOuter ? (outer - place) / outer : 0
    if isYoyo { return d == 0 ? 0 : (isFirst ? 2 : -2) * d / outer }
    guard linearRatio < 1 else { return 1 }
    let r = place + (0.5 - place) * power
    let middle = (1 - power) * (1 - d * d * (d * d))
    let d3 = d * d * d
    if d == 0 { return middle }
    if isFirst { return middle + 4 * r * d3 / outer }
    return middle + d3 * d + 4 * (r - place) * d3 / outer
  }

  /// The most teeth of a saw-tooth whose places are all looked at.
  static let mostTeeth = 65_536

  /// The places within 0…1 where the formula turns round, in order; of a saw-tooth with more than
  /// 65536 teeth none, as `jumps(around:)` has those that matter.
  var turns: [Double] {
    switch self {
    case .smoothstep, .sigmoid, .threshold, .exponentialDecay, .expoScale:
      return []
    case .slowMo(_, _, let isYoyo):
      return isYoyo ? [0.5] : []
    case .sawTooth(let count):
      guard count <= CurveFormula.mostTeeth else { return [] }
      return (1..<count).map { CurveFormula.jump($0, count) }
    case .wiggle(let count):
      // Between two zeros, and the middle, there is one turn.
      let zeros = (0...count).map { Double($0) / Double(count) }
      let ends = (zeros + (count % 2 == 1 ? [0.5] : [])).sorted()
      let inner = zip(ends, ends.dropFirst()).compactMap { low, high -> Double? in
        // At 0 and in the middle the slope itself is 0.
        let margin = (high - low) * 0x1p-20
        return RootFinding.bracketed(in: low + margin...high - margin) { slope($0, .right) }?
          .lowerBound
      }
      return (inner + [0.5]).sorted()
    case .runningStart(let pull):
      // q²·pull·5 + 10·p²·(1 − pull) = 0 with p = q·z
      let square = pull / (2 * (pull - 1))
      guard pull != 1, square > 0 else { return [] }
      let z = square.squareRoot()
      return [z / (1 + z)].filter { $0 > 0 && $0 < 1 }
    }
  }
}

extension CurveFormula {
  /// Whether `turns` has all of them.
  var hasFewTurns: Bool {
    if case .sawTooth(let count) = self { return count <= CurveFormula.mostTeeth }
    return true
  }

  /// Whether a jump is between two doubles, as in a saw-tooth whose count is no power of two.
  var jumpsBetweenDoubles: Bool {
    if case .sawTooth(let count) = self { return count & (count - 1) != 0 }
    return false
  }

  /// The jumps of a saw-tooth with very many teeth next to both ends of an interval, in order;
  /// between the first and the last jump within it the teeth are alike.
  func jumps(around interval: ClosedRange<Double>) -> [Double] {
    guard case .sawTooth(let count) = self, count > CurveFormula.mostTeeth else { return [] }
    let ends = [interval.lowerBound, interval.upperBound].map {
      Int(($0 * Double(count)).floored)
    }
    let first = (ends[0] - 1)...(ends[0] + 2)
    let last = max(ends[1] - 1, ends[0] + 3)...max(ends[1] + 2, ends[0] + 3)
    return (Array(first) + last).filter { $0 > 0 && $0 < count }
      .map { CurveFormula.jump($0, count) }
  }

  /// The first double of a saw-tooth's tooth with a number above 0: progress × count, which is rounded,
  /// reaches the number there, one or two doubles beside the quotient.
  private static func jump(_ number: Int, _ count: Int) -> Double {
    let quotient = Double(number) / Double(count)
    return Double.first(in: 0...1, near: quotient) { $0 * Double(count) >= Double(number) }
      ?? quotient
  }
}
