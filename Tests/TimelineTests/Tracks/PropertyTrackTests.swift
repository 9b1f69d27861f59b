// What a property track shows.
// Expected values: the models in closed form, with the 17-digit values of `ease-in` and `ease-out`
// at 0.1 … 0.9 from 40-digit arithmetic.

import Easing
import Testing
import Timeline

struct PropertyTrackTests {
  /// A fade of 5 s, as the toast scene has it, followed by other calls.
  private func fade(_ calls: PropertyTrack.Event...) throws -> PropertyTrack {
    try PropertyTrack(
      initial: 1,
      events: [.animate(at: .zero, to: 0, duration: RationalTime(5), curve: .easeIn)] + calls)
  }

  @Test func `the example of the documentation holds`() throws {
    let state = try fade().state(at: RationalTime(4))
    // 1 less the double nearest to 0.69163393331931320840…, the curve's value at the double 0.8.
    #expect(state.value == 0.3083660666806868)
  }

  @Test func `a fade by ease-in follows the curve and ends exactly`() throws {
    let track = try fade()
    try expect(
      [
        (0, 1), (500, 1 - 0.017026609651562942), (1000, 0.937718), (2000, 0.785139),
        (2500, 1 - 0.3153568125725393), (3000, 0.570880), (4000, 0.308366),
        (4500, 1 - 0.83942784576246653),
      ], of: track)
    #expect(track.state(at: .zero).value == 1)
    #expect(track.state(at: RationalTime(5)).value == 0)
    #expect(track.state(at: RationalTime(6)).value == 0)
    #expect(track.state(at: RationalTime(-1)).value == 1)
  }

  @Test func `a call from the current state goes on from what is seen`() throws {
    let dismissed = try fade(
      .animate(at: RationalTime(2), to: 0, duration: .milliseconds(300), curve: .easeIn))
    try expect(
      [(2000, 0.785139), (2100, 0.662529), (2200, 0.383422), (2300, 0)], of: dismissed)
    #expect(dismissed.state(at: .milliseconds(2300)).value == 0)

    let shown = try fade(
      .animate(at: RationalTime(2), to: 1, duration: .milliseconds(200), curve: .easeOut))
    try expect([(2000, 0.785139), (2100, 0.932242), (2200, 1)], of: shown)
  }

  @Test func `a call from the model jumps to where the last call was going`() throws {
    let dismissed = try fade(
      .animate(
        at: RationalTime(2), to: 0, duration: .milliseconds(300), curve: .easeIn,
        policy: .fromModel))
    try expect([(2000, 0), (2100, 0), (2300, 0)], of: dismissed)

    let shown = try fade(
      .animate(
        at: RationalTime(2), to: 1, duration: .milliseconds(200), curve: .easeOut,
        policy: .fromModel))
    try expect([(2000, 0), (2100, 0.6846431874274607), (2200, 1)], of: shown)
  }

  @Test func `the model value jumps at the call, before the delay`() throws {
    let track = try PropertyTrack(
      initial: 3,
      events: [
        .animate(
          at: RationalTime(1), to: 7, duration: RationalTime(2), delay: RationalTime(4),
          curve: .linear)
      ])
    #expect(track.state(at: RationalTime(1), side: .left).model == 3)
    #expect(track.state(at: RationalTime(1)).model == 7)
    try expect(
      [(0, 3.0), (1000, 3), (4000, 3), (5000, 3), (6000, 5), (7000, 7), (8000, 7)], of: track,
      tolerance: 1e-13)
    #expect(!track.state(at: RationalTime(1), side: .left).isRunning)
    #expect(track.state(at: RationalTime(1)).isRunning)
    #expect(track.state(at: RationalTime(7), side: .left).isRunning)
    #expect(!track.state(at: RationalTime(7)).isRunning)
  }

  @Test(arguments: [RationalTime.zero, RationalTime(-3)])
  func `without a duration the value changes at once, whatever the delay`(
    duration: RationalTime
  ) throws {
    let track = try fade(
      .animate(at: RationalTime(2), to: 9, duration: duration, delay: RationalTime(5)))
    #expect(track.state(at: RationalTime(2), side: .left).model == 0)
    let state = track.state(at: RationalTime(2))
    #expect(state.value == 9, "the fade below is gone")
    #expect(state.model == 9)
    #expect(state.velocity == 0)
    #expect(!state.isRunning)
  }

  @Test func `a value that is set shows when the running animation ends`() throws {
    let track = try fade(.set(at: RationalTime(2), to: 0.75))
    #expect(track.state(at: RationalTime(2)).model == 0.75)
    try expect([(2500, 1 - 0.3153568125725393), (4500, 1 - 0.83942784576246653)], of: track)
    #expect(track.state(at: RationalTime(5), side: .left).value == 0)
    #expect(track.state(at: RationalTime(5)).value == 0.75)

    let still = try PropertyTrack(initial: 1, events: [.set(at: RationalTime(2), to: 4)])
    #expect(still.state(at: RationalTime(2), side: .left).value == 1)
    #expect(still.state(at: RationalTime(2)).value == 4)
  }

  @Test func `an animation that ends at a call is left at its end`() throws {
    let steps = EasingCurve.steps(try Steps(4))
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(at: .zero, to: 8, duration: RationalTime(4), curve: steps),
        .animate(at: RationalTime(4), to: 0, duration: RationalTime(4), curve: .linear),
      ])
    // Just before 4 s the last step has not been taken.
    #expect(track.state(at: RationalTime(4), side: .left).value == 6)
    #expect(track.state(at: RationalTime(4)).value == 6)
    #expect(track.completions.map(\.finished) == [true, true])
  }

  @Test func `a negative delay starts within the animation, or after it`() throws {
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .animate(
          at: RationalTime(1), to: 8, duration: RationalTime(4), delay: RationalTime(-1),
          curve: .linear),
        .animate(
          at: RationalTime(9), to: 5, duration: RationalTime(4), delay: RationalTime(-4)),
      ])
    try expect([(0, 0.0), (1000, 2), (2000, 4), (4000, 8), (9000, 5)], of: track, tolerance: 1e-13)
    #expect(track.completions.map(\.time) == [RationalTime(4), RationalTime(9)])
    #expect(!track.state(at: RationalTime(9)).isRunning)
  }

  @Test func `calls at one time apply in order of input, and unsorted calls in order of time`()
    throws
  {
    let one = RationalTime(1)
    let track = try PropertyTrack(
      initial: 0,
      events: [
        .set(at: RationalTime(2), to: 30), .set(at: one, to: 10), .set(at: one, to: 20),
        .set(at: .zero, to: 5),
      ])
    #expect(track.events.map(\.time) == [.zero, one, one, RationalTime(2)])
    #expect(track.state(at: one, side: .left).value == 5)
    #expect(track.state(at: one).value == 20)
    #expect(track.state(at: RationalTime(2)).value == 30)

    let restarted = try PropertyTrack(
      initial: 0,
      events: [
        .set(at: one, to: 4),
        .animate(at: one, to: 100, duration: one, curve: .named(.stepStart)),
        .animate(at: one, to: 8, duration: RationalTime(4), curve: .linear),
      ])
    // The second call has shown nothing of the first when it takes over.
    #expect(restarted.state(at: one).value == 4)
    #expect(restarted.state(at: RationalTime(3)).value == 6)
  }

  @Test func `velocity is the slope of the curve over the duration, on both sides`() throws {
    let track = try PropertyTrack(
      initial: 10,
      events: [
        .animate(
          at: RationalTime(1), to: 4, duration: RationalTime(2), delay: RationalTime(1),
          curve: .easeOut),
        .animate(at: RationalTime(10), to: 4, duration: RationalTime(2), curve: .linear),
      ])
    // ease-out starts with the slope 1/0.58 and ends with 0.
    let first = track.state(at: RationalTime(2)).velocity
    #expect(abs(first - -6 / 2 / 0.58) <= 1e-12)
    for time in [RationalTime(1), RationalTime(3, 2), RationalTime(4), RationalTime(11)] {
      try #require(track.state(at: time).velocity == 0)
    }
    #expect(track.state(at: RationalTime(2), side: .left).velocity == 0)
  }
}
