// The inputs of a shimmer by name.
// Layer: Scenes. Tests: ShimmerInputTests.

import Easing
import Timeline

extension Shimmer {
  /// The inputs by name, in the order of help and list.
  public static let inputs: [SceneInput<Configuration>] = geometryInputs + timeInputs

  private static var geometryInputs: [SceneInput<Configuration>] {
    [
      .length(
        "logo-width", "The width of the logo.", in: .positiveLengths, provenance: .inferred,
        get: { $0.logoWidth }, set: { $0.logoWidth = $1 }),
      .length(
        "logo-height", "The height of the logo.", in: .positiveLengths, provenance: .inferred,
        get: { $0.logoHeight }, set: { $0.logoHeight = $1 }),
      .length(
        "content-width", "The width of what the mask is centred in and clipped to.",
        in: .positiveLengths, or: "logo", provenance: .article,
        get: { $0.contentWidth }, set: { $0.contentWidth = $1 }),
      .number(
        "offset-ratio", "How far from the centre the mask opens, in logo widths.",
        in: .from(-1, to: 1), provenance: .article,
        get: { $0.offsetRatio }, set: { $0.offsetRatio = $1 }),
      .number(
        "background-opacity", "The alpha of what dims the screen behind the view.", in: .unit,
        provenance: .inferred,
        get: { $0.backgroundOpacity }, set: { $0.backgroundOpacity = $1 }),
      .flag(
        "draws-screen",
        "Whether pictures show a screen behind the view, or leave the place to their background.",
        provenance: .inferred, get: { $0.drawsScreen }, set: { $0.drawsScreen = $1 }),
    ]
  }

  private static var timeInputs: [SceneInput<Configuration>] {
    [
      .time(
        "duration", "The length of one cycle.", in: .positiveTimes, provenance: .inferred,
        get: { $0.duration }, set: { $0.duration = $1 }),
      .curve(
        "curve", "The curve of a cycle's progress.", provenance: .inferred,
        get: { $0.curve }, set: { $0.curve = $1 }),
      .value(
        "repeat", valueName: "COUNT", "How often the mask opens.",
        accepted: "once, forever or a count from 1 to \(Repetition.greatestCount)",
        provenance: .inferred, get: { $0.repetition }, set: { $0.repetition = $1 },
        read: Repetition.init(parsing:), write: { $0.text }, isValid: { $0.isValid }),
      .flag(
        "autoreverses", "Whether every second cycle runs backwards.", provenance: .inferred,
        get: { $0.autoreverses }, set: { $0.autoreverses = $1 }),
      .time(
        "delay", "How long the mask waits before it opens.", in: .times, provenance: .inferred,
        get: { $0.delay }, set: { $0.delay = $1 }),
      .choice(
        "delay-mode", valueName: "MODE", "Which cycles wait for the delay.",
        provenance: .inferred, get: { $0.delayMode }, set: { $0.delayMode = $1 }),
      .value(
        "presented-at", unit: "s", valueName: "TIMES",
        "When the view is presented; each time restarts the animation.",
        accepted: "one or more \(InputText.timesFromZero), in ascending order",
        provenance: .inferred, get: { $0.presentedAt }, set: { $0.presentedAt = $1 },
        read: InputText.times(parsing:), write: InputText.times,
        isValid: { times in
          !times.isEmpty && times.allSatisfy(InputRange.takes)
            && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 }
        }),
      .value(
        "dismissed-at", unit: "s", valueName: "TIMES", "When each presentation is dismissed.",
        accepted: "never, or for each presentation never or a time not before it",
        provenance: .inferred, get: { $0.dismissedAt }, set: { $0.dismissedAt = $1 },
        read: InputText.dismissals(parsing:), write: InputText.dismissals,
        isValid: { times in
          times.allSatisfy { time in time.map(InputRange.takes) ?? true }
        }),
    ]
  }
}

extension Shimmer.Repetition {
  /// The largest count.
  static let greatestCount = 1_000_000_000

  /// Whether the count is within its range.
  var isValid: Bool {
    cycles.map { (1...Shimmer.Repetition.greatestCount).contains($0) } ?? true
  }

  /// The text that `init(parsing:)` reads back.
  var text: String {
    switch self {
    case .once: "once"
    case .count(let count): "\(count)"
    case .forever: "forever"
    }
  }

  /// Reads `once`, `forever` or a count.
  init?(parsing text: String) {
    switch text {
    case "once": self = .once
    case "forever": self = .forever
    default:
      guard let count = Int(text) else { return nil }
      self = .count(count)
    }
  }
}
