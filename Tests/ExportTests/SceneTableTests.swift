// A scene as a table.
// Expected values: by hand; a time is the quotient of two whole doubles, which is rounded once.

import Easing
import Export
import Scenes
import Synchronization
import Testing
import Timeline

/// A scene of the tests' own: where a clock's hand is, and how often it was asked.
private struct ClockHand: Scene {
  struct Sample {
    var turns: Double
    var second: Int
    var isFirstHalf: Bool
  }

  /// The times that were sampled, in the order of the questions.
  final class Questions: Sendable {
    private let times = Mutex<[RationalTime]>([])
    var asked: [RationalTime] { times.withLock { $0 } }
    func add(_ time: RationalTime) { times.withLock { $0.append(time) } }
  }

  static let name = "clock-hand"
  static let summary = "A hand that turns once a second."
  static var presets: [ScenePreset<Questions>] {
    [ScenePreset("one", "One hand.", provenance: .inferred, configuration: Questions())]
  }
  static var inputs: [SceneInput<Questions>] { [] }

  let questions: Questions
  var extent: SceneExtent { .finite(end: RationalTime(1)) }

  init(_ questions: Questions = Questions()) { self.questions = questions }

  var columns: [SceneColumn<Sample>] {
    [
      .number("angle", unit: "turns", "How far the hand has turned.") { $0.turns },
      .integer("second", "Which second runs.") { $0.second },
      .flag("first_half", "Whether the hand goes down.") { $0.isFirstHalf },
    ]
  }

  func frame(showing sample: Sample) -> Frame { Frame(width: 1, height: 1, elements: []) }

  func sample(at time: RationalTime) -> Sample {
    questions.add(time)
    let turns = time.seconds.fraction
    return Sample(
      turns: turns.doubleValue, second: Int(clamping: time.seconds.floor),
      isFirstHalf: turns < Rational(1, 2))
  }
}

@Suite struct SceneTableTests {
  struct Full: Error, Hashable {}

  /// What a table hands on, run by run, and how many frames it had sampled by then.
  final class Runs {
    var texts: [String] = []
    var asked: [Int] = []
  }

  /// The text of a table.
  private func text(
    _ table: SceneTable<ClockHand>, _ numbers: Range<Int>, at rate: FrameRate = .fps60,
    numbers format: NumberFormat = .shortest
  ) -> String {
    let runs = Runs()
    table.write(FrameSequence(numbers, at: rate), format: DelimitedText.csv, numbers: format) {
      runs.texts.append(String(decoding: $0, as: UTF8.self))
    }
    return runs.texts.joined()
  }

  @Test func `frame and time come first, and then the columns of the scene`() throws {
    let table = SceneTable(ClockHand())
    let headings = ["frame", "time_s", "angle_turns", "second", "first_half"]
    #expect(table.columns.map(\.heading) == headings)
    #expect(table.columns.map(\.name) == ["frame", "time", "angle", "second", "first_half"])
    #expect(table.columns.allSatisfy { $0.summary.hasSuffix(".") })
    #expect(
      text(table, 2..<6, at: try FrameRate(4)) == """
        frame,time_s,angle_turns,second,first_half
        2,0.5,0.5,0,0
        3,0.75,0.75,0,0
        4,1,0,1,1
        5,1.25,0.25,1,1

        """)
  }

  @Test func `columns are those that were chosen, in their order, however often`() throws {
    let scene = ClockHand()
    let second = SceneTable<ClockHand>.Column(scene.columns[1])
    let table = SceneTable(scene, columns: [second, .time, .frame, second])
    #expect(text(table, 5..<6, at: try FrameRate(4)) == "second,time_s,frame,second\n1,1.25,5,1\n")
  }

  @Test func `numbers are written as they are asked for`() throws {
    let table = SceneTable(ClockHand(), columns: [.frame, .time])
    #expect(text(table, -1..<0, numbers: .fixed(3)) == "frame,time_s\n-1,-0.017\n")
  }

  @Test func `a table without frames is its headings, and asks the scene nothing`() {
    let scene = ClockHand()
    #expect(text(SceneTable(scene, columns: [.frame]), 7..<7) == "frame\n")
    #expect(scene.questions.asked.isEmpty)
  }

  @Test func `a part of the frames has the same rows as the whole`() {
    let table = SceneTable(ClockHand())
    let whole = text(table, -60..<120, at: .ntsc30).split(separator: "\n")
    for part in [-60..<(-59), -7..<8, 0..<120, 119..<120] {
      let rows = text(table, part, at: .ntsc30).split(separator: "\n")
      #expect(rows[0] == whole[0])
      #expect(
        rows.dropFirst().elementsEqual(whole[(part.lowerBound + 61)..<(part.upperBound + 61)]))
    }
  }

  @Test func `a time is the double nearest to the exact time`() throws {
    let table = SceneTable(ClockHand(), columns: [.time])
    for first in [0, 1, 1000, 107_892, 1_000_000_000] {
      let rows = text(table, first..<first + 100, at: .ntsc30).split(separator: "\n").dropFirst()
      for (frame, row) in zip(first..., rows) {
        try #require(Double(String(row)) == Double(frame * 1001) / 30_000, "frame \(frame)")
      }
    }
  }

  @Test func `the first row is handed on before the second frame is sampled`() {
    let scene = ClockHand()
    let runs = Runs()
    SceneTable(scene, columns: [.frame]).write(
      FrameSequence(3..<6, at: .fps60), format: DelimitedText.csv
    ) { bytes in
      runs.texts.append(String(decoding: bytes, as: UTF8.self))
      runs.asked.append(scene.questions.asked.count)
    }
    #expect(runs.texts == ["frame\n3\n", "4\n5\n"])
    #expect(runs.asked == [1, 3])
    #expect(scene.questions.asked == [3, 4, 5].map { RationalTime($0, 60) })
  }

  @Test(arguments: [1, 2]) func `an error of the writer ends the table`(allowed: Int) {
    let scene = ClockHand()
    let runs = Runs()
    #expect(throws: Full()) {
      try SceneTable(scene).write(
        FrameSequence(0..<10_000, at: .fps60), format: NewlineDelimitedJSON()
      ) { (_: [UInt8]) throws(Full) in
        runs.asked.append(scene.questions.asked.count)
        if runs.asked.count == allowed { throw Full() }
      }
    }
    #expect(runs.asked.count == allowed)
    // The first row is a run of its own, and the next run ends with the row that fills 64 KiB.
    let asked = scene.questions.asked.count
    #expect(allowed == 1 ? asked == 1 : asked > 300 && asked < 2000)
  }
}
