// When the animations of a property track complete.
// Expected values: the rules of the model, worked by hand.

import Easing
import Testing
import Timeline

struct PropertyTrackCompletionTests {
  typealias Policy = PropertyTrack.Policy

  private func animate(
    _ time: Int, _ duration: Int, delay: Int = 0, _ policy: Policy = .beginFromCurrentState
  ) -> PropertyTrack.Event {
    .animate(
      at: RationalTime(time), to: Double(time), duration: RationalTime(duration),
      delay: RationalTime(delay), policy: policy)
  }

  /// The completions as event, seconds, finished.
  private func completions(_ events: [PropertyTrack.Event]) throws -> [[Int]] {
    try PropertyTrack(initial: 0, events: events).completions.map {
      [$0.event, Int($0.time.doubleValue), $0.finished ? 1 : 0]
    }
  }

  @Test func `an animation completes at the end of its delay and duration`() throws {
    #expect(try completions([animate(1, 2, delay: 3)]) == [[0, 6, 1]])
  }

  @Test(arguments: [Policy.beginFromCurrentState, .fromModel])
  func `a replaced animation completes unfinished at the call`(policy: Policy) throws {
    #expect(try completions([animate(0, 5), animate(2, 5, policy)]) == [[0, 2, 0], [1, 7, 1]])
    #expect(
      try completions([animate(0, 5, delay: 4), animate(2, 0, policy)]) == [[0, 2, 0], [1, 2, 1]])
  }

  @Test(arguments: [Policy.additive, .crossfade])
  func `an animation that runs on top lets those below complete at their own ends`(
    policy: Policy
  ) throws {
    #expect(
      try completions([animate(0, 9), animate(2, 5, policy), animate(3, 1, policy)])
        == [[2, 4, 1], [1, 7, 1], [0, 9, 1]])
    #expect(
      try completions([animate(0, 9), animate(2, 5, policy), animate(3, 1)])
        == [[0, 3, 0], [1, 3, 0], [2, 4, 1]])
  }

  @Test func `an animation that ends at the call that would replace it has finished`() throws {
    #expect(try completions([animate(0, 2), animate(2, 3)]) == [[0, 2, 1], [1, 5, 1]])
  }

  @Test func `a set value replaces nothing`() throws {
    #expect(try completions([animate(0, 5), .set(at: RationalTime(2), to: 1)]) == [[0, 5, 1]])
  }

  @Test func `completions at one time are in order of events`() throws {
    #expect(
      try completions([animate(0, 6), animate(1, 5, .additive), animate(2, 4, .additive)])
        == [[0, 6, 1], [1, 6, 1], [2, 6, 1]])
  }

  @Test func `those through a time include the one that fires at it`() throws {
    let track = try PropertyTrack(initial: 0, events: [animate(0, 5), animate(2, 5)])
    #expect(track.completions(through: RationalTime(2_000_000 - 1, 1_000_000)).isEmpty)
    #expect(track.completions(through: RationalTime(2)) == Array(track.completions.prefix(1)))
    #expect(track.completions(through: RationalTime(7)) == track.completions)
  }
}
