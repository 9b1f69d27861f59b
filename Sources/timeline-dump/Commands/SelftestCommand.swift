// The verb `selftest`.
// Layer: timeline-dump. Tests: SelftestCommandTests.

import Easing
import Export

/// Says whether this machine computes the bits that are published.
struct SelftestCommand: Command {
  let name = "selftest"
  let summary = "Whether this machine computes the same bits as every other."
  let options: [OptionDefinition] = []

  /// The digests that are right, by the names of the parts.
  var published: @Sendable () -> [String: String] = { Selftest.published }

  /// What the digest of a part is, compared with the published one.
  private enum Verdict: String {
    case ok
    case differs
    /// None is published.
    case new

    init(on digest: Digest, published: String?) {
      self = published.map { $0 == digest.text ? .ok : .differs } ?? .new
    }
  }

  var help: HelpPage {
    HelpPage(
      usage: "timeline-dump selftest [KIND…]",
      summary: summary + " Each line is a part of what the program computes: whether its digest is "
        + "the published one, the digest, and what it is. KIND is \(Self.kinds(of: Selftest.parts).alternatives); without one, "
        + "all are computed, which takes seconds.",
      sections: [
        HelpPage.Section(
          "Columns",
          [
            HelpPage.Entry(
              Verdict.ok.rawValue + ", " + Verdict.differs.rawValue,
              "The digest is the published one, or another."),
            HelpPage.Entry(Verdict.new.rawValue, "There is no published digest of the part."),
          ]),
        HelpPage.Section(
          "Exit status",
          [HelpPage.Entry("70", "A digest is not the published one.")]),
        HelpPage.Section(
          "Examples", [HelpPage.Entry("timeline-dump selftest function number")]),
      ])
  }

  func run(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    let chosen = try Self.parts(of: arguments.operands)
    let published = published()
    var wrong: [String] = []
    let work = OrderedWork<Digest>(pieces: chosen.count, threads: system.processorCount()) {
      piece, handOn in
      _ = handOn(chosen[piece].digest)
    }
    var rest = chosen[...]
    try work.run { digest throws(CommandError) in
      try system.checkInterruption()
      guard let part = rest.popFirst() else { return }
      let verdict = Verdict(on: digest, published: published[part.name])
      if verdict != .ok { wrong.append(part.name) }
      let word = verdict.rawValue
      let space = String(repeating: " ", count: 9 - word.utf8.count)
      try system.writeOutput(Array("\(word)\(space)\(digest.text)  \(part.name)\n".utf8))
    }
    if let first = wrong.first {
      throw .wrongResult(
        "\(wrong.count) of \(chosen.count) digests are not the published ones, from "
          + "\(first.quoted) on; this machine or this build computes other results.")
    }
    try system.writeOutput(Array("All \(chosen.count) digests are the published ones.\n".utf8))
  }

  /// The kinds of parts, in order.
  private static func kinds(of parts: [SelftestPart]) -> [String] {
    parts.map { $0.kind }.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The parts of some kinds; of all if none is named.
  private static func parts(of operands: [String]) throws(CommandError) -> [SelftestPart] {
    let parts = Selftest.parts
    let kinds = kinds(of: parts)
    for kind in operands where !kinds.contains(kind) {
      throw .unknown("kind", kind, known: kinds)
    }
    return operands.isEmpty ? parts : parts.filter { operands.contains($0.kind) }
  }
}
