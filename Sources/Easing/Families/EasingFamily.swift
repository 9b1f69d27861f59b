// The shapes that Penner's easing functions and their variants have.
// Layer: Easing/Families.
// Source: Penner, "Motion, Tweening, and Easing", 2002; easings.net; d3-ease 3; GSAP 3.12.
// Tests: FamilyCurveTests.

/// The shape of a curve at its start; an `EasingDirection` says where a curve has it.
///
/// With u for the progress, each case gives the function of the direction `in`.
public enum EasingFamily: Hashable, Sendable {
  /// 1 − cos(π·u/2).
  case sine
  /// u².
  case quad
  /// u³.
  case cubic
  /// u⁴.
  case quart
  /// u⁵.
  case quint
  /// u to the power of an exponent, which is in 0.01…100: d3's `easePoly`.
  case power(exponent: Double)
  /// 2^(10·(u − 1)), but 0 at 0: it jumps there by 1/1024.
  case expo
  /// 1 − √(1 − u²): a quarter of a circle.
  case circ
  /// (s + 1)·u³ − s·u² with s for the overshoot, which is in ±1000.
  ///
  /// The direction `inOut` takes 1.525·s, as Penner, jQuery and easings.net do.
  case back(overshoot: Double)
  /// A spring-like oscillation that grows by 2^(10·(u − 1)), but 0 at 0.
  ///
  /// With a for the amplitude, 1…1000, and P for the period, 0.01…100, it is
  /// a·2^(10·(u − 1))·sin((s + u − 1)·2π/P) with s = P/(2π)·asin(1/a). That is the mirror image of
  /// Penner's `out`, as GSAP has it; Penner's own `in` has s − u + 1, which is different for
  /// amplitudes above 1.
  case elastic(amplitude: Double, period: Double)
  /// A ball that bounces three times before it reaches the end: four parabolas.
  case bounce
  /// (2^(10·u) − 1)/1023: `expo` without its jump, as d3 scales it.
  case expoOfD3
  /// 2^(10·(u − 1))·u + u⁶·(1 − u): `expo` without its jump, as GSAP blends it.
  case expoOfGSAP
  /// `back` that keeps its overshoot in the direction `inOut`, as d3 and GSAP have it.
  case backUnscaled(overshoot: Double)
  /// `elastic` without its jump, as d3 scales it: with (2^(10·u) − 1)/1023 for the power, and
  /// s − u + 1 in the sine.
  case elasticOfD3(amplitude: Double, period: Double)
}

extension EasingFamily {
  /// The overshoot of 10 %, Penner's standard for `back`.
  public static let standardOvershoot = 1.70158

  /// The period that Penner's `elastic` has without one of its own: 0.45 for `inOut`, else 0.3.
  public static func standardPeriod(_ direction: EasingDirection) -> Double {
    switch direction {
    case .inOut: 0.45
    case .in, .out, .outIn: 0.3
    }
  }

  /// The parameters with their names and ranges, in the order of the notation.
  var parameters: [Parameter] {
    switch self {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .bounce, .expoOfD3, .expoOfGSAP:
      []
    case .power(let exponent):
      [Parameter("exponent", exponent, 0.01...100)]
    case .back(let overshoot), .backUnscaled(let overshoot):
      [Parameter("overshoot", overshoot, -1000...1000)]
    case .elastic(let amplitude, let period), .elasticOfD3(let amplitude, let period):
      [Parameter("amplitude", amplitude, 1...1000), Parameter("period", period, 0.01...100)]
    }
  }

  /// A number that a family depends on.
  struct Parameter {
    let name: String
    let value: Double
    let range: ClosedRange<Double>

    init(_ name: String, _ value: Double, _ range: ClosedRange<Double>) {
      self.name = name
      self.value = value
      self.range = range
    }

    /// Throws if the value is not in the range.
    func check() throws(EasingError) {
      guard range.contains(value) else {
        throw .parameterOutOfRange(
          name: name, value: value, least: range.lowerBound, most: range.upperBound)
      }
    }
  }
}
