// The inputs of a toast by name.
// Layer: Scenes. Tests: ToastInputTests.

import Easing
import Timeline

extension Toast {
  /// The inputs by name, in the order of help and list.
  public static let inputs: [SceneInput<Configuration>] =
    frameInputs + partInputs + animationInputs + lookInputs + eventInputs

  private static var frameInputs: [SceneInput<Configuration>] {
    [
      .length(
        "screen-width", "The width of the screen.", in: .from(1, to: 4096), provenance: .article,
        get: { $0.screenWidth }, set: { $0.screenWidth = $1 }),
      .length(
        "screen-height", "The height of the screen.", in: .from(1, to: 4096),
        provenance: .article, get: { $0.screenHeight }, set: { $0.screenHeight = $1 }),
      .length(
        "width", "The width of the toast.", in: .above(0, atMost: 4096), provenance: .article,
        get: { $0.width }, set: { $0.width = $1 }),
      .length(
        "height", "The height of the toast.", in: .positiveLengths, provenance: .article,
        get: { $0.height }, set: { $0.height = $1 }),
      .length(
        "design-y", "The upper edge of the toast on a screen of the base height.",
        in: .from(-InputRange.greatestLength, to: InputRange.greatestLength),
        provenance: .article, get: { $0.designY }, set: { $0.designY = $1 }),
      .length(
        "base-height", "The height of the screen for which the toast is designed.",
        in: .positiveLengths, provenance: .article,
        get: { $0.baseHeight }, set: { $0.baseHeight = $1 }),
      .length(
        "corner-radius", "The radius of the corners, at most half the height.", in: .lengths,
        provenance: .article, get: { $0.cornerRadius }, set: { $0.cornerRadius = $1 }),
    ]
  }

  private static var partInputs: [SceneInput<Configuration>] {
    [
      .length(
        "icon-size", "The width and height of the icon.", in: .lengths, provenance: .article,
        get: { $0.iconSize }, set: { $0.iconSize = $1 }),
      .length(
        "icon-inset", "The distance from the toast's left edge to the icon's.", in: .lengths,
        provenance: .article, get: { $0.iconInset }, set: { $0.iconInset = $1 }),
      .length(
        "gap", "The distance from the icon to the label.", in: .lengths, provenance: .article,
        get: { $0.gap }, set: { $0.gap = $1 }),
      .length(
        "label-width", "The width that the label's text needs.", in: .lengths, or: "unknown",
        provenance: .inferred, get: { $0.labelWidth }, set: { $0.labelWidth = $1 }),
      .length(
        "label-height", "The height of the label's line.", in: .lengths, provenance: .inferred,
        get: { $0.labelHeight }, set: { $0.labelHeight = $1 }),
    ]
  }

  private static var animationInputs: [SceneInput<Configuration>] {
    [
      .number(
        "alpha-from", "The alpha of an instance as it is shown.", in: .unit,
        provenance: .article, get: { $0.alphaFrom }, set: { $0.alphaFrom = $1 }),
      .number(
        "alpha-to", "The alpha that it is animated to.", in: .unit, provenance: .article,
        get: { $0.alphaTo }, set: { $0.alphaTo = $1 }),
      .time(
        "duration", "The length of the animation, without its delay.", in: .times,
        provenance: .article, get: { $0.duration }, set: { $0.duration = $1 }),
      .time(
        "delay", "How long the animation waits.", in: .times, provenance: .article,
        get: { $0.delay }, set: { $0.delay = $1 }),
      .curve(
        "curve", "The curve of the animation.", provenance: .article,
        get: { $0.curve }, set: { $0.curve = $1 }),
      .flag(
        "begin-from-current-state", "Whether the animation starts from what is seen.",
        provenance: .article,
        get: { $0.beginsFromCurrentState }, set: { $0.beginsFromCurrentState = $1 }),
    ]
  }

  private static var lookInputs: [SceneInput<Configuration>] {
    [
      .color(
        "background", "The colour of the toast.", provenance: .reimplementation,
        get: { $0.background }, set: { $0.background = $1 }),
      .color(
        "foreground", "The colour of the icon and the label.", provenance: .reimplementation,
        get: { $0.foreground }, set: { $0.foreground = $1 }),
      .line(
        "message", "What the toast says.", provenance: .inferred,
        get: { $0.message }, set: { $0.message = $1 }),
      .choice(
        "status", "What the icon says.", provenance: .article,
        get: { $0.status }, set: { $0.status = $1 }),
      .flag(
        "draws-screen",
        "Whether pictures show a screen behind the toast, or leave the place to their background.",
        provenance: .inferred, get: { $0.drawsScreen }, set: { $0.drawsScreen = $1 }),
    ]
  }

  private static var eventInputs: [SceneInput<Configuration>] {
    [
      .value(
        "shows", unit: "s", valueName: "TIMES", "When instances are shown.",
        accepted: "one or more \(InputText.timesFromZero)", provenance: .article,
        get: { $0.shows }, set: { $0.shows = $1 },
        read: InputText.times(parsing:), write: InputText.times,
        isValid: { !$0.isEmpty && $0.allSatisfy(InputRange.takes) }),
      SceneInput(
        "events", valueName: "EVENTS", "Dismissals and re-shows of instances.",
        accepted: "none, or events such as dismiss 1 at 2s in 0.3s with ease-in from current, "
          + "separated by semicolons",
        provenance: .inferred,
        text: { Event.notation(of: $0.events) },
        set: { (configuration, text) throws(SceneError) in
          let events = try Event.list(parsing: text)
          try checkTimes(of: events)
          configuration.events = events
        },
        check: { (configuration) throws(SceneError) in
          try checkTimes(of: configuration.events)
        }),
      .flag(
        "remove-when-unfinished", "Whether an animation that is replaced removes its instance.",
        provenance: .article,
        get: { $0.removesWhenUnfinished }, set: { $0.removesWhenUnfinished = $1 }),
    ]
  }
}

extension Toast {
  /// Checks the times of events by themselves.
  private static func checkTimes(of events: [Event]) throws(SceneError) {
    for event in events {
      guard InputRange.takes(event.time), InputRange.takes(event.duration) else {
        throw eventError(event, "a time and a duration from 0s on")
      }
    }
  }

  /// Checks the events of a configuration whose inputs are valid by themselves.
  ///
  /// - Throws: `SceneError` if an event names no show, or comes before its show.
  static func checkEvents(of configuration: Configuration) throws(SceneError) {
    let shows = configuration.shows
    for event in configuration.events {
      guard (1...shows.count).contains(event.show) else {
        throw eventError(
          event, shows.count == 1 ? "1, the only show" : "a show from 1 to \(shows.count)")
      }
      let show = shows[event.show - 1]
      guard event.time >= show else {
        throw eventError(event, "a time not before the show, \(show.notation)")
      }
    }
  }

  private static func eventError(_ event: Event, _ accepted: String) -> SceneError {
    .invalid(input: "events", value: event.notation, accepted: accepted)
  }
}
