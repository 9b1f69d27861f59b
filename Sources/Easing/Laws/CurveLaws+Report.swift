// What a check of laws found.
// Layer: Easing/Laws. Tests: CurveLawsTests.

extension CurveLaws {
  /// What a check found, law by law.
  public struct Report: Hashable, Sendable {
    /// The seed of the inputs.
    public let seed: UInt64

    /// What was found of each law, in the order in which they were asked about.
    public let findings: [Finding]

    /// Whether no law is broken.
    public var isKept: Bool { findings.allSatisfy { $0.isKept } }

    /// What was found of the laws that are broken.
    public var failures: [Finding] { findings.filter { !$0.isKept } }
  }

  /// What was found of one law.
  public struct Finding: Hashable, Sendable {
    /// The law.
    public let law: Law

    /// In how many cases the law was asked about.
    public let cases: Int

    /// In how many of them it is broken.
    public let brokenCases: Int

    /// The simplest case that was found in which it is broken.
    public let breach: Breach?

    /// Whether the law is not broken.
    public var isKept: Bool { breach == nil }
  }

  /// A case in which a law is broken.
  public struct Breach: Hashable, Sendable {
    /// The inputs, one or two, in the fewest digits with which the law is still broken.
    public let inputs: [Double]

    /// What was found at the inputs, to follow "but".
    public let reason: String
  }
}

extension CurveLaws.Report: CustomStringConvertible {
  /// One sentence on the curve, and one line with one sentence for each law.
  public var description: String {
    let broken = failures.count
    let head =
      broken == 0
      ? "The curve keeps all of its \(findings.count) laws, asked with the seed \(seed)."
      : "The curve breaks \(broken) of its \(findings.count) laws, asked with the seed \(seed)."
    return ([head] + findings.map { $0.description }).joined(separator: "\n")
  }
}

extension CurveLaws.Finding: CustomStringConvertible {
  /// One sentence: whether the law is kept, what it says, and where it is broken.
  public var description: String {
    guard let breach else {
      return "Kept in \(count(cases)): \(law.description)."
    }
    return "Broken in \(brokenCases) of \(count(cases)): \(law.description), but \(breach.reason)."
  }

  private func count(_ cases: Int) -> String { cases == 1 ? "1 case" : "\(cases) cases" }
}

extension CurveLaws.Law: CustomStringConvertible {
  /// What the law says, without a capital and a full stop.
  public var description: String {
    switch self {
    case .promise(let promise): promise.description
    case .repeats: "the same call twice gives the same bits"
    case .isOrderFree: "samples have the same bits in every order"
    case .isFinite: "every value is a finite number"
    case .mirrors: "the curve turned by half a turn is the other one"
    case .halves: "the first half is the other curve at half the size"
    case .inverts: "the inverse has the progress of each value"
    }
  }
}

extension CurveLaws.Promise: CustomStringConvertible {
  /// What is promised, without a capital and a full stop.
  public var description: String {
    switch self {
    case .starts(let value): "the value at 0 is \(value.spelled)"
    case .ends(let value): "the value at 1 is \(value.spelled)"
    case .stays(let range):
      "the values stay in \(range.lowerBound.spelled)…\(range.upperBound.spelled)"
    case .rises: "the value never falls"
    case .falls: "the value never rises"
    case .isContinuous: "the value does not jump"
    case .isNeverFaster(let speed): "no speed is above \(speed.spelled)"
    case .hasVelocity: "the velocity is the slope of the value"
    case .hasContinuousVelocity: "the velocity does not jump"
    case .mirrorsItself: "the curve turned by half a turn is itself"
    case .keepsNaN: "NaN gives NaN"
    }
  }
}
