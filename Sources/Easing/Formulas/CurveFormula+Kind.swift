// What the formulas are called, and what is said of them.
// Layer: Easing/Formulas. Tests: FormulaCurveTests.

extension CurveFormula {
  /// A formula without its numbers.
  ///
  /// A formula is added by a case here and in `CurveFormula`; parsing, listings and tests read
  /// `allCases`.
  public enum Kind: Hashable, Sendable, CaseIterable {
    /// The polynomial that is level at both ends.
    case smoothstep
    /// The scaled logistic function.
    case sigmoid
    /// One jump.
    case threshold
    /// Lines with jumps between.
    case sawTooth
    /// A sine wave that swells and fades.
    case wiggle
    /// A step back before the start.
    case runningStart
    /// An approach that does not end.
    case exponentialDecay
    /// Quick, slow, quick.
    case slowMo
    /// Even growth of a scale.
    case expoScale
  }

  /// The formula without its numbers.
  public var kind: Kind {
    switch self {
    case .smoothstep: .smoothstep
    case .sigmoid: .sigmoid
    case .threshold: .threshold
    case .sawTooth: .sawTooth
    case .wiggle: .wiggle
    case .runningStart: .runningStart
    case .exponentialDecay: .exponentialDecay
    case .slowMo: .slowMo
    case .expoScale: .expoScale
    }
  }
}

extension CurveFormula.Kind {
  /// The function's names, form, summary and source.
  var entry: CurveEntry {
    switch self {
    case .smoothstep:
      CurveEntry(
        "smoothstep", form: "smoothstep(order)",
        "Is level at both ends, with as many derivatives 0 as the order says, 1 if left out.",
        source: "OpenGL smoothstep; Perlin 2002; Manim")
    case .sigmoid:
      CurveEntry(
        "sigmoid", form: "sigmoid(steepness)",
        "Follows the logistic function of a steepness, 10 if left out.",
        source: "Manim Community smooth")
    case .threshold:
      CurveEntry(
        "threshold", form: "threshold(progress)", "Jumps from 0 to 1 at a progress.",
        source: "Flutter Threshold")
    case .sawTooth:
      CurveEntry(
        "saw-tooth", aliases: ["sawTooth"], form: "saw-tooth(count)",
        "Runs from 0 to 1 so many times.", source: "Flutter SawTooth")
    case .wiggle:
      CurveEntry(
        "wiggle", form: "wiggle(count)",
        "Swings about 0 so many half waves long, 2 if left out, and ends at 0.",
        source: "Manim wiggle")
    case .runningStart:
      CurveEntry(
        "running-start", aliases: ["runningStart"], form: "running-start(pull)",
        "Steps back by a pull, -0.5 if left out, and runs to the end.",
        source: "Manim running_start")
    case .exponentialDecay:
      CurveEntry(
        "exponential-decay", aliases: ["exponentialDecay"],
        form: "exponential-decay(time constant)",
        "Nears its end by the factor e in each time constant, 0.1 if left out, and misses it.",
        source: "Manim exponential_decay, which calls the constant half_life")
    case .slowMo:
      CurveEntry(
        "slow-mo", aliases: ["slowMo"], form: "slow-mo(linear ratio, power, yoyo)",
        "Is quick at its ends and slow in its middle; for yoyo, 0 at its ends and 1 between.",
        source: "GSAP SlowMo")
    case .expoScale:
      CurveEntry(
        "expo-scale", aliases: ["expoScale"], form: "expo-scale(start, end)",
        "Lets a scale from start to end grow by the same factor in the same time.",
        source: "GSAP ExpoScaleEase; Remotion perceptual-scale")
    }
  }

  /// The names of the numbers, in the order of the notation.
  var parameterNames: [String] {
    switch self {
    case .smoothstep: ["order"]
    case .sigmoid: ["steepness"]
    case .threshold: ["threshold"]
    case .sawTooth, .wiggle: ["count"]
    case .runningStart: ["pull"]
    case .exponentialDecay: ["time constant"]
    case .slowMo: ["linear ratio", "power"]
    case .expoScale: ["start", "end"]
    }
  }

  /// The numbers that stand for those left out; where there are none, all must be there.
  var standardValues: [Double] {
    switch self {
    case .smoothstep: [1]
    case .sigmoid: [10]
    case .threshold, .sawTooth, .expoScale: []
    case .wiggle: [2]
    case .runningStart: [-0.5]
    case .exponentialDecay: [0.1]
    case .slowMo: [0.7, 0.7]
    }
  }

  /// The formula with its numbers, as many as there are names for them, or `nil` if one is no
  /// whole number and has to be.
  func formula(_ values: [Double], isYoyo: Bool = false) -> CurveFormula? {
    switch self {
    case .smoothstep: values[0].wholeNumber.map { .smoothstep(order: $0) }
    case .sigmoid: .sigmoid(steepness: values[0])
    case .threshold: .threshold(values[0])
    case .sawTooth: values[0].wholeNumber.map { .sawTooth(count: $0) }
    case .wiggle: values[0].wholeNumber.map { .wiggle(count: $0) }
    case .runningStart: .runningStart(pull: values[0])
    case .exponentialDecay: .exponentialDecay(timeConstant: values[0])
    case .slowMo: .slowMo(linearRatio: values[0], power: values[1], isYoyo: isYoyo)
    case .expoScale: .expoScale(start: values[0], end: values[1])
    }
  }
}
