import Easing
import Scenes
import Testing
import Timeline

/// Expected values: the model's vectors for w = 120, 1 s, easeInOut, to the digits printed there.
struct ShimmerTests {
  @Test(arguments: [
    // t in quarters of a second, p, mask width, mask offset, left, right
    (1, [0.129162, 15.4994, -36.5752, 15.6751, 31.1745]),
    (2, [0.5, 60, -21, 9, 69]),
    (3, [0.870838, 104.5006, -5.4248, 2.3249, 106.8255]),
  ])
  func `the article's shimmer has the printed geometry`(
    _ quarters: Int, _ expected: [Double]
  ) throws {
    let sample = try Shimmer().sample(at: RationalTime(quarters, 4))
    let mask = sample.mask
    #expect(abs(sample.progress - expected[0]) <= 5e-7)
    for (value, expected) in zip(
      [mask.width, mask.offset, mask.left, mask.right], expected.dropFirst())
    {
      #expect(abs(value - expected) <= 5e-5, "\(value), \(expected)")
    }
  }

  @Test func `a shimmer that runs once ends with the whole logo`() throws {
    let shimmer = try Shimmer(Shimmer.Configuration { $0.repetition = .once })
    let end = shimmer.sample(at: RationalTime(1))
    #expect(shimmer.extent == .finite(end: RationalTime(1)))
    #expect(end.progress == 1 && end.progressVelocity == 0 && end.cycle == 0)
    #expect([end.mask.width, end.mask.offset, end.mask.left, end.mask.right] == [120, 0, 0, 120])
  }

  @Test func `the article's shimmer at 60 frames per second has 60 rows`() throws {
    let frames = try Shimmer().sampled(at: .fps60)
    #expect(frames.count == 60)
    #expect(frames.first?.sample.progress == 0)
    #expect(frames.allSatisfy { $0.sample.isVisible && $0.sample.progress < 1 })
  }

  @Test func `a presentation starts at p 0 and is gone at its dismissal`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.presentedAt = [RationalTime(1), RationalTime(5, 2)]
        $0.dismissedAt = [RationalTime(9, 4)]
        $0.curve = .linear
      })
    func progress(_ numerator: Int, _ denominator: Int) -> Double? {
      let sample = shimmer.sample(at: RationalTime(numerator, denominator))
      #expect(sample.blocksTouches == sample.isVisible)
      #expect(sample.backgroundOpacity == (sample.isVisible ? 0.3 : 0))
      return sample.isVisible ? sample.progress : nil
    }
    #expect(progress(999, 1000) == nil)
    #expect(progress(1, 1) == 0)
    #expect(progress(17, 8) == 0.125)
    #expect(progress(9, 4) == nil)
    #expect(progress(5, 2) == 0)
    #expect(progress(3, 1) == 0.5)
    #expect(shimmer.extent == .endless(period: RationalTime(1), start: RationalTime(5, 2)))
  }

  @Test func `a view that is presented again while it is there starts anew`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.presentedAt = [.zero, RationalTime(3, 4), RationalTime(3, 4)]
        $0.curve = .linear
      })
    #expect(shimmer.sample(at: RationalTime(1, 2)).progress == 0.5)
    #expect(shimmer.sample(at: RationalTime(3, 4)).progress == 0)
    #expect(shimmer.sample(at: RationalTime(1)).progress == 0.25)
  }

  @Test func `a view that is dismissed as it is presented never shows`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.presentedAt = [RationalTime(1)]
        $0.dismissedAt = [RationalTime(1)]
      })
    #expect(shimmer.extent == .finite(end: RationalTime(1)))
    #expect(shimmer.sampled(at: .fps60).allSatisfy { !$0.sample.isVisible })
  }

  @Test func `an overshooting curve fills the logo and draws back before its start`() throws {
    let curve = EasingCurve.cubicBezier(try CubicBezier(x1: 0.7, y1: -1, x2: 0.3, y2: 2))
    let shimmer = try Shimmer(Shimmer.Configuration { $0.curve = curve })
    let (before, beyond) = (
      shimmer.sample(at: RationalTime(1, 5)), shimmer.sample(at: RationalTime(4, 5))
    )
    #expect(before.progress < 0 && before.mask.width == 0 && before.mask.revealed == 0)
    #expect(beyond.progress > 1 && beyond.mask.revealed == 1 && beyond.mask.clipped > 0)
    #expect(beyond.mask.clippedLeft == 0 && beyond.mask.clippedRight == 120)
  }

  @Test func `a curve up to the largest doubles leaves no length that is not finite`() throws {
    let curve = EasingCurve.cubicBezier(
      try CubicBezier(x1: 0.5, y1: 1.7e308, x2: 0.5, y2: -1.7e308))
    let shimmer = try Shimmer(Shimmer.Configuration { $0.curve = curve })
    for frame in shimmer.sampled(at: .fps60) {
      for (path, number) in numbers(in: frame.sample) where path != ".progressVelocity" {
        try #require(number.isFinite, "\(path), frame \(frame.number)")
      }
      try #require(!frame.sample.progressVelocity.isNaN)
    }
  }

  @Test func `the example draws the logo from edge to edge`() throws {
    var drawn: [Range<Double>] = []
    let shimmer = try Shimmer()
    for frame in shimmer.sampled(at: .fps60) {
      drawn.append(frame.sample.mask.clippedLeft..<frame.sample.mask.clippedRight)
    }
    #expect(drawn.count == 60 && drawn[0] == 18..<18)
    #expect(drawn[30].lowerBound == 9 && drawn[30].upperBound == 69)
  }
}
