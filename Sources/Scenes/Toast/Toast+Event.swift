// A call that changes a toast while it is there.
// Layer: Scenes. Tests: ToastLifeTests.

public import Easing
public import Timeline

extension Toast {
  /// A new animation of an instance's alpha, which replaces the one in flight.
  public struct Event: Hashable, Sendable {
    /// What is asked of an instance.
    public enum Action: String, Hashable, Sendable, CaseIterable {
      /// To fade to the alpha that all instances end with; then it is removed.
      case dismiss
      /// To come back to the alpha that all instances start with; then it stays.
      case reshow
    }

    /// What is asked.
    public var action: Action
    /// Of which instance: its place in the list of shows, from 1.
    public var show: Int
    /// When, not before the instance is shown.
    public var time: RationalTime
    /// The length of the animation; 0 changes the alpha at once.
    public var duration: RationalTime
    /// The curve of the animation.
    public var curve: EasingCurve
    /// Whether the animation starts from what is seen rather than from the model value.
    ///
    /// The model value is the target of the call before, which is 0 while a toast fades: a dismissal
    /// from it makes the toast vanish at once.
    public var beginsFromCurrentState: Bool

    /// Creates an event.
    public init(
      _ action: Action, show: Int = 1, at time: RationalTime,
      duration: RationalTime = .milliseconds(300), curve: EasingCurve = .easeInOut,
      beginsFromCurrentState: Bool = true
    ) {
      self.action = action
      self.show = show
      self.time = time
      self.duration = duration
      self.curve = curve
      self.beginsFromCurrentState = beginsFromCurrentState
    }
  }
}
