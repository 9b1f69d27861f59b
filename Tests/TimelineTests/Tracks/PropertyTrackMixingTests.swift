// What a property track shows while several animations are in flight.
// Expected values: sums and products of straight lines, by hand.

import Easing
import Testing
import Timeline

struct PropertyTrackMixingTests {
  @Test func `additive animations add up and return exactly to the model`() throws {
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(at: .zero, to: 10, duration: RationalTime(4), curve: .linear, policy: .additive),
        .animate(
          at: RationalTime(2), to: 0.1, duration: RationalTime(4), curve: .linear,
          policy: .additive),
      ])
    // model + (0 − 10)(1 − t/4) + (10 − 0.1)(1 − (t − 2)/4)
    try expect(
      [(1000, 2.5), (2000, 5), (3000, 5.025), (4000, 5.05), (5000, 2.575)], of: track,
      tolerance: 1e-13)
    #expect(track.state(at: RationalTime(4), side: .left).velocity == 10.0 / 4 - 9.9 / 4)
    #expect(track.state(at: RationalTime(4)).velocity == -9.9 / 4)
    #expect(track.state(at: RationalTime(6)).value == 0.1)
    #expect(track.state(at: RationalTime(6)).velocity == 0)
  }

  @Test func `motion-animator 41, 76: an additive call starts from the target before`() throws {
    // Displaced from what is seen, 2, it would jump to 2 + (2 − 20); from the target, 10, it does
    // not jump.
    let first = PropertyTrack.Event.animate(
      at: .zero, to: 10, duration: RationalTime(5), curve: .linear, policy: .additive)
    let second = PropertyTrack.Event.animate(
      at: RationalTime(1), to: 20, duration: RationalTime(5), curve: .linear, policy: .additive)
    let track = try PropertyTrack(initial: 0, events: [first, second])
    let before = track.state(at: RationalTime(1), side: .left)
    let after = track.state(at: RationalTime(1))
    #expect(before.value == 2 && after.value == 2)
    #expect(after.velocity == before.velocity + 2)
    // 20 + (0 − 10)(1 − t/5) + (10 − 20)(1 − (t − 1)/5)
    #expect(track.state(at: RationalTime(3)).value == 10)
  }

  @Test func `an additive call carries a running animation along`() throws {
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(at: .zero, to: 8, duration: RationalTime(8), curve: .linear),
        .animate(
          at: RationalTime(4), to: 16, duration: RationalTime(8), curve: .linear,
          policy: .additive),
      ])
    // t up to 4, then t + (16 − 8)(t − 4)/8 up to 8, then 16 − 8 + (t − 4).
    try expect(
      [(2000, 2.0), (4000, 4), (6000, 8), (8000, 12), (10000, 14), (12000, 16), (13000, 16)],
      of: track, tolerance: 1e-13)
  }

  @Test func `a crossfade mixes its target into what runs below`() throws {
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(at: .zero, to: 8, duration: RationalTime(8), curve: .linear),
        .animate(
          at: RationalTime(4), to: 0, duration: RationalTime(8), curve: .linear,
          policy: .crossfade),
      ])
    // t up to 4; t + (t − 4)/8 · (0 − t) up to 8; 8 − (t − 4) up to 12.
    try expect(
      [(2000, 2.0), (4000, 4), (6000, 4.5), (8000, 4), (10000, 2), (12000, 0), (13000, 0)],
      of: track, tolerance: 1e-13)
    // The derivative of t − t(t − 4)/8 is 1 − (2t − 4)/8.
    #expect(track.state(at: RationalTime(6)).velocity == 0)
    #expect(track.state(at: RationalTime(7)).velocity == -0.25)
  }

  @Test func `a call that replaces takes additive animations and crossfades with it`() throws {
    let below: [PropertyTrack.Event] = [
      .animate(at: .zero, to: 8, duration: RationalTime(8), curve: .linear, policy: .additive),
      .animate(
        at: RationalTime(1), to: 4, duration: RationalTime(8), curve: .linear, policy: .crossfade),
    ]
    let seen = try PropertyTrack(initial: 0, events: below).state(at: RationalTime(4)).value
    let track = try PropertyTrack(
      initial: 0,
      events: below + [
        .animate(at: RationalTime(4), to: 0, duration: RationalTime(4), curve: .linear)
      ])
    try expect(
      [(4000, seen), (5000, seen * 0.75), (6000, seen * 0.5), (7000, seen * 0.25), (8000, 0)],
      of: track, tolerance: 1e-13)
  }
}
