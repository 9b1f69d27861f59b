// The functions of the families, from the start of a curve.
// Layer: Easing/Families. Goals: the same bits everywhere, then accuracy, then speed.
// Tests: FamilyCurveTests.

/// The function u ↦ f(u) of a family in 0…1, with what does not depend on u worked out.
///
/// Every method takes u and v = 1 − u, both exact, so that neither end loses digits.
struct FamilyShape {
  let family: EasingFamily
  /// The overshoot, scaled for the direction.
  let overshoot: DoubleDouble

  init(_ curve: FamilyCurve) {
    family = curve.family
    switch curve.family {
    case .back(let s):
      overshoot = curve.direction == .inOut ? DoubleDouble.product(s, 1.525) : DoubleDouble(s)
    case .backUnscaled(let s):
      overshoot = DoubleDouble(s)
    case .sine, .quad, .cubic, .quart, .quint, .power, .expo, .circ, .elastic, .bounce, .expoOfD3,
      .expoOfGSAP, .elasticOfD3:
      overshoot = DoubleDouble(0)
    }
  }

  /// f(u), with few digits lost where it is small.
  func rise(_ u: DoubleDouble, _ v: DoubleDouble) -> DoubleDouble {
    guard u.high > 0 || startsWithJump else { return DoubleDouble(0) }
    switch family {
    case .sine:
      // 1 - cos 2x = 2·sin²x
      let sine = Elementary.sinPi(u * 0.25)
      return sine * sine * 2
    case .quad: return u * u
    case .cubic: return u * u * u
    case .quart: return (u * u) * (u * u)
    case .quint: return (u * u) * (u * u) * u
    case .power(let exponent): return Elementary.pow(u, exponent)
    case .expo: return Elementary.exp2(v * -10)
    case .circ:
      // 1 - √(1 - u²) = u²/(1 + √(1 - u²))
      return u * u / ((v * (u + 1)).squareRoot + 1)
    case .back, .backUnscaled:
      return u * u * ((overshoot + 1) * u - overshoot)
    case .elastic(let amplitude, let period):
      let swing = Swing(amplitude, period, v, lead: -1)
      return Elementary.exp2(v * -10) * swing.value
    case .bounce: return DoubleDouble(1) - Bounce(v).value
    case .expoOfD3:
      return Elementary.exp2Minus1(u * 10) / DoubleDouble(1023)
    case .expoOfGSAP:
      let square = u * u
      return Elementary.exp2(v * -10) * u + square * square * square * v
    case .elasticOfD3(let amplitude, let period):
      let swing = Swing(amplitude, period, v, lead: 1)
      return Elementary.exp2Minus1(u * 10) / DoubleDouble(1023) * swing.value
    }
  }

  /// 1 − f(u), with few digits lost at either end.
  func descent(_ u: DoubleDouble, _ v: DoubleDouble) -> DoubleDouble {
    v.high < 0.5 ? fall(u, v) : DoubleDouble(1) - rise(u, v)
  }

  /// 1 − f(u), with few digits lost where it is small because v is.
  private func fall(_ u: DoubleDouble, _ v: DoubleDouble) -> DoubleDouble {
    switch family {
    case .sine: return Elementary.sinPi(v * 0.5)
    // 1 - uⁿ = (1 - u)·(1 + u + … + uⁿ⁻¹)
    case .quad: return v * (u + 1)
    case .cubic: return v * ((u + 1) * u + 1)
    case .quart: return v * (((u + 1) * u + 1) * u + 1)
    case .quint: return v * ((((u + 1) * u + 1) * u + 1) * u + 1)
    case .expo: return -Elementary.exp2Minus1(v * -10)
    case .circ:
      // So small numbers leave no room for the lower half of a square.
      guard v.high > 0x1p-900 else { return DoubleDouble((2 * v.high).squareRoot()) }
      return (v * (u + 1)).squareRoot
    case .back, .backUnscaled:
      // 1 - (s + 1)·u³ + s·u² = v·(1 + u + (s + 1)·u²)
      return v * ((overshoot + 1) * (u * u) + (u + 1))
    case .elastic(let amplitude, let period):
      // With E for the power and S for what swings, 1 - E·S = (1 - E) + E·(1 - S).
      let swing = Swing(amplitude, period, v, lead: -1)
      let decay = Elementary.exp2Minus1(v * -10)
      return (decay + 1) * swing.fall - decay
    case .bounce: return Bounce(v).value
    case .expoOfD3:
      return Elementary.exp2Minus1(v * -10) * -1024 / DoubleDouble(1023)
    case .expoOfGSAP:
      // 1 - E·u - u⁶·v = (1 - E)·u + v·(1 - u⁶), and 1 - u⁶ = v·(1 + u + … + u⁵).
      let powers = ((((u + 1) * u + 1) * u + 1) * u + 1) * u + 1
      return v * (v * powers) - Elementary.exp2Minus1(v * -10) * u
    case .elasticOfD3(let amplitude, let period):
      let swing = Swing(amplitude, period, v, lead: 1)
      let decay = Elementary.exp2Minus1(v * -10) * 1024 / DoubleDouble(1023)
      return (decay + 1) * swing.fall - decay
    case .power: return DoubleDouble(1) - rise(u, v)
    }
  }

  /// Whether f is not 0 next to 0.
  var startsWithJump: Bool {
    switch family {
    case .expo, .elastic: true
    case .sine, .quad, .cubic, .quart, .quint, .power, .circ, .back, .bounce, .expoOfD3,
      .expoOfGSAP, .backUnscaled, .elasticOfD3:
      false
    }
  }
}

/// The factor of an elastic curve that swings, at the distance v from its end.
///
/// a·sin((s ± v)·2π/P) with sin(s·2π/P) = 1/a is cos t ± √(a² − 1)·sin t with t = v·2π/P.
private struct Swing {
  /// t/π.
  private let halfTurns: DoubleDouble
  /// √(a² − 1) with the sign of the second term.
  private let lead: DoubleDouble

  /// Creates the factor with a sign for the second term.
  init(_ amplitude: Double, _ period: Double, _ v: DoubleDouble, lead sign: Double) {
    halfTurns = v * 2 / DoubleDouble(period)
    lead = (DoubleDouble.sum(amplitude, -1) * DoubleDouble.sum(amplitude, 1)).squareRoot * sign
  }

  /// The second term, which the usual amplitude, 1, leaves out.
  private var second: DoubleDouble {
    lead.high == 0 ? DoubleDouble(0) : Elementary.sinPi(halfTurns) * lead
  }

  /// The factor.
  var value: DoubleDouble { Elementary.cosPi(halfTurns) + second }

  /// 1 less the factor: 1 - cos t = 2·sin²(t/2).
  var fall: DoubleDouble {
    let half = Elementary.sinPi(halfTurns * 0.5)
    return half * half * 2 - second
  }
}

/// Penner's `bounce` of the direction `out`: parabolas 121/16·(p − c)² + b.
///
/// In elevenths they meet at 4, 8 and 10, and their lowest points are at 0, 6, 9 and 10.5.
struct Bounce {
  /// 11·p − 11·c.
  let distance: DoubleDouble
  /// b.
  let base: Double

  /// The parabola at p; at a corner the one on the stated side.
  init(_ p: DoubleDouble, _ side: Side = .right) {
    let elevenths = p * 11
    func isBefore(_ corner: Double) -> Bool {
      let distance = elevenths - corner
      return distance.high < 0 || distance.high == 0 && side == .left
    }
    (distance, base) =
      isBefore(4)
      ? (elevenths, 0)
      : isBefore(8)
        ? (elevenths - 6, 0.75)
        : isBefore(10) ? (elevenths - 9, 0.9375) : (elevenths - 10.5, 0.984375)
  }

  var value: DoubleDouble { distance * distance * 0.0625 + base }

  /// The derivative.
  var slope: Double { distance.doubleValue * 1.375 }
}
