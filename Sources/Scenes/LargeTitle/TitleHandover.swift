// Which title shows: the large one or the inline one.
// Layer: Scenes. Tests: LargeTitleTests.

import Easing
import Timeline

/// The alpha of the inline title, over the offset or over time.
enum TitleHandover: Hashable, Sendable {
  /// There is no large title.
  case inline
  /// The inline title shows above an offset.
  case instant(switchOffset: Double)
  /// The alpha follows the offset.
  case ramp(from: Double, to: Double)
  /// Passing an offset starts a fade.
  case timed(PropertyTrack, switchOffset: Double)

  /// The alpha at an offset in points, which a fade that takes time has reached if it rests there.
  func inlineAlpha(atOffset offset: Double) -> Double {
    switch self {
    case .inline: 1
    case .instant(let level), .timed(_, let level): offset > level ? 1 : 0
    case .ramp(let start, let end): min(max((offset - start) / (end - start), 0), 1)
    }
  }

  /// The alpha at a time, at which the scroll has an offset in points.
  func inlineAlpha(at time: RationalTime, offset: Double) -> Double {
    switch self {
    case .timed(let track, _): track.state(at: time).value
    case .inline, .instant, .ramp: inlineAlpha(atOffset: offset)
    }
  }
}

extension TitleHandover {
  /// The hand-over of a scene.
  ///
  /// A scene that starts beyond the switch offset starts with the inline title; the instants of all
  /// later changes are solved from the motion itself.
  init(
    _ inputs: LargeTitle.Configuration, _ geometry: LargeTitle.Geometry, _ motion: ScrollMotion
  ) throws(TimelineError) {
    let level = geometry.switchOffset
    guard geometry.extensionHeight > 0 else {
      self = .inline
      return
    }
    switch inputs.reducesMotion ? .instant : inputs.fadeMode {
    case .instant:
      self = .instant(switchOffset: level)
    case .ramp(let start, let end):
      self = .ramp(from: start, to: end)
    case .timed:
      let changes = motion.crossings(above: level).map { crossing in
        PropertyTrack.Event.animate(
          at: crossing.time, to: crossing.isAbove ? 1 : 0, duration: inputs.titleFade,
          curve: inputs.titleFadeCurve)
      }
      let initial = motion.state(at: .zero).offset > level ? 1.0 : 0
      self = .timed(try PropertyTrack(initial: initial, events: changes), switchOffset: level)
    }
  }

  /// The offset in points whose passing makes the titles change over, or `nil` if none does.
  var switchOffset: Double? {
    switch self {
    case .instant(let level), .timed(_, let level): level
    case .inline, .ramp: nil
    }
  }

  /// When the last fade is over.
  var end: RationalTime {
    switch self {
    case .timed(let track, _): track.completions.last?.time ?? .zero
    case .inline, .instant, .ramp: .zero
    }
  }
}
