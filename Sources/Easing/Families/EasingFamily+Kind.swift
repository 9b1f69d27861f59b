// What the families are called, and what is said of them.
// Layer: Easing/Families. Source: easings.net; jQuery Easing 1.3; d3-ease 3; GSAP 3.12.
// Tests: EasingFamilyTests.

extension EasingFamily {
  /// A family without its numbers.
  ///
  /// A family is added by a case here and in `EasingFamily`; parsing, listings and tests read
  /// `allCases`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// Part of a sine wave.
    case sine
    /// The second power.
    case quad
    /// The third power.
    case cubic
    /// The fourth power.
    case quart
    /// The fifth power.
    case quint
    /// Any power.
    case power
    /// Penner's exponential function, with its jump.
    case expo
    /// A quarter of a circle.
    case circ
    /// A pull back before the start.
    case back
    /// An oscillation, with its jump.
    case elastic
    /// A bouncing ball.
    case bounce
    /// d3's exponential function.
    case expoOfD3
    /// GSAP's exponential function.
    case expoOfGSAP
    /// A pull back that is not scaled.
    case backUnscaled
    /// d3's oscillation.
    case elasticOfD3
  }

  /// The family without its numbers.
  public var kind: Kind {
    switch self {
    case .sine: .sine
    case .quad: .quad
    case .cubic: .cubic
    case .quart: .quart
    case .quint: .quint
    case .power: .power
    case .expo: .expo
    case .circ: .circ
    case .back: .back
    case .elastic: .elastic
    case .bounce: .bounce
    case .expoOfD3: .expoOfD3
    case .expoOfGSAP: .expoOfGSAP
    case .backUnscaled: .backUnscaled
    case .elasticOfD3: .elasticOfD3
    }
  }
}

extension EasingFamily.Kind {
  /// The name of the family's function in the notation.
  var name: String {
    switch self {
    case .sine: "sine"
    case .quad: "quad"
    case .cubic: "cubic"
    case .quart: "quart"
    case .quint: "quint"
    case .power: "power"
    case .expo: "expo"
    case .circ: "circ"
    case .back: "back"
    case .elastic: "elastic"
    case .bounce: "bounce"
    case .expoOfD3: "d3-expo"
    case .expoOfGSAP: "gsap-expo"
    case .backUnscaled: "gsap-back"
    case .elasticOfD3: "d3-elastic"
    }
  }

  /// What the curve has at its start, to follow "has".
  var phrase: String {
    switch self {
    case .sine: "a quarter of a sine wave"
    case .quad: "a parabola"
    case .cubic: "a power of three"
    case .quart: "a power of four"
    case .quint: "a power of five"
    case .power: "a power of any exponent"
    case .expo: "an exponential curve, which jumps by 1/1024,"
    case .circ: "a quarter of a circle"
    case .back: "a pull beyond the end, by 10 % as a standard,"
    case .elastic: "an oscillation, which jumps by up to 1/1024,"
    case .bounce: "the bounces of a ball"
    case .expoOfD3: "an exponential curve without a jump"
    case .expoOfGSAP: "an exponential curve blended with a power of six"
    case .backUnscaled: "a pull beyond the end that in-out does not enlarge"
    case .elasticOfD3: "an oscillation without a jump"
    }
  }

  /// Who defines the family.
  var source: String {
    switch self {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .back, .elastic, .bounce:
      self == .circ ? "Penner; easings.net; SwiftUI circular" : "Penner; easings.net"
    case .power: "d3 easePoly"
    case .expoOfD3: "Penner, scaled: d3 easeExp"
    case .expoOfGSAP: "GSAP expo"
    case .backUnscaled: "GSAP back; d3 easeBack"
    case .elasticOfD3: "Penner, scaled: d3 easeElastic"
    }
  }

  /// The names of the numbers that the family depends on.
  var parameterNames: [String] {
    switch self {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .bounce, .expoOfD3, .expoOfGSAP: []
    case .power: ["exponent"]
    case .back, .backUnscaled: ["overshoot"]
    case .elastic, .elasticOfD3: ["amplitude", "period"]
    }
  }

  /// The numbers that stand for those left out; the notation must have all others.
  func standardValues(_ direction: EasingDirection) -> [Double] {
    switch self {
    case .sine, .quad, .cubic, .quart, .quint, .expo, .circ, .bounce, .expoOfD3, .expoOfGSAP,
      .power:
      []
    case .back, .backUnscaled: [EasingFamily.standardOvershoot]
    case .elastic: [1, EasingFamily.standardPeriod(direction)]
    case .elasticOfD3: [1, 0.3]
    }
  }

  /// The family with its numbers, as many as there are names for them.
  func family(_ values: [Double]) -> EasingFamily {
    switch self {
    case .sine: .sine
    case .quad: .quad
    case .cubic: .cubic
    case .quart: .quart
    case .quint: .quint
    case .power: .power(exponent: values[0])
    case .expo: .expo
    case .circ: .circ
    case .back: .back(overshoot: values[0])
    case .elastic: .elastic(amplitude: values[0], period: values[1])
    case .bounce: .bounce
    case .expoOfD3: .expoOfD3
    case .expoOfGSAP: .expoOfGSAP
    case .backUnscaled: .backUnscaled(overshoot: values[0])
    case .elasticOfD3: .elasticOfD3(amplitude: values[0], period: values[1])
    }
  }
}
