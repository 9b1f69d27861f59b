import Easing
import Testing
import Timeline

@Suite struct FrameRateTests {
  @Test func `a rate is kept in lowest terms`() throws {
    #expect(try FrameRate(120_000, 2002) == .ntsc60)
    #expect(try FrameRate(60) == .fps60)
    #expect(FrameRate.ntsc30.framesPerSecond == Rational(30000, 1001))
  }

  @Test func `the constants are the rates of their names`() throws {
    #expect(
      [.fps24, .fps25, .fps30, .fps50, .fps60, .fps120].map(\FrameRate.framesPerSecond)
        == [24, 25, 30, 50, 60, 120].map { Rational($0) })
    #expect(
      [.ntsc24, .ntsc30, .ntsc60].map(\FrameRate.framesPerSecond)
        == [24, 30, 60].map { Rational($0 * 1000, 1001) })
  }

  @Test(arguments: [
    (0, 1, "0"), (-60, 1, "-60"), (60, 0, "60/0"), (60, -1, "60/-1"), (1, 1001, "1/1001"),
    (1_000_001, 1, "1000001"), (1_000_000_001, 1_000_000_000, "1000000001/1000000000"),
    (Int.max, Int.max - 1, "\(Int.max)/\(Int.max - 1)"), (Int.min, 1, "\(Int.min)"),
  ])
  func `a rate beyond a limit is an error with that rate`(_ top: Int, _ bottom: Int, _ text: String)
  {
    #expect(throws: TimelineError.frameRateOutOfRange(text)) { try FrameRate(top, bottom) }
  }

  @Test func `the limits themselves are rates`() throws {
    #expect(try FrameRate(1, 1000).framesPerSecond == FrameRate.slowest)
    #expect(try FrameRate(1_000_000).framesPerSecond == FrameRate.fastest)
    #expect(try FrameRate(999_999_999, 1_000_000_000).framesPerSecond < .one)
    #expect(try FrameRate(framesPerSecond: Rational(1_000_000_000, 999_999_999)) != .fps24)
  }
}
