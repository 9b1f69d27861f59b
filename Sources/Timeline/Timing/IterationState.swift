// Where an effect is in its iterations.
// Layer: Timeline/Timing. Source: Web Animations 1, sections 4.7 to 4.10. Tests: EffectTimingStateTests.

public import Easing

/// Where in its iterations an effect is, exactly, and what its easing makes of that.
public struct IterationState: Hashable, Sendable {
  /// The time since the active interval began, limited to it after its end.
  public let activeTime: RationalTime

  /// The number of iterations gone by, the iteration start included: the standard's overall
  /// progress.
  public let overallProgress: Extended<Rational>

  /// The part of the current iteration gone by, in 0…1: the standard's simple iteration progress.
  ///
  /// 1 only at the end of the last iteration, and as a limit from the left.
  public let simpleProgress: Rational

  /// The number of the iteration, counted from 0.
  ///
  /// Infinite only after iterations without end that take no time.
  public let number: Extended<Int64>

  /// Whether this iteration runs from its end to its start.
  public let isReversed: Bool

  /// The side of `directedProgress` from which the easing was read.
  ///
  /// The left one is what CSS calls a set "before flag".
  public let side: Side

  /// The eased progress, unitless: the standard's transformed progress.
  ///
  /// Within 0…1 unless the easing overshoots.
  public let progress: Double

  /// The first derivative of `progress`, per second of the time that the viewer sees.
  ///
  /// It is the derivative by local time, times the playback rate: negative while an iteration runs
  /// backwards, 0 while the progress stands still, and infinite at a vertical tangent.
  public let velocity: Double

  /// The part of the way from start to end, in 0…1: the simple progress, or 1 less it if the
  /// iteration is reversed.
  public var directedProgress: Rational {
    isReversed ? .one - simpleProgress : simpleProgress
  }
}
