// Where the slopes of the families turn round.
// Layer: Easing/Families. Source: the zeros of the second derivatives, derived below.
// Tests: CurveSpeedTests.

extension FamilyShape {
  /// The places within 0…1 between which f′ only rises or only falls, in no order.
  var peaks: [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .power, .expo, .circ, .expoOfD3, .expoOfGSAP:
      // For expoOfGSAP with G = 10·ln 2 the second derivative is
      // 2^(−10·v)·G·(G·u + 2) + u⁴·(30 − 42·u), whose second term is at least −12·u⁴ and below 0
      // for u above 5/7 only, where the first one is above it in magnitude.
      return []
    case .back, .backUnscaled:
      // 6·(s + 1)·u − 2·s
      let s = overshoot.doubleValue
      return [s / (3 * (s + 1))].filter { $0 > 0 && $0 < 1 }
    case .bounce:
      return turns
    case .elastic(let amplitude, let period):
      return zeros(period) { u in
        let swing = SwingSlope(amplitude, period, 1 - u, lead: -1)
        // (E·S)″/E with E′ = G·E and S″ = −ω²·S.
        return (growth * growth - swing.square) * swing.value + 2 * growth * swing.slope
      }
    case .elasticOfD3(let amplitude, let period):
      return zeros(period) { u in
        let swing = SwingSlope(amplitude, period, 1 - u, lead: 1)
        let power = Elementary.exp2(-10 * (1 - u))
        // ((E − 2⁻¹⁰)·S)″
        return growth * power * (growth * swing.value + 2 * swing.slope)
          - (power - 0x1p-10) * swing.square * swing.value
      }
    }
  }

  /// The zeros of a function that swings with a period.
  ///
  /// With S = cos θ but for a factor, ω = 2π/P and G for `growth`, f″ is 0 where
  /// tan θ = (G² − ω²·(1 − c))/(2·G·ω) =: r; c is 0 for `elastic` and 2⁻¹⁰/E for `elasticOfD3`.
  /// As tan θ rises and r never does, each branch of the tangent has one zero, and two zeros are π
  /// less the fall of arctan r apart. With c in 0…1 and t = ω/G all of that fall is at most
  /// arctan(1/(2·t)) + arctan(t/2 − 1/(2·t)), the tangent of which is (t/2)/(3/4 + 1/(4·t²)): it is
  /// below π/2. So two zeros are more than a quarter of a period apart, and the 32 parts of a
  /// period tell them apart.
  private func zeros(_ period: Double, _ function: (Double) -> Double) -> [Double] {
    let count = max(64, Int((32 / period).floored))
    return (0..<count).compactMap { index in
      let (start, end) = (Double(index) / Double(count), Double(index + 1) / Double(count))
      return RootFinding.bracketed(in: start...end, function)?.lowerBound
    }
  }
}

extension FamilyCurve {
  /// As `EasingCurve.peaks(in:)`, for every interval.
  var peaks: [Double] {
    places(FamilyShape(self).peaks) + (direction == .in || direction == .out ? [] : [0.5])
  }
}
