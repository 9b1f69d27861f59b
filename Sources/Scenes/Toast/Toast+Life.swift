// The life of one instance of a toast: when it is shown, how its alpha runs, when it is removed.
// Layer: Scenes. Source: an article on a toast made of a view animation. Tests: ToastLifeTests.

import Easing
import Timeline

extension Toast {
  /// One instance of a toast, over all time.
  struct Life: Hashable, Sendable {
    /// Its place in the list of shows, from 1.
    let number: Int
    /// When it is shown.
    let start: RationalTime
    /// When it is removed, or `nil` if never.
    let removal: RationalTime?
    /// When nothing of it changes any more: its removal, or its last completion.
    let end: RationalTime
    /// The alpha, with its animations.
    let alpha: PropertyTrack
  }

  /// The lives of all instances of a configuration whose inputs are valid, in order of their shows'
  /// times: from the lowest to the topmost.
  ///
  /// - Throws: `SceneError` if a life ends at no valid time.
  static func lives(of configuration: Configuration) throws(SceneError) -> [Life] {
    var events = [[Event]](repeating: [], count: configuration.shows.count)
    let order = configuration.events.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (_, event) in order { events[event.show - 1].append(event) }
    var lives: [Life] = []
    for index in configuration.shows.indices {
      lives.append(try Life(ofShow: index, events: events[index], configuration))
    }
    return lives.sorted { ($0.start, $0.number) < ($1.start, $1.number) }
  }
}

extension Toast.Life {
  /// The life of the show at an index, with its events in order of time.
  fileprivate init(
    ofShow index: Int, events: [Toast.Event], _ configuration: Toast.Configuration
  ) throws(SceneError) {
    number = index + 1
    start = configuration.shows[index]
    let show = PropertyTrack.Event.animate(
      at: start, to: configuration.alphaTo, duration: configuration.duration,
      delay: configuration.delay, curve: configuration.curve,
      policy: configuration.beginsFromCurrentState ? .beginFromCurrentState : .fromModel)
    do throws(TimelineError) {
      alpha = try PropertyTrack(
        initial: configuration.alphaFrom, events: [show] + events.map { $0.call(configuration) })
    } catch {
      throw Toast.Life.sumError(configuration)
    }
    // The show and each dismissal remove the instance as they complete; a re-show does not. The
    // track keeps the order of its events, as they are in order of time.
    removal =
      alpha.completions.first { completion in
        let removes = completion.event == 0 || events[completion.event - 1].action == .dismiss
        return removes && (completion.finished || configuration.removesWhenUnfinished)
      }?.time
    end = removal ?? alpha.completions.last?.time ?? start
    guard end.isWithinLimits else { throw Toast.Life.sumError(configuration) }
  }

  private static func sumError(_ configuration: Toast.Configuration) -> SceneError {
    .invalid(
      input: "shows", value: InputText.times(configuration.shows),
      accepted: "times that add up with the others to \(InputText.limitsOfTime)")
  }

  /// The instance at a time.
  func instance(at time: RationalTime, layout: Toast.Layout) -> ToastInstance {
    guard start <= time, removal.map({ time < $0 }) ?? true else {
      return ToastInstance(number: number, layout: layout)
    }
    return ToastInstance(number: number, alpha.state(at: time), layout: layout)
  }
}

extension Toast.Event {
  /// The call that animates the alpha.
  fileprivate func call(_ configuration: Toast.Configuration) -> PropertyTrack.Event {
    let target =
      switch action {
      case .dismiss: configuration.alphaTo
      case .reshow: configuration.alphaFrom
      }
    return .animate(
      at: time, to: target, duration: duration, curve: curve,
      policy: beginsFromCurrentState ? .beginFromCurrentState : .fromModel)
  }
}
