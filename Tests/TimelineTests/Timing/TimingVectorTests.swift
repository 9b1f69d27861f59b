// Every row of waapi-timing.json: facts of web-platform-tests, confirmed by Chromium and by an
// independent exact model.

import Easing
import TestSupport
import Testing
import Timeline

private struct TimingFile: Decodable {
  struct Row: Decodable, CustomTestStringConvertible {
    struct Expectation: Decodable {
      let phase: String?
      let currentIteration: JSONQuantity?
      let progress: Double?
      let hasProgress: Bool
      let hasIteration: Bool

      enum Key: CodingKey {
        case phase
        case progress
        case currentIteration
      }

      init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        phase = try values.decodeIfPresent(String.self, forKey: .phase)
        progress = try values.decodeIfPresent(Double.self, forKey: .progress)
        currentIteration = try values.decodeIfPresent(JSONQuantity.self, forKey: .currentIteration)
        // A null says that the effect shows nothing; a missing key says nothing.
        hasProgress = values.contains(.progress)
        hasIteration = values.contains(.currentIteration)
      }
    }

    let `case`: String
    let timing: TimingDescription
    let playbackRate: JSONQuantity
    let localTime: JSONQuantity
    let expect: Expectation
    let tol: Double

    var testDescription: String {
      "\(`case`) at \(localTime.number.map { "\($0.doubleValue)" } ?? "?") ms"
    }
  }

  struct Computed: Decodable {
    let timing: TimingDescription
    let activeDuration: JSONQuantity?
    let endTime: JSONQuantity?
  }

  struct Defaults: Decodable {
    let timing: TimingDescription
    let computed: TimingDescription
  }

  struct Invalid: Decodable {
    let member: String
    let value: JSONQuantity
  }

  struct OverallProgress: Decodable {
    let timing: TimingDescription
    let currentTime: JSONQuantity
    let overallProgress: JSONQuantity
  }

  let rows: [Row]
  let computed: [Computed]
  let defaults: [Defaults]
  let invalid: [Invalid]
  let overallProgress: [OverallProgress]

  static func read() throws -> TimingFile {
    try Vectors.json("waapi-timing.json", as: TimingFile.self)
  }
}

@Suite struct TimingVectorTests {
  @Test func `the file has all its rows`() throws {
    let file = try TimingFile.read()
    #expect(file.rows.count == 256)
    #expect(file.computed.count == 18)
    #expect(file.defaults.count == 6)
    #expect(file.invalid.count == 12)
    #expect(file.overallProgress.count == 5)
  }

  @Test(arguments: try TimingFile.read().rows)
  private func `phase, progress and iteration are the standard's`(_ row: TimingFile.Row) throws {
    let time = try #require(row.localTime.time.finiteValue)
    let rate = try #require(row.playbackRate.number)
    let state = try row.timing.timing().state(at: time, playbackRate: rate)
    if let phase = row.expect.phase { #expect(state.phase.rawValue == phase) }
    if row.expect.hasProgress {
      try #require((state.progress == nil) == (row.expect.progress == nil))
      if let progress = state.progress, let expected = row.expect.progress {
        // 1e-12 is what an exact model with a double at its end reaches; see Tests/Vectors/README.md.
        #expect(abs(progress - expected) <= min(row.tol, 1e-12))
      }
    }
    if row.expect.hasIteration {
      #expect(state.currentIteration == row.expect.currentIteration.map(iteration))
    }
  }

  @Test func `the computed duration and end are the standard's, exactly`() throws {
    for row in try TimingFile.read().computed {
      let timing = try row.timing.timing()
      if let expected = row.activeDuration { try #require(timing.activeDuration == expected.time) }
      if let expected = row.endTime { try #require(timing.endTime == expected.time) }
      try #require(row.activeDuration != nil || row.endTime != nil)
    }
  }

  @Test func `the defaults are the standard's`() throws {
    for row in try TimingFile.read().defaults {
      let (timing, computed) = (try row.timing.timing(), row.computed)
      if let fill = computed.fill { try #require(timing.fill.computed.rawValue == fill) }
      if let delay = computed.delay { try #require(.finite(timing.delay) == delay.time) }
      if let delay = computed.endDelay { try #require(.finite(timing.endDelay) == delay.time) }
      if let start = computed.iterationStart {
        try #require(timing.iterationStart == start.number)
      }
      if let iterations = computed.iterations {
        try #require(timing.iterations == iterations.number.map { .finite($0) } ?? .infinite)
      }
      if let duration = computed.duration {
        try #require(timing.duration.computed == duration.time)
      }
      if let direction = computed.direction {
        try #require(timing.direction.rawValue == direction)
      }
      if let text = computed.easing {
        let easing = try EasingCurve(parsing: text)
        try #require(timing.easing == easing)
      }
    }
  }

  @Test func `what the standard refuses is an error of the member`() throws {
    for row in try TimingFile.read().invalid {
      let text =
        switch row.value {
        case .number(let number): "\(number.numerator)"
        // In the standard a string is no time; a text of ours would have to contain its quotes.
        case .word(let word) where word.hasPrefix("string:"): "\"\(word.dropFirst(7))\""
        case .word(let word): word
        }
      switch row.member {
      case "delay", "endDelay":
        #expect(throws: TimelineError.notATime(text)) { try RationalTime(parsing: text) }
      case "duration":
        expectInvalid("duration", text) { () throws(TimelineError) in
          _ = try IterationDuration(parsing: text)
        }
      case "iterationStart":
        expectInvalid("iteration-start", text) { () throws(TimelineError) in
          _ = try EffectTiming.iterationStart(parsing: text)
        }
      case "iterations":
        expectInvalid("iterations", text) { () throws(TimelineError) in
          _ = try IterationCount(parsing: text)
        }
        expectInvalid("iterations", text) { () throws(TimelineError) in
          _ = try EffectTiming(iterations: .finite(row.value.number ?? .zero))
        }
      default:
        Issue.record("The file has a member that this test does not know: \(row.member).")
      }
    }
  }

  @Test func `the overall progress of an animation is the standard's, exactly`() throws {
    for row in try TimingFile.read().overallProgress {
      let time = try #require(row.currentTime.time.finiteValue)
      let progress = try row.timing.timing().overallProgress(at: time)
      try #require(progress == row.overallProgress.number)
    }
  }
}

/// The iteration that a file writes as a number or "Infinity".
func iteration(_ quantity: JSONQuantity) -> Extended<Int64> {
  quantity.number.map { .finite(Int64($0.floor)) } ?? .infinite
}

/// Checks that a call throws `invalidTiming` with a member and a value.
func expectInvalid(
  _ member: String, _ value: String, sourceLocation: SourceLocation = #_sourceLocation,
  _ call: () throws(TimelineError) -> Void
) {
  let error = #expect(throws: TimelineError.self, sourceLocation: sourceLocation) { try call() }
  guard case .invalidTiming(member, value, let accepted) = error else {
    Issue.record("\(String(describing: error))", sourceLocation: sourceLocation)
    return
  }
  #expect(!accepted.isEmpty, sourceLocation: sourceLocation)
}
