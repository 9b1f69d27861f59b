import Easing
import TestSupport
import Testing
import Timeline

@Suite struct FrameRateFramesTests {
  @Test func `an hour of drop-frame numbers is 3.6 milliseconds short of an hour`() {
    // SMPTE ST 12-1: 107892 frames, each 1001/30000 s.
    #expect(FrameRate.ntsc30.time(ofFrame: 107_892) == RationalTime(35_999_964, 10_000))
  }

  @Test func `a frame of a rate lasts its inverse`() throws {
    #expect(FrameRate.ntsc24.frameDuration == RationalTime(1001, 24000))
    #expect(try FrameRate(25, 2).frameDuration == .milliseconds(80))
  }

  static let rates: [FrameRate] = [
    .ntsc24, .fps24, .fps25, .ntsc30, .ntsc60, .fps60, .fps120,
  ]

  @Test(arguments: rates)
  func `a frame's time gives that frame with every rounding`(_ rate: FrameRate) throws {
    var random = SplitMix64(seed: 7)
    let greatest = FrameRate.greatestFrameNumber
    let numbers = [0, 1, -1, 2, 123, -123, greatest, -greatest, greatest - 1, 1 - greatest]
    let more = (0..<200).map { _ in Int.random(in: -greatest...greatest, using: &random) }
    for number in numbers + more {
      for rounding in FrameRounding.allCases {
        let frame = try rate.frame(at: rate.time(ofFrame: number), rounding: rounding)
        try #require(frame == number)
      }
    }
  }

  @Test func `the first ten thousand frames at 60 fps come back, where doubles lose 141`() throws {
    let lost = (0..<10_000).filter { (Double($0) / 60 * 60).rounded(.down) != Double($0) }
    #expect(lost.first == 123)
    for number in 0..<10_000 {
      try #require(try FrameRate.fps60.frame(at: RationalTime(number, 60)) == number)
    }
  }

  @Test(arguments: [
    (FrameRounding.down, [-2, -2, -1, -1, -1, 0, 0, 0, 1]),
    (.up, [-1, -1, -1, 0, 0, 0, 1, 1, 1]),
    (.nearestTiesDown, [-2, -2, -1, -1, -1, 0, 0, 0, 1]),
    (.nearestTiesUp, [-2, -1, -1, -1, 0, 0, 0, 1, 1]),
  ])
  func `each rounding has its own rule, and the same one below 0`(
    _ rounding: FrameRounding, _ expected: [Int]
  ) throws {
    // Positions -1.75, -1.5, -1, -0.75, -0.5, 0, 0.25, 0.5, 1 at one frame per second.
    let quarters = [-7, -6, -4, -3, -2, 0, 1, 2, 4]
    let rate = try FrameRate(1)
    let frames = try quarters.map { try rate.frame(at: RationalTime($0, 4), rounding: rounding) }
    #expect(frames == expected)
  }

  @Test func `one part in 10^18 decides on which side of a tie a time lies`() throws {
    let half = RationalTime(1, 120)
    let bit = RationalTime(1, 1_000_000_000_000_000_000)
    #expect(try FrameRate.fps60.frame(at: half - bit, rounding: .nearestTiesUp) == 0)
    #expect(try FrameRate.fps60.frame(at: half + bit, rounding: .nearestTiesDown) == 1)
  }

  @Test func `the frame on screen is the default`() throws {
    #expect(try FrameRate.fps60.frame(at: .milliseconds(33)) == 1)
    #expect(try FrameRate.fps60.frame(at: .milliseconds(34)) == 2)
    #expect(try FrameRate.fps60.frame(at: .milliseconds(-1)) == -1)
  }

  @Test func `every time within the limits has a frame at every rate`() throws {
    let longest = RationalTime(RationalTime.greatestSeconds)
    #expect(try FrameRate(1_000_000).frame(at: longest) == 1_000_000_000_000_000)
    #expect(try FrameRate(1, 1000).frame(at: -longest) == -1_000_000)
  }

  @Test func `a time far beyond the limits is an error with that time`() throws {
    for seconds in [Rational(Int128.max), Rational(-Int128.max), Rational(1 << 53)] {
      let time = RationalTime(seconds: seconds)
      #expect(throws: TimelineError.frameNumberOutOfRange(at: time, rate: .fps60)) {
        try FrameRate.fps60.frame(at: time)
      }
    }
  }

  @Test func `the time of every frame number exists`() throws {
    let rate = try FrameRate(999_999_937, 1_000_000_000)
    #expect(rate.time(ofFrame: .max) > rate.time(ofFrame: .max - 1))
    #expect(rate.time(ofFrame: .min) == -rate.time(ofFrame: .max) - rate.frameDuration)
  }
}
