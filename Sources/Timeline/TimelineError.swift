// What can be wrong with times, rates, timings and keyframes that a user describes.
// Layer: Timeline. Tests: TimelineErrorTests.

public import Easing

/// Says why a time, a rate, a track or a timing cannot be made or evaluated.
public enum TimelineError: Error, Hashable, Sendable {
  // MARK: Times and frames

  /// A text is not a time.
  case notATime(String)
  /// A time is too long, or too fine a fraction of a second.
  case timeOutOfRange(String)
  /// A text is not a frame rate.
  case notAFrameRate(String)
  /// A frame rate is not above 0, too large, or too fine a fraction.
  case frameRateOutOfRange(String)
  /// The frame at a time has a number beyond 2⁵³ in size.
  case frameNumberOutOfRange(at: RationalTime, rate: FrameRate)
  /// A run of frames ends before it starts.
  case endBeforeStart(start: RationalTime, end: RationalTime)
  /// A period is not above 0.
  case periodNotAboveZero(RationalTime)

  // MARK: Timing of effects

  /// An option of a timing has a value that is not valid: its name in kebab case, the value as text,
  /// and what is accepted, to end a sentence with.
  case invalidTiming(member: String, value: String, accepted: String)
  /// A quantity of a timing is a fraction that needs more than 128 bits.
  case timingNotExact(quantity: String)

  // MARK: Scrolls

  /// The laws of a scroll or its gesture are wrong.
  case scroll(ScrollFault)

  // MARK: Tracks

  /// A value of a track is not finite.
  case valueNotFinite(TrackElement, Double)
  /// A time of a track is beyond ±10⁹ s, or has a denominator above 10⁹.
  case trackTimeOutOfRange(TrackElement, TrackElement.Time, RationalTime)
  /// The times of one animation or segment are each fine, but their progress needs over 128 bits.
  case trackTimesTooFine(TrackElement, start: RationalTime, duration: RationalTime)
  /// A track has no keyframe.
  case noKeyframes
  /// A keyframe is earlier than the one before it.
  case keyframeOutOfOrder(index: Int, time: RationalTime, previous: RationalTime)
  /// The offset of a keyframe is outside 0…1, or too fine a fraction.
  case keyframeOffsetOutOfRange(index: Int, offset: Rational)
  /// The offset of a keyframe is below one before it.
  case keyframeOffsetOutOfOrder(index: Int, offset: Rational, previous: Rational)
}

extension TimelineError: CustomStringConvertible {
  /// One full sentence: what was given and what is accepted.
  public var description: String {
    switch self {
    case .notATime(let text):
      "The text \(text.quoted) is not a time; a time is a number of seconds such as 0.35, 1.2s, "
        + "350ms or 1001/30000s."
    case .timeOutOfRange(let text):
      "The time \(text.quoted) is out of range; a time is at most 10^9 seconds long, as a fraction "
        + "with a denominator of at most 10^9."
    case .notAFrameRate(let text):
      "The text \(text.quoted) is not a frame rate; a rate is a number of frames per second such as "
        + "60, 29.97, 12.5 or 30000/1001."
    case .frameRateOutOfRange(let text):
      "The frame rate \(text.quoted) is out of range; a rate is from 1/1000 to 10^6 frames per second, "
        + "as a fraction of whole numbers of at most 10^9."
    case .frameNumberOutOfRange(let time, let rate):
      "The time \(time) at \(rate) frames per second lies at a frame number out of range; frame "
        + "numbers are at most 2^53 in size."
    case .endBeforeStart(let start, let end):
      "The frames are to end at \(end), before they start at \(start); the end is at or after "
        + "the start."
    case .periodNotAboveZero(let period):
      "The period is \(period); it takes a time above 0."
    case .invalidTiming(let member, let value, let accepted):
      "The timing option \(member) is \(value.quoted); it takes \(accepted)."
    case .timingNotExact(let quantity):
      "The timing's \(quantity) is a fraction of more than 128 bits; whole nanoseconds and frames "
        + "of any rate are always exact."
    case .scroll(let fault):
      fault.description
    case .valueNotFinite(let element, let value):
      "The value of \(element) is \(value); it takes a finite number."
    case .trackTimeOutOfRange(let element, let role, let time):
      "The \(role.rawValue) of \(element) is \(time); it takes a time of at most 10^9 seconds, as a "
        + "fraction with a denominator of at most 10^9."
    case .trackTimesTooFine(let element, let start, let duration):
      "The start \(start) and the duration \(duration) of \(element) give a progress of more than 128 "
        + "bits; whole nanoseconds and frames of any rate always fit."
    case .noKeyframes:
      "There is no keyframe; a track takes at least one."
    case .keyframeOutOfOrder(let index, let time, let previous):
      "The time of keyframe \(index) is \(time), before the keyframe ahead of it at \(previous); "
        + "keyframes are in order of time."
    case .keyframeOffsetOutOfRange(let index, let offset):
      "The offset of keyframe \(index) is \(ExactNumber.notation(of: offset)); it takes a number in "
        + "0...1, as a fraction with a denominator of at most 10^9."
    case .keyframeOffsetOutOfOrder(let index, let offset, let previous):
      "The offset of keyframe \(index) is \(ExactNumber.notation(of: offset)), below the one ahead of "
        + "it at \(ExactNumber.notation(of: previous)); offsets never fall."
    }
  }
}
