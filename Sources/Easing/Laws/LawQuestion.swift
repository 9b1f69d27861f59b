// A law as a question about a few inputs, and the simplest inputs that break it.
// Layer: Easing/Laws.
// Source: Claessen and Hughes, "QuickCheck", 2000 (shrinking). Tests: LawQuestionTests.

/// A law with the cases in which to ask about it.
struct LawQuestion {
  let law: CurveLaws.Law

  /// The inputs of each case.
  let cases: [[Double]]

  /// Whether other inputs than those of the cases may be asked about.
  var isOpen = true

  /// What breaks the law at some inputs, to follow "but"; `nil` if nothing does, or if the law says
  /// nothing about such inputs.
  let breach: ([Double]) -> String?

  /// Asks about all cases.
  var finding: CurveLaws.Finding {
    var (broken, first): (Int, CurveLaws.Breach?) = (0, nil)
    for inputs in cases {
      guard let reason = breach(inputs) else { continue }
      broken += 1
      if first == nil { first = CurveLaws.Breach(inputs: inputs, reason: reason) }
    }
    return CurveLaws.Finding(
      law: law, cases: cases.count, brokenCases: broken,
      breach: first.map { isOpen ? shrunk($0) : $0 })
  }

  /// The simplest breach that is found from one.
  ///
  /// First all simple inputs are tried, then each input with ever more of its digits. A law that
  /// is broken at one time and kept at another stays with what was found.
  private func shrunk(_ found: CurveLaws.Breach) -> CurveLaws.Breach {
    for inputs in LawQuestion.simpleInputs(count: found.inputs.count) {
      if let reason = breach(inputs) { return CurveLaws.Breach(inputs: inputs, reason: reason) }
    }
    var best = found
    for index in found.inputs.indices {
      for candidate in LawQuestion.roundings(of: best.inputs[index]) {
        var inputs = best.inputs
        inputs[index] = candidate
        guard let reason = breach(inputs) else { continue }
        best = CurveLaws.Breach(inputs: inputs, reason: reason)
        break
      }
    }
    return best
  }

  /// Simple inputs, as many as told, the simplest first.
  private static func simpleInputs(count: Int) -> [[Double]] {
    guard count == 2 else { return LawInputs.simple.map { [$0] } }
    let simple = LawInputs.simple
    let pairs = simple.indices.flatMap { first in simple.indices.map { (first, $0) } }
    // The order of pairs that are as simple stays, as the numbers of the pairs differ.
    let ranked = pairs.sorted { ($0.0 + $0.1, $0.0) < ($1.0 + $1.1, $1.0) }
    return ranked.map { [simple[$0.0], simple[$0.1]] }
  }

  /// The simple inputs, and the decimals of ever more digits next to a number in 0…1.
  static func roundings(of number: Double) -> [Double] {
    guard number > 0, number.isFinite else { return [] }
    let decimal = ShortestDecimal(of: number)
    var digits = decimal.digits
    var exponent = decimal.exponent
    var shorter: [Double] = []
    while digits >= 10 {
      let isUp = digits % 10 >= 5
      digits = digits / 10 + (isUp ? 1 : 0)
      exponent += 1
      if let value = DecimalNumber("\(digits)e\(exponent)")?.doubleValue, value <= 1,
        value != number
      {
        shorter.append(value)
      }
    }
    return LawInputs.simple + shorter.reversed()
  }
}
