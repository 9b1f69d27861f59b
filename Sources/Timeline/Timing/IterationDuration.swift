// How long one iteration of an effect takes.
// Layer: Timeline/Timing. Source: Web Animations 1, section 4.7.3 (iteration duration).
// Tests: IterationDurationTests.

/// The length of one iteration of an effect.
public enum IterationDuration: Hashable, Sendable {
  /// This long; at least 0.
  case time(RationalTime)
  /// For ever: the first iteration never moves.
  case infinite
  /// What the kind of effect does by itself: for keyframes, no time.
  case auto
}

extension IterationDuration {
  /// Reads `auto`, `infinite`, or a time of at least 0 as `RationalTime` reads it.
  ///
  /// - Throws: `TimelineError.invalidTiming` if the text says something else.
  public init(parsing text: String) throws(TimelineError) {
    if text == "auto" {
      self = .auto
    } else if text == "infinite" {
      self = .infinite
    } else {
      let accepted = "a time from 0s to 1000000000s such as 350ms or 1.2s, infinite or auto"
      let time: RationalTime
      do {
        time = try RationalTime(parsing: text)
      } catch {
        throw .invalidTiming(member: "duration", value: text, accepted: accepted)
      }
      guard time >= .zero else {
        throw .invalidTiming(member: "duration", value: text, accepted: accepted)
      }
      self = .time(time)
    }
  }

  /// The length that `auto` and a time stand for.
  public var computed: Extended<RationalTime> {
    switch self {
    case .time(let time): .finite(time)
    case .infinite: .infinite
    case .auto: .finite(.zero)
    }
  }
}

extension IterationDuration: CustomStringConvertible {
  /// The length as `init(parsing:)` reads it: `auto`, `infinite`, `0.35s`.
  public var description: String {
    switch self {
    case .auto: "auto"
    case .infinite: "infinite"
    case .time(let time): time.notation
    }
  }
}
