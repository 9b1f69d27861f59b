// Curves that are one formula with a few numbers.
// Layer: Easing/Formulas.
// Source: Perlin, "Improving noise", 2002; Manim's rate functions; GSAP 3.12; Flutter's Curves.
// Tests: FormulaCurveTests.

/// The formula of a curve, with its numbers.
public enum CurveFormula: Hashable, Sendable {
  /// The polynomial of least degree with as many derivatives 0 at both ends as the order says.
  ///
  /// The order is a whole number in 0…16: 0 is linear, 1 is 3·p² − 2·p³, 2 is Perlin's
  /// 6·p⁵ − 15·p⁴ + 10·p³.
  case smoothstep(order: Int)
  /// The logistic function of a steepness in 0.01…100, scaled to run from 0 to 1.
  case sigmoid(steepness: Double)
  /// 0 below a progress in 0…1, and 1 from it on.
  case threshold(Double)
  /// A line from 0 to 1 so many times, 1…2147483647, with jumps back to 0 between.
  case sawTooth(count: Int)
  /// sin(count·π·p) under a there-and-back of `smoothstep` of order 2; the count is in 1…1000.
  case wiggle(count: Int)
  /// A Bézier curve of the values 0, 0, pull, pull, 1, 1, 1; the pull is in ±1000.
  case runningStart(pull: Double)
  /// 1 − e^(−p/constant), for a time constant in 0.001…1000; it does not reach 1.
  case exponentialDecay(timeConstant: Double)
  /// GSAP's `SlowMo`: linear in the middle, for a part in 0…1 of the progress, and quick at its ends.
  ///
  /// The power, in 0…1, says how much slower the middle is than linear. In the yoyo mode the curve
  /// is 0 at the ends and 1 in the middle, for fading in and out beside a slow-mo motion.
  case slowMo(linearRatio: Double, power: Double, isYoyo: Bool)
  /// (a·(b/a)ᵖ − a)/(b − a), which makes a scale from a to b grow evenly to the eye; both numbers
  /// are in 10⁻⁶…10⁶, and equal ones make it linear.
  case expoScale(start: Double, end: Double)
}

extension CurveFormula {
  /// The numbers with their names and ranges, in the order of the notation.
  var parameters: [EasingFamily.Parameter] {
    switch self {
    case .smoothstep(let order): [.init("order", Double(order), 0...16)]
    case .sigmoid(let steepness): [.init("steepness", steepness, 0.01...100)]
    case .threshold(let threshold): [.init("threshold", threshold, 0...1)]
    case .sawTooth(let count): [.init("count", Double(count), 1...Double(Steps.greatestCount))]
    case .wiggle(let count): [.init("count", Double(count), 1...1000)]
    case .runningStart(let pull): [.init("pull", pull, -1000...1000)]
    case .exponentialDecay(let constant): [.init("time constant", constant, 0.001...1000)]
    case .slowMo(let linearRatio, let power, _):
      [.init("linear ratio", linearRatio, 0...1), .init("power", power, 0...1)]
    case .expoScale(let start, let end):
      [.init("start", start, 1e-6...1e6), .init("end", end, 1e-6...1e6)]
    }
  }
}
