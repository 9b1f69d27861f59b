// Tests of Sources/Easing/Springs/SpringMotion+Crossings.swift.
// Expected values: dense samples; closed forms.

import TestSupport
import Testing

@testable import Easing

struct SpringCrossingsTests {
  @Test(arguments: 0..<200)
  func `every time at which samples pass a position is found, and no other`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let motion = try SpringMotionTests.motion(using: &random)
    let range = motion.range(in: 0...2)
    guard range.lowerBound < range.upperBound else { return }
    let position = Double.random(in: range, using: &random)
    let times = motion.times(at: position, through: 2)
    #expect(times == times.sorted() && times.last ?? 0 <= 2)
    var crossings: [ClosedRange<Double>] = []
    let count = 4000
    for index in 0..<count {
      let (start, end) = (2 * Double(index) / Double(count), 2 * Double(index + 1) / Double(count))
      let before = motion.position(at: start) - position
      let after = motion.position(at: end) - position
      if before * after < 0 { crossings.append(start...end) }
    }
    for crossing in crossings {
      try #require(times.filter { crossing.contains($0) }.count % 2 == 1, "\(motion) \(position)")
    }
    let speed = motion.maximumSpeed.value
    let rounding = 0x1p-49 * (1000 + motion.initialVelocity.magnitude / 3 + position.magnitude)
    for time in times {
      let error = (motion.position(at: time) - position).magnitude
      try #require(error <= rounding + 2 * time.ulp * speed)
    }
  }

  @Test func `the target is passed each half period`() throws {
    let motion = Spring.bouncy.motion(from: 2, to: 5)
    let times = motion.times(at: 5, through: 100, limit: 50)
    #expect(times.count == 50 && times[0] == motion.arrival)
    for (first, second) in zip(times, times.dropFirst()) {
      let half = Elementary.halfTurn.high / motion.spring.dampedFrequency
      try #require((second - first - half).magnitude <= 1e-14)
    }
  }

  @Test func `a start counts, and a limit holds`() {
    let motion = Spring.bouncy.motion(from: 0, to: 1)
    #expect(motion.times(at: 0) == [0])
    #expect(motion.times(at: 1.0, limit: 3).count == 3)
    #expect(motion.times(at: 0.9, limit: 1).count == 1)
    #expect(motion.times(at: 0.9, through: 0).isEmpty)
    #expect(motion.times(at: 0.9, limit: 0).isEmpty)
    #expect(motion.times(at: .nan).isEmpty && motion.times(at: 7).isEmpty)
    #expect(Spring.smooth.motion(from: 1, to: 1).times(at: 1) == [0])
    #expect(Spring.smooth.motion(from: 0, to: 1).times(at: 1).isEmpty)
  }

  @Test func `a position met once by a creeping spring is found where it is`() throws {
    let motion = Spring.smooth.motion(from: 0, to: 100)
    for position in [1e-9, 0.5, 50, 99, 99.999999] {
      let time = try #require(motion.times(at: position).first)
      #expect((motion.position(at: time) - position).magnitude <= 3e-14)
      #expect(motion.times(at: position).count == 1)
    }
  }

  @Test func `a faint spring's many passes stop at the limit`() throws {
    let motion = try Spring(response: 0.5, dampingRatio: 1e-9).motion(from: 0, to: 1)
    #expect(motion.times(at: 0.3, limit: 5000).count == 5000)
    #expect(try Spring(response: 0.5, dampingRatio: 0).motion().times(at: 0.3).count == 1000)
  }
}
