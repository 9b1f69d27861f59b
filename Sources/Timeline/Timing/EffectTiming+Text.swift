// The plain numbers of a timing as users write them.
// Layer: Timeline/Timing. Tests: EffectTimingTextTests.

public import Easing

extension EffectTiming {
  /// Reads an iteration start: a decimal or a ratio of whole numbers of at least 0.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else, or the number is
  ///   beyond the limits of `IterationCount`.
  public static func iterationStart(parsing text: String) throws(TimelineError) -> Rational {
    guard case .value(let start) = ExactNumber(reading: Substring(text)), start >= .zero,
      IterationCount.isWithinLimits(start)
    else {
      throw .invalidTiming(
        member: "iteration-start", value: text,
        accepted: "a number from 0 to 10^9 such as 0.5, 2 or 1/3")
    }
    return start
  }

  /// Reads a playback rate: a decimal or a ratio of whole numbers, below 0 to play backwards.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else, or the number is
  ///   beyond the limits of `IterationCount` in size.
  public static func playbackRate(parsing text: String) throws(TimelineError) -> Rational {
    guard case .value(let rate) = ExactNumber(reading: Substring(text)),
      IterationCount.isWithinLimits(rate)
    else {
      throw .invalidTiming(
        member: "playback-rate", value: text,
        accepted: "a number from -10^9 to 10^9 such as 1, -0.5 or 1000/1001")
    }
    return rate
  }
}
