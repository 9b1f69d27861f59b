// A property that is animated and interrupted by calls.
// Layer: Timeline. Source: UIKit's behaviour as tested by material-motion. Tests: PropertyTrackTests.

public import Easing

/// What a property shows over time, given the calls that set and animate it.
///
/// Calls are folded, never stepped: the value at a time depends on nothing but the calls.
public struct PropertyTrack: Hashable, Sendable {
  /// How an animation treats one that is in flight.
  public enum Policy: Hashable, Sendable, CaseIterable {
    /// Starts from what is seen, and replaces the running animation.
    case beginFromCurrentState
    /// Starts from the model value, and replaces the running animation.
    case fromModel
    /// Runs on top of the animations in flight.
    case additive
  }

  /// One call.
  public enum Event: Hashable, Sendable {
    /// Animates to a value: start, target, duration, delay, curve, policy.
    case animate(
      at: RationalTime, to: Double, duration: RationalTime, delay: RationalTime = .zero,
      curve: EasingCurve = .easeInOut, policy: Policy = .beginFromCurrentState)
    /// Sets the model value; a running animation runs to its own end.
    case set(at: RationalTime, to: Double)
  }

  /// The end of one animation.
  public struct Completion: Hashable, Sendable {
    /// Which event's animation ended: its index in `events`.
    public let event: Int
    /// When it ended.
    public let time: RationalTime
    /// Whether it ran to its end.
    public let finished: Bool
  }

  /// What the track is at one time.
  public struct State: Hashable, Sendable {
    /// The presentation value: what is seen.
    public let value: Double
    /// The first derivative of `value`, per second.
    public let velocity: Double
    /// The model value: the target of the last event.
    public let model: Double
    /// Whether an animation is running, its delay included.
    public let isRunning: Bool
  }

  /// The value before the first event.
  public let initial: Double
  /// The calls, in order of time; calls at one time are in the order of input.
  public let events: [Event]

  /// Creates a track; events may be in any order of time.
  public init(initial: Double, events: [Event]) throws(TimelineError) {
    self.initial = initial
    self.events = events
  }

  /// The track at a time, on the stated side of an event.
  public func state(at time: RationalTime, side: Side = .right) -> State {
    State(value: initial, velocity: 0, model: initial, isRunning: false)
  }

  /// The completions at or before a time, in the order in which they fire.
  public func completions(through time: RationalTime) -> [Completion] {
    []
  }
}
