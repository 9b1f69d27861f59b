// Every row of the timing sets of chromium-oracle.json: what a browser computes, and the exact
// result where the browser's doubles come to another one.

import Easing
import TestSupport
import Testing
import Timeline

private struct ChromiumFile: Decodable {
  struct Set: Decodable, CustomTestStringConvertible {
    let id: String
    let timing: TimingDescription
    let playbackRate: JSONQuantity
    let activeDuration: JSONQuantity
    let endTime: JSONQuantity
    let rows: [Row]
    let exactWhereDifferent: [Row]?

    var testDescription: String { id }

    /// The rows, with the exact one where there is one.
    var exactRows: [Row] {
      rows.map { row in
        exactWhereDifferent?.first { $0.localTime == row.localTime } ?? row
      }
    }
  }

  /// `[localTime, phase, progress, currentIteration]`.
  struct Row: Decodable {
    let localTime: Rational
    let phase: String
    let progress: Double?
    let currentIteration: JSONQuantity?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      localTime = try values.decode(JSONQuantity.self).number ?? .zero
      phase = try values.decode(String.self)
      progress = try values.decodeIfPresent(Double.self)
      currentIteration = try values.decodeIfPresent(JSONQuantity.self)
    }
  }

  let timing: [Set]

  static func read() throws -> ChromiumFile {
    try Vectors.json("chromium-oracle.json", as: ChromiumFile.self)
  }
}

@Suite struct TimingChromiumTests {
  @Test func `the file has all its sets, and eight rows that are exact only here`() throws {
    let sets = try ChromiumFile.read().timing
    #expect(sets.count == 42)
    #expect(sets.allSatisfy { $0.rows.count >= 26 })
    let exact = sets.flatMap { $0.exactWhereDifferent ?? [] }
    #expect(exact.count == 8)
    for set in sets {
      let times = Swift.Set(set.rows.map(\.localTime))
      #expect((set.exactWhereDifferent ?? []).allSatisfy { times.contains($0.localTime) })
    }
  }

  @Test(arguments: try ChromiumFile.read().timing)
  private func `phase, progress and iteration are the browser's, or exact`(
    _ set: ChromiumFile.Set
  ) throws {
    let timing = try set.timing.timing()
    let rate = try #require(set.playbackRate.number)
    let isSolved = [.easeIn, .easeOut].contains(timing.easing)
    for row in set.exactRows {
      let time = RationalTime(seconds: row.localTime / Rational(1000))
      let state = try timing.state(at: time, playbackRate: rate)
      try #require(state.phase.rawValue == row.phase, "at \(time)")
      try #require((state.progress == nil) == (row.progress == nil), "at \(time)")
      if let progress = state.progress, let expected = row.progress {
        // The browser solves a cubic to 1e-7, and divides doubles elsewhere.
        try #require(abs(progress - expected) <= (isSolved ? 1e-6 : 1e-9), "at \(time)")
      }
      try #require(state.currentIteration == row.currentIteration.map(iteration), "at \(time)")
    }
  }

  @Test(arguments: try ChromiumFile.read().timing)
  private func `durations are the browser's without its rounding`(_ set: ChromiumFile.Set) throws {
    let timing = try set.timing.timing()
    let pairs = [(timing.activeDuration, set.activeDuration), (timing.endTime, set.endTime)]
    for (actual, expected) in pairs {
      switch (actual, expected.time) {
      case (.infinite, .infinite): break
      case (.finite(let actual), .finite(let expected)):
        #expect(abs(actual.doubleValue - expected.doubleValue) <= 1e-12)
      case (.finite, .infinite), (.infinite, .finite):
        Issue.record("One of \(actual) and \(expected) is infinite.")
      }
    }
  }
}
