// The derivatives of the families, and where they change sign.
// Layer: Easing/Families. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: FamilyCurveTests.

extension FamilyShape {
  /// f′(u) for u in 0…1 and v = 1 − u, on the stated side of a corner.
  func slope(_ u: Double, _ v: Double, _ side: Side) -> Double {
    switch family {
    case .sine: return 0.5 * Double.pi * Elementary.sinPi(0.5 * u)
    case .quad: return 2 * u
    case .cubic: return 3 * u * u
    case .quart: return 4 * u * u * u
    case .quint: return 5 * (u * u) * (u * u)
    case .power(let exponent): return exponent * Elementary.pow(u, exponent - 1)
    case .expo: return growth * Elementary.exp2(-10 * v)
    case .circ: return u / (v * (1 + u)).squareRoot()
    case .back, .backUnscaled:
      let s = overshoot.doubleValue
      return u * (3 * (s + 1) * u - 2 * s)
    case .elastic(let amplitude, let period):
      let swing = SwingSlope(amplitude, period, v, lead: -1)
      return Elementary.exp2(-10 * v) * (growth * swing.value + swing.slope)
    case .bounce: return Bounce(DoubleDouble(v), side == .left ? .right : .left).slope
    case .expoOfD3: return growth * Elementary.exp2(-10 * v) * (1024.0 / 1023)
    case .expoOfGSAP:
      let fourth = (u * u) * (u * u)
      return Elementary.exp2(-10 * v) * (growth * u + 1) + fourth * u * (6 - 7 * u)
    case .elasticOfD3(let amplitude, let period):
      let swing = SwingSlope(amplitude, period, v, lead: 1)
      let power = Elementary.exp2(-10 * v)
      return (growth * power * swing.value + (power - 0x1p-10) * swing.slope) * (1024.0 / 1023)
    }
  }

  /// The derivative of 2^(10·u) divided by itself.
  var growth: Double { 10 * Elementary.logarithmOfTwo.high }

  /// The places within 0…1 where f turns round, in no order.
  var turns: [Double] {
    switch family {
    case .sine, .quad, .cubic, .quart, .quint, .power, .expo, .circ, .expoOfD3, .expoOfGSAP:
      return []
    case .back, .backUnscaled:
      let s = overshoot.doubleValue
      return [2 * s / (3 * (s + 1))].filter { $0 > 0 && $0 < 1 }
    case .bounce:
      return [4, 6, 8, 9, 10, 10.5].map { 1 - $0 / 11 }
    case .elastic(_, let period), .elasticOfD3(_, let period):
      // With S = cos θ but for a factor, f′ is 0 where ω·tan θ is the growth, times E/(E − 2⁻¹⁰) in
      // d3's curve, which is positive and never rises: each branch of the tangent has one zero, and
      // two of them are π less a fall of the arc tangent within 0…π/2 apart. So sixteen parts of a
      // period tell them apart.
      let count = Int((16 / period).floored) + 1
      let width = 1 / Double(count)
      return (0..<count).compactMap { index in
        let start = Double(index) * width
        return RootFinding.bracketed(in: start...min(start + width, 1)) {
          slope($0, 1 - $0, .right)
        }?
        .lowerBound
      }
    }
  }
}

/// cos t ± √(a² − 1)·sin t with t = v·2π/P, and its derivative by −v.
struct SwingSlope {
  let value: Double
  let slope: Double
  /// The square of the angular frequency, (2π/P)².
  let square: Double

  init(_ amplitude: Double, _ period: Double, _ v: Double, lead sign: Double) {
    let halfTurns = 2 * v / period
    let (sine, cosine) = (Elementary.sinPi(halfTurns), Elementary.cosPi(halfTurns))
    let lead = sign * ((amplitude - 1) * (amplitude + 1)).squareRoot()
    value = cosine + lead * sine
    let frequency = 2 * Double.pi / period
    slope = frequency * (sine - lead * cosine)
    square = frequency * frequency
  }
}
