// What an effect is at one time.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.6.6. Tests: EffectTimingStateTests.

/// The phase of an effect at a time, and its iteration if it shows a value there.
public struct EffectState: Hashable, Sendable {
  /// Where the time lies.
  public let phase: EffectPhase

  /// Where in its iterations the effect is; `nil` outside the active interval without a fill.
  public let iteration: IterationState?

  /// The state of an effect without a time.
  public static let idle = EffectState(phase: .idle, iteration: nil)

  /// The eased progress, unitless; `nil` where the effect shows nothing.
  ///
  /// Within 0…1 unless the easing overshoots.
  public var progress: Double? { iteration?.progress }

  /// The first derivative of the progress, per second; 0 where the effect shows nothing.
  public var velocity: Double { iteration?.velocity ?? 0 }

  /// The number of the iteration, counted from 0; `nil` where the effect shows nothing.
  public var currentIteration: Extended<Int64>? { iteration?.number }
}
