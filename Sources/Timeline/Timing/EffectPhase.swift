// Where a time lies in an effect.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.6.6 (phases and states).
// Tests: TimingVectorTests, TimingChromiumTests.

/// Where a time lies with regard to an effect's active interval.
public enum EffectPhase: String, Hashable, Sendable, CaseIterable {
  /// There is no time: the effect is not running.
  case idle
  /// The active interval has not begun.
  case before
  /// The time is in the active interval.
  case active
  /// The active interval is over.
  case after
}
