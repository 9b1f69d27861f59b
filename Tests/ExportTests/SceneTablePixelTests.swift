// Lengths on whole pixels.

import Easing
import Export
import Scenes
import Testing
import Timeline

@Suite struct SceneTablePixelTests {
  /// A scene whose length is its time in points, and whose progress is its time, too.
  struct Ruler: Scene {
    struct Configuration: Sendable {}
    static let name = "ruler"
    static let summary = "A length that grows."
    static let presets = [
      ScenePreset("plain", "Plain.", provenance: .inferred, configuration: Configuration())
    ]
    static let inputs: [SceneInput<Configuration>] = []
    let extent = SceneExtent.finite(end: RationalTime(1))

    init(_ configuration: Configuration) {}

    var columns: [SceneColumn<Double>] {
      [
        SceneColumn("length", unit: "pt", "The length.") { .number($0) },
        SceneColumn("progress", "The progress.") { .number($0) },
        SceneColumn("nothing", unit: "pt", "Nothing.") { _ in .empty },
      ]
    }

    func frame(showing sample: Sample) -> Frame { Frame(width: 1, height: 1, elements: []) }

    func sample(at time: RationalTime) -> Double { time.doubleValue }
  }

  static func rows(scale: Int, at rate: FrameRate, _ frames: Range<Int>) -> [String] {
    final class Text { var bytes: [UInt8] = [] }
    let text = Text()
    SceneTable(Ruler(.init())).snapped(toPixelsPerPoint: scale)
      .write(FrameSequence(frames, at: rate), format: DelimitedText.csv) { text.bytes += $0 }
    return String(decoding: text.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `lengths go to the nearest pixel, and half a pixel to the larger`() throws {
    let rate = try FrameRate(8)
    #expect(
      Self.rows(scale: 2, at: rate, -3..<4) == [
        "frame,time_s,length_pt,progress,nothing_pt",
        "-3,-0.375,-0.5,-0.375,", "-2,-0.25,0,-0.25,", "-1,-0.125,0,-0.125,", "0,0,0,0,",
        "1,0.125,0,0.125,", "2,0.25,0.5,0.25,", "3,0.375,0.5,0.375,",
      ])
  }

  @Test func `thirds of a point are the nearest doubles`() throws {
    #expect(Self.rows(scale: 3, at: try FrameRate(10), 3..<4)[1] == "3,0.3,0.3333333333333333,0.3,")
  }
}
