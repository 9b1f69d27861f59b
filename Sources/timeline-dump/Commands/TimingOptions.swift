// The options that make a timing, in Web Animations' words.
// Layer: timeline-dump. Tests: TimingCommandTests.

import Easing
import Timeline

/// A timing and a playback rate from the command line.
struct TimingOptions: Hashable, Sendable {
  private let timing: EffectTiming
  private let playbackRate: Rational

  private static let duration = OptionDefinition(
    "duration", "TIME", "The length of one iteration.",
    accepted: "a time from 0 to 10^9 s such as 0.4s or 400ms, infinite or auto", standard: "auto")

  private static let delay = OptionDefinition(
    "delay", "TIME", "The time before the first iteration, or less than 0 to start within it.",
    accepted: "a time within ±10^9 s such as 0.4s, 400ms or -1", standard: "0")

  private static let endDelay = OptionDefinition(
    "end-delay", "TIME", "The time after the last iteration, or less than 0 to end within it.",
    accepted: "a time within ±10^9 s such as 0.4s, 400ms or -1", standard: "0")

  private static let fill = OptionDefinition(
    "fill", "MODE", "Whether the effect shows before its start and after its end.",
    accepted: "none, forwards, backwards, both or auto", standard: "auto")

  private static let iterations = OptionDefinition(
    "iterations", "COUNT", "How often the effect repeats.",
    accepted: "a number in 0…10^9 such as 3, 2.5 or 10/3, or infinite", standard: "1")

  private static let iterationStart = OptionDefinition(
    "iteration-start", "N", "Where in its iterations the effect starts.",
    accepted: "a number in 0…10^9 such as 0.5, 2 or 1/3", standard: "0")

  private static let direction = OptionDefinition(
    "direction", "WORD", "Which iterations run backwards.",
    accepted: "normal, reverse, alternate or alternate-reverse", standard: "normal")

  private static let easing = OptionDefinition(
    "easing", "CURVE", "The timing function of each iteration.",
    accepted: "a curve such as ease-in-out or cubic-bezier(0.42, 0, 0.58, 1)", standard: "linear")

  private static let rate = OptionDefinition(
    "playback-rate", "N", "How fast local time runs, below 0 backwards.",
    accepted: "a number in -10^9…10^9 such as 1, -0.5 or 1000/1001", standard: "1")

  /// The options, in the order of help.
  static let all = [
    duration, delay, endDelay, fill, iterations, iterationStart, direction, easing, rate,
  ]

  init(_ arguments: Arguments) throws(CommandError) {
    func value<Value>(
      _ option: OptionDefinition, _ read: (String) throws(TimelineError) -> Value
    ) throws(CommandError) -> Value {
      let text = arguments[option] ?? option.standard ?? ""
      do throws(TimelineError) {
        return try read(text)
      } catch {
        throw option.invalid(text)
      }
    }
    let curve = try arguments.curve(Self.easing)
    let delay = try value(Self.delay, RationalTime.init(parsing:))
    let endDelay = try value(Self.endDelay, RationalTime.init(parsing:))
    let fill = try value(Self.fill, FillMode.init(parsing:))
    let start = try value(Self.iterationStart, EffectTiming.iterationStart(parsing:))
    let count = try value(Self.iterations, IterationCount.init(parsing:))
    let duration = try value(Self.duration, IterationDuration.init(parsing:))
    let direction = try value(Self.direction, PlaybackDirection.init(parsing:))
    playbackRate = try value(Self.rate, EffectTiming.playbackRate(parsing:))
    do throws(TimelineError) {
      timing = try EffectTiming(
        delay: delay, endDelay: endDelay, fill: fill, iterationStart: start, iterations: count,
        duration: duration, direction: direction, easing: curve)
    } catch {
      throw .usage(error.description)
    }
  }

  /// The effect at a local time.
  func state(at localTime: RationalTime) throws(CommandError) -> EffectState {
    do throws(TimelineError) {
      return try timing.state(at: localTime, playbackRate: playbackRate)
    } catch {
      throw .usage(error.description)
    }
  }
}
