// A property that is animated and interrupted by calls.
// Layer: Timeline/Tracks. Source: UIKit's behaviour as tested by material-motion; SwiftUI's
//   crossfade as re-implemented by OpenSwiftUI. Tests: PropertyTrackTests, PropertyTrackLawTests.

public import Easing

/// What a property shows over time, given the calls that set and animate it.
///
/// Calls are folded, never stepped: the value at a time depends on nothing but the calls.
///
/// ```swift
/// let alpha = try PropertyTrack(
///   initial: 1,
///   events: [.animate(at: .zero, to: 0, duration: RationalTime(5), curve: .easeIn)])
/// alpha.state(at: RationalTime(4)).value  // 0.3083660666806868, and 0 from 5 s on
/// ```
///
/// A call moves the **model** value to its target at once, before any delay. What is seen, the
/// **presentation** value, follows by the policy of the call:
///
/// - `.beginFromCurrentState` and `.fromModel` replace all that is in flight, and run from the
///   presentation value, or the model value, just before the call:
///   `from + (to − from) · E(τ)`.
/// - `.crossfade` mixes the target into all that would be seen without the call:
///   `below(t) + (to − below(t)) · E(τ)`.
/// - `.additive` adds `(model − to) · (1 − E(τ))`, with the model value just before the call, to all
///   that is seen. It carries an animation in flight along: that one now ends where the
///   model went. So the presentation value goes on from where it is (up to rounding).
///
/// τ is the progress of the call's animation, `(t − at − delay) / duration` held to 0…1. Up to
/// `at + delay` an animation shows where it starts; at its end it is gone, and the model value shows
/// exactly (with the additive animations that still run). A duration that is not above 0 means no
/// animation and no delay: the value changes at once. A negative delay starts within the animation.
///
/// `set` changes only the model value: an animation or crossfade in flight runs to its own end, and
/// the new model value shows from there; additive animations, which have no end value of their own,
/// show the change at once.
///
/// An animation completes at its end, finished; one that is replaced completes at that call,
/// unfinished. Calls at one time apply in order of input, as if each came just after the one before.
public struct PropertyTrack: Hashable, Sendable {
  /// How an animation treats those that are in flight.
  public enum Policy: Hashable, Sendable, CaseIterable {
    /// Starts from what is seen, and replaces the animations in flight.
    case beginFromCurrentState
    /// Starts from the model value, and replaces the animations in flight.
    case fromModel
    /// Runs on top of the animations in flight, from the old model value to the new one.
    case additive
    /// Fades over from the animations in flight, which run on below.
    case crossfade

    /// Whether the animations in flight complete at the call.
    var replacesAll: Bool {
      switch self {
      case .beginFromCurrentState, .fromModel: true
      case .additive, .crossfade: false
      }
    }
  }

  /// One call.
  public enum Event: Hashable, Sendable {
    /// Animates to a value: start, target, duration, delay, curve, policy.
    case animate(
      at: RationalTime, to: Double, duration: RationalTime, delay: RationalTime = .zero,
      curve: EasingCurve = .easeInOut, policy: Policy = .beginFromCurrentState)
    /// Sets the model value; a running animation runs to its own end.
    case set(at: RationalTime, to: Double)

    /// When the call is made.
    public var time: RationalTime {
      switch self {
      case .animate(let time, _, _, _, _, _), .set(let time, _): time
      }
    }
  }

  /// What the track is at one time.
  public struct State: Hashable, Sendable {
    /// The presentation value: what is seen.
    ///
    /// Finite unless curves overshoot, or additive animations add up, beyond the largest double.
    public let value: Double
    /// The first derivative of `value`, per second.
    ///
    /// A jump itself has velocity 0, and a vertical tangent an infinite one; NaN where additive
    /// animations meet in vertical tangents of opposite directions.
    public let velocity: Double
    /// The model value: the target of the last event.
    public let model: Double
    /// Whether an animation has still to complete, its delay included.
    public let isRunning: Bool
  }

  /// The value before the first event.
  public let initial: Double
  /// The calls, in order of time; calls at one time are in the order of input.
  public let events: [Event]
  /// The ends of all animations, in the order in which they fire: by time, then by event.
  ///
  /// There is one for every `animate` event.
  public let completions: [Completion]

  /// When each event is in force.
  private let times: [RationalTime]
  private let fold: TrackFold

  /// Creates a track; events may be in any order of time.
  ///
  /// - Throws: `TimelineError` with the index of the event as given, if a value is not finite, a
  ///   time, duration or delay is beyond ±10⁹ s or has a denominator above 10⁹, or the times of an
  ///   animation are so unlike that its progress would need more than 128 bits.
  /// - Complexity: linear in the number of events in order of time, whatever they interrupt.
  public init(initial: Double, events: [Event]) throws(TimelineError) {
    guard initial.isFinite else { throw .valueNotFinite(.initialValue, initial) }
    var calls: [TrackCall] = []
    calls.reserveCapacity(events.count)
    for (index, event) in events.enumerated() {
      calls.append(try TrackCall(event, index: index))
    }
    calls.sort { ($0.time, $0.index) < ($1.time, $1.index) }

    var fold = TrackFold(
      initial: initial, additiveCalls: calls.count { $0.animation?.policy == .additive })
    var log = CompletionLog()
    for (index, call) in calls.enumerated() {
      fold.add(call)
      guard let animation = call.animation else { continue }
      if animation.policy.replacesAll { log.replaceAll(at: call.time) }
      log.start(event: index, end: call.end)
    }
    self.initial = initial
    self.events = calls.map { events[$0.index] }
    times = calls.map { $0.time }
    completions = log.completions()
    self.fold = fold
  }

  /// The track at a time, on the stated side of an event, a jump or an end.
  ///
  /// - Exact: ends and steps, for times whose denominator is at most 10⁹; progress through a finer
  ///   time is taken at its neighbour on that scale, under 1 ns away.
  /// - Complexity: the logarithm of the number of events, for each animation that is in flight.
  public func state(at time: RationalTime, side: Side = .right) -> State {
    let epoch = times.indices.partitioningIndex {
      side == .right ? times[$0] > time : times[$0] >= time
    }
    let moment = fold.moment(inEpoch: epoch, at: time.seconds, side: side)
    return State(
      value: moment.value, velocity: moment.velocity, model: fold.epochs[epoch].model,
      isRunning: fold.epochs[epoch].isRunning(at: time.seconds, side: side))
  }
}
