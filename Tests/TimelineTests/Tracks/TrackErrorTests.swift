// What is wrong with a track, and how it is said.
// Expected values: the sentences as they are promised.

import Easing
import Testing
import Timeline

struct TrackErrorTests {
  private let tooFine = RationalTime(1, 1_000_000_007)
  private let tooLong = RationalTime(1_000_000_001)

  private func error(_ events: PropertyTrack.Event..., initial: Double = 0) -> TimelineError? {
    do throws(TimelineError) {
      _ = try PropertyTrack(initial: initial, events: events)
      return nil
    } catch {
      return error
    }
  }

  private func error(_ keyframes: Keyframe<Double>...) -> TimelineError? {
    do throws(TimelineError) {
      _ = try KeyframeTrack(keyframes)
      return nil
    } catch {
      return error
    }
  }

  @Test func `a value that is not finite is refused`() throws {
    #expect(error(initial: .infinity) == .valueNotFinite(.initialValue, .infinity))
    #expect(
      error(.set(at: .zero, to: 1), .set(at: .zero, to: -.infinity))
        == .valueNotFinite(.event(1), -.infinity))
    #expect(
      error(.animate(at: .zero, to: .infinity, duration: .zero))
        == .valueNotFinite(.event(0), .infinity))
    #expect(error(.set(at: .zero, to: .nan)) != nil)
    #expect(
      error(Keyframe(at: .zero, 1), Keyframe(at: .zero, .infinity))
        == .valueNotFinite(.keyframe(1), .infinity))
    #expect(
      error(initial: .infinity)?.description
        == "The value of the track before its events is inf; it takes a finite number.")
  }

  @Test func `a time beyond the limits is refused, by name`() throws {
    for time in [tooFine, tooLong, RationalTime(-1_000_000_001)] {
      try #require(error(.set(at: time, to: 0)) == .trackTimeOutOfRange(.event(0), .time, time))
      try #require(
        error(.animate(at: time, to: 0, duration: .zero))
          == .trackTimeOutOfRange(.event(0), .time, time))
      try #require(
        error(.animate(at: .zero, to: 0, duration: time))
          == .trackTimeOutOfRange(.event(0), .duration, time))
      try #require(
        error(.animate(at: .zero, to: 0, duration: .zero, delay: time))
          == .trackTimeOutOfRange(.event(0), .delay, time))
      try #require(
        error(Keyframe(at: time, 0)) == .trackTimeOutOfRange(.keyframe(0), .time, time))
    }
    #expect(
      error(.animate(at: .zero, to: 0, duration: tooLong))?.description
        == "The duration of event 0 is 1000000001s; it takes a time of at most 10^9 seconds, as a "
        + "fraction with a denominator of at most 10^9.")
  }

  @Test func `times at the limits are taken`() {
    let (first, last) = (RationalTime(-1_000_000_000), RationalTime(1_000_000_000))
    #expect(error(.animate(at: first, to: 0, duration: last, delay: last)) == nil)
    #expect(error(Keyframe(at: first, 0), Keyframe(at: last, 0)) == nil)
  }

  @Test func `times that are too unlike are refused`() {
    let (start, duration) = (
      RationalTime(1, 999_999_937), RationalTime(999_999_892_000_000_001, 999_999_893)
    )
    #expect(
      error(.animate(at: start, to: 0, duration: duration, delay: RationalTime(1, 999_999_929)))
        == .trackTimesTooFine(
          .event(0), start: start + RationalTime(1, 999_999_929), duration: duration))
    #expect(
      error(
        Keyframe(at: start, 0), Keyframe(at: duration, 0), Keyframe(at: duration, 0))?.description
        == "The start 1/999999937s and the duration 999999829000006804000000044/"
        + "999999830000006741s of keyframe 0 give a progress of more than 128 bits; whole "
        + "nanoseconds and frames of any rate always fit.")
  }

  @Test func `keyframes are at least one, and in order`() {
    do throws(TimelineError) {
      _ = try KeyframeTrack<Double>([])
      Issue.record("A track without keyframes was made.")
    } catch {
      #expect(error == .noKeyframes)
      #expect(error.description == "There is no keyframe; a track takes at least one.")
    }
    let unordered = error(Keyframe(at: RationalTime(1), 0), Keyframe(at: RationalTime(1, 2), 0))
    #expect(
      unordered
        == .keyframeOutOfOrder(index: 1, time: RationalTime(1, 2), previous: RationalTime(1)))
    #expect(
      unordered?.description
        == "The time of keyframe 1 is 0.5s, before the keyframe ahead of it at 1s; keyframes are in "
        + "order of time.")
  }
}
