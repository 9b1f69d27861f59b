// The families in the catalogue: their functions, and their curves that have names.
// Layer: Easing/Families. Source: easings.net; jQuery Easing 1.3. Tests: EasingFamilyTests.

extension EasingFamily {
  /// The curves that have a name: those of every family that needs no number.
  static var namedCurves: [NamedCurve] {
    Kind.allCases.filter { $0 != .power }.flatMap { kind in
      EasingDirection.allCases.map { .family(kind, $0) }
    }
  }
}

extension EasingFamily.Kind {
  /// The function of the notation.
  var functionEntry: CurveEntry {
    let arguments = ["in|out|in-out|out-in"] + parameterNames
    return CurveEntry(
      name, form: "\(name)(\(arguments.joined(separator: ", ")))",
      "Has \(phrase) at its start, its end, both or its middle.", source: source)
  }

  /// The curve of a direction with its standard numbers, under its name.
  func entry(_ direction: EasingDirection) -> CurveEntry {
    let place =
      switch direction {
      case .in: "at its start"
      case .out: "at its end"
      case .inOut: "at its start and its end"
      case .outIn: "on both sides of its middle"
      }
    return CurveEntry(
      "\(name)-\(direction.notation)", aliases: aliases(direction),
      "Has \(phrase) \(place).", source: source)
  }

  /// The curve of a direction with its standard numbers.
  ///
  /// `power` has no standard number and stands here for `cubic`, as d3's `easePoly` does.
  func standardCurve(_ direction: EasingDirection) -> FamilyCurve {
    // Without a list of numbers: a named curve is asked for its definition at every sample.
    let family: EasingFamily =
      switch self {
      case .sine: .sine
      case .quad: .quad
      case .cubic: .cubic
      case .quart: .quart
      case .quint: .quint
      case .power: .power(exponent: 3)
      case .expo: .expo
      case .circ: .circ
      case .back: .back(overshoot: EasingFamily.standardOvershoot)
      case .elastic:
        .elastic(amplitude: 1, period: EasingFamily.standardPeriod(direction))
      case .bounce: .bounce
      case .expoOfD3: .expoOfD3
      case .expoOfGSAP: .expoOfGSAP
      case .backUnscaled: .backUnscaled(overshoot: EasingFamily.standardOvershoot)
      case .elasticOfD3: .elasticOfD3(amplitude: 1, period: 0.3)
      }
    return FamilyCurve(valid: family, direction)
  }

  /// The names of jQuery and easings.net, of SwiftUI's `UnitCurve`, and of d3 where it has none of its
  /// own here.
  private func aliases(_ direction: EasingDirection) -> [String] {
    let word = direction.camelCase.capitalizedFirst
    switch self {
    case .circ:
      let names = ["ease\(word)Circ"]
      return direction == .outIn ? names : names + ["circularEase\(word)"]
    case .sine, .quad, .cubic, .quart, .quint, .expo, .back, .elastic, .bounce:
      return ["ease\(word)\(name.capitalizedFirst)"]
    case .backUnscaled:
      return ["d3-back-\(direction.notation)"]
    case .power, .expoOfD3, .expoOfGSAP, .elasticOfD3:
      return []
    }
  }
}

extension String {
  /// The text with an upper-case first letter, for letters a to z.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
