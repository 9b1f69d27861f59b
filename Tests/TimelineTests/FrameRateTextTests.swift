import Easing
import TestSupport
import Testing
import Timeline

@Suite struct FrameRateTextTests {
  @Test(arguments: [
    ("60", 60, 1), ("12.5", 25, 2), ("30000/1001", 30000, 1001), ("24.0", 24, 1), ("1e2", 100, 1),
    ("0.001", 1, 1000), ("1000000", 1_000_000, 1), ("60/1", 60, 1), ("23.97", 2397, 100),
    ("2997/100", 2997, 100), ("29.9", 299, 10), ("29.971", 29971, 1000), ("59.95", 1199, 20),
  ])
  func `a rate is read exactly`(_ text: String, _ top: Int, _ bottom: Int) throws {
    #expect(try FrameRate(parsing: text) == FrameRate(top, bottom))
  }

  @Test(arguments: [
    ("23.976", 24), ("23.98", 24), ("23.976024", 24), ("23.97602398", 24), ("23.976023976", 24),
    ("29.97", 30), ("29.970", 30), ("29.97003", 30), ("29.970029970", 30), ("47.95", 48),
    ("47.952", 48), ("59.94", 60), ("59.9401", 60), ("59.940060", 60), ("95.904", 96),
    ("119.88", 120), ("119.8801", 120), ("239.76", 240), ("239.760", 240),
  ])
  func `a decimal that names a rate over 1001 is that rate`(_ text: String, _ whole: Int) throws {
    #expect(try FrameRate(parsing: text) == FrameRate(whole * 1000, 1001))
  }

  @Test(arguments: [
    "", "fps", "60fps", "60 ", "NaN", "nan", "inf", "Infinity", "-inf", "1/0", "0/0",
    "30000/1001.0",
    "30000:1001", "ntsc", "60/-1", "6O",
  ])
  func `a text that is no number is an error with that text`(_ text: String) {
    #expect(throws: TimelineError.notAFrameRate(text)) { try FrameRate(parsing: text) }
  }

  @Test(arguments: [
    "0", "-0", "0/1", "-60", "-30000/1001", "0.0009", "1/1001", "1000001", "1000000.5", "1e30",
    "1e300", "60.0000000001", "10000000001/1000000000",
    "170141183460469231731687303715884105728",
  ])
  func `a rate beyond a limit is an error with that text`(_ text: String) {
    #expect(throws: TimelineError.frameRateOutOfRange(text)) { try FrameRate(parsing: text) }
  }

  @Test(arguments: [
    (FrameRate.fps60, "60"), (.ntsc30, "30000/1001"), (.ntsc24, "24000/1001"),
  ])
  func `a rate is written as a whole number or a ratio`(_ rate: FrameRate, _ text: String) {
    #expect(rate.notation == text)
    #expect("\(rate)" == text)
  }

  @Test(arguments: 0..<200)
  func `a rate reads back from its notation`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let tops = [1, 24_000, 30_000, 2997, 23_976, 1_000_000_000]
    let bottoms = [1, 2, 100, 1001, 1000, 999_999_937]
    let isEdge = Bool.random(using: &random)
    let top =
      isEdge
      ? tops[Int.random(in: 0..<6, using: &random)]
      : Int.random(in: 1...1_000_000_000, using: &random)
    let bottom =
      isEdge
      ? bottoms[Int.random(in: 0..<6, using: &random)]
      : Int.random(in: max(1, top / 1_000_000)...1_000_000, using: &random)
    guard top / 1_000_000 < bottom, bottom / 1000 < top else { return }
    let rate = try FrameRate(top, bottom)
    #expect(try FrameRate(parsing: rate.notation) == rate)
  }
}
