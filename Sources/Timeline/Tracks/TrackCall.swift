// A call on a property track, checked.
// Layer: Timeline/Tracks. Tests: TrackErrorTests.

import Easing

/// An event of a property track whose numbers have been checked.
struct TrackCall: Hashable, Sendable {
  /// How a call animates.
  struct Animation: Hashable, Sendable {
    /// How it treats animations in flight.
    let policy: PropertyTrack.Policy
    /// The run from 0 to 1, `nil` if it is over at the call.
    let run: EasedInterval?
  }

  /// When the call is made.
  let time: RationalTime
  /// The index of the event as given.
  let index: Int
  /// The new model value.
  let target: Double
  /// The animation to it, `nil` if the value is set.
  let animation: Animation?

  /// When the call has done its work: never before the call.
  var end: RationalTime {
    animation?.run.map { RationalTime(seconds: $0.interval.end) } ?? time
  }

  /// Checks an event.
  init(_ event: PropertyTrack.Event, index: Int) throws(TimelineError) {
    let element = TrackElement.event(index)
    self.index = index
    switch event {
    case .set(let time, let target):
      self.time = try element.checked(time, as: .time)
      self.target = try element.checked(target)
      animation = nil
    case .animate(let time, let target, let duration, let delay, let curve, let policy):
      self.time = try element.checked(time, as: .time)
      self.target = try element.checked(target)
      let duration = try element.checked(duration, as: .duration)
      let start = time + (try element.checked(delay, as: .delay))
      guard duration > .zero else {
        animation = Animation(policy: policy, run: nil)
        return
      }
      let interval = try element.interval(from: start, lasting: duration)
      let isOver = interval.end <= time.seconds
      animation = Animation(
        policy: policy, run: isOver ? nil : EasedInterval(curve: curve, interval: interval))
    }
  }
}
