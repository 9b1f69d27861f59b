// A stretch of time, and how far a time is into it, exactly.
// Layer: Timeline/Tracks. Goals: exact, never traps, then speed. Tests: ProgressIntervalTests.

import Easing

/// A stretch of time with the exact progress through it, from 0 at its start to 1 at its end.
///
/// No arithmetic in here can overflow: the limits of a user's times bound what goes in, the
/// initialiser refuses the few stretches that would still need more than 128 bits, and a time that
/// is finer than those limits is first replaced by its neighbour within them.
struct ProgressInterval: Hashable, Sendable {
  /// When progress leaves 0, in seconds.
  let start: Rational
  /// When progress reaches 1, in seconds.
  let end: Rational
  /// The length, above 0, in seconds.
  let duration: Rational

  /// Creates a stretch, or gives `nil` if its progress could need more than 128 bits.
  ///
  /// That takes a start and a duration whose denominators have little in common; decimals up to
  /// nanoseconds and the frames of any one rate always fit.
  ///
  /// - Precondition: `duration` is above 0; each argument is a time within a user's limits, or the
  ///   sum or difference of two.
  init?(start: Rational, duration: Rational) {
    precondition(duration > .zero, "A progress interval needs a duration above 0.")
    let (scale, overflow1) = start.denominator.multipliedReportingOverflow(by: duration.numerator)
    let (_, overflow2) = scale.multipliedReportingOverflow(by: Rational.finestDenominator)
    if overflow1 || overflow2 { return nil }
    self.start = start
    self.duration = duration
    // Magnitudes up to 2e9 over denominators up to 1e27: below 2^127 ≈ 1.7e38.
    end = start + duration
  }

  /// How far a time is into the stretch, from 0 at the start to 1 from the end on; `nil` before the
  /// start, and at the start from the left.
  ///
  /// - Exact: for every time whose denominator is at most 10⁹. A finer time counts as the nearest
  ///   time that is not finer, before it for `.right` and after it for `.left`: of all the jumps at
  ///   such times, it is on the same side.
  func progress(at time: Rational, side: Side) -> Rational? {
    guard time > start || (time == start && side == .right) else { return nil }
    let time = time.coarsened(to: Rational.finestDenominator, side: side)
    guard time < end else { return .one }
    // Both products are at most 3e9 s · 1e9 · 1e18. A coarsened time can be before the start.
    let distance = time.numerator * start.denominator - start.numerator * time.denominator
    guard distance > 0 else { return .zero }
    // elapsed < total ≤ 1e9 · start.denominator · duration.numerator, which `init` has checked.
    let elapsed = distance * duration.denominator
    let total = time.denominator * start.denominator * duration.numerator
    return Rational(elapsed, total)
  }

  /// Whether a time is at or past the end; from the left, the end itself is not.
  func hasEnded(by time: Rational, side: Side) -> Bool {
    time > end || (time == end && side == .right)
  }
}
