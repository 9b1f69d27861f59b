// The laws under which a scroll moves.

import Easing
import TestSupport
import Testing
import Timeline

struct ScrollPhysicsTests {
  private func physics(
    length: Double = 1000, rate: Double = 0.998, distance: Double = 0.5, snapOffset: Double = 52,
    snap: ScrollSnap = .decay
  ) throws -> ScrollPhysics {
    try ScrollPhysics(
      length: length, band: RubberBand(dimension: 852), decelerationRate: rate,
      settlingDistance: distance, snap: snap, snapOffset: snapOffset)
  }

  @Test func `a pull shows as itself within the limits and banded beyond`() throws {
    let physics = try physics()
    #expect(physics.offset(ofPull: 0) == 0)
    #expect(physics.offset(ofPull: 345.5) == 345.5)
    #expect(physics.offset(ofPull: 1000) == 1000)
    #expect(abs(physics.offset(ofPull: -100) + 51.664829) <= 5e-7)
    #expect(abs(physics.offset(ofPull: 1100) - 1051.664829) <= 5e-7)
    #expect(physics.slope(atPull: 10, heading: -1) == 1)
    #expect(physics.slope(atPull: -1e-300, heading: 1) == 0.55)
    #expect(physics.slope(atPull: 0, heading: 1) == 1)
    #expect(physics.slope(atPull: 0, heading: -1) == 0.55)
    #expect(physics.slope(atPull: 1000, heading: -1) == 1)
    #expect(physics.slope(atPull: 1000, heading: 1) == 0.55)
    #expect(physics.pull(showing: .nan) == nil)
  }

  @Test(arguments: 0..<100)
  func `the pull that shows as an offset shows as it`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let physics = try physics()
    let offset = Double.random(in: -851...1851, using: &generator)
    let pull = try #require(physics.pull(showing: offset))
    #expect(abs(physics.offset(ofPull: pull) - offset) <= 1e-11)
    #expect(physics.offset(ofPull: pull + 1) > physics.offset(ofPull: pull))
  }

  @Test func `no pull shows as an overscroll of the dimension`() throws {
    #expect(try physics().pull(showing: -852) == nil)
    #expect(try physics().pull(showing: 1852) == nil)
    #expect(try physics().overscroll(at: -852) == -852)
    #expect(try physics().overscroll(at: 1852) == 852)
    #expect(try physics().overscroll(at: 500) == 0)
  }

  @Test(
    arguments: [
      (-1, nil), (0, nil), (0.001, 0), (26, 0), (26.001, 52), (51.999, 52), (52, nil), (60, nil),
    ] as [(Double, Double?)])
  func `a rest strictly between the two offsets snaps to the nearer one`(
    rest: Double, target: Double?
  ) throws {
    #expect(try physics().snapTarget(forRest: rest) == target)
  }

  @Test func `nothing snaps where it is not asked to, or cannot scroll so far`() throws {
    #expect(try physics(snap: .none).snapTarget(forRest: 20) == nil)
    #expect(try physics(length: 51).snapTarget(forRest: 20) == nil)
    #expect(try physics(length: 52).snapTarget(forRest: 20) == 0)
    #expect(try physics(snapOffset: 0).snapTarget(forRest: 20) == nil)
  }

  @Test(arguments: [-1, 1_000_001, .nan, .infinity])
  func `lengths outside their range are refused`(length: Double) {
    #expect(throws: TimelineError.self) { try physics(length: length) }
    #expect(throws: TimelineError.self) { try physics(snapOffset: length) }
  }

  @Test(arguments: [0.899, 1, 1.5, 0, .nan])
  func `rates outside their range are refused`(rate: Double) {
    #expect(throws: TimelineError.self) { try physics(rate: rate) }
  }

  @Test(
    arguments: [
      RationalTime(-1), RationalTime(1001), RationalTime(-1, 1_000_000_000),
      RationalTime(1, 1_000_000_007 * 3),
    ])
  func `durations of a snap outside their range are refused`(duration: RationalTime) throws {
    let message =
      "The snap duration of the scroll is \(duration.notation); it takes a time from 0s to 1000s."
    for snap in [
      ScrollSnap.curve(duration: duration, .linear), .settleThenCurve(duration: duration, .linear),
    ] {
      let error = #expect(throws: TimelineError.self) { try physics(snap: snap) }
      #expect(error?.description == message)
    }
  }

  @Test(arguments: [RationalTime.zero, RationalTime(1000), RationalTime(1, 1_000_000_000)])
  func `durations of a snap within their range are taken`(duration: RationalTime) throws {
    #expect(try physics(snap: .curve(duration: duration, .linear)).snapTarget(forRest: 20) == 0)
  }

  @Test(arguments: [0, 1.001, -0.5, .nan])
  func `settling distances outside their range are refused`(distance: Double) {
    #expect(throws: TimelineError.self) { try physics(distance: distance) }
  }
}
