// Gestures to and from text.
// Layer: Timeline/Scroll. Tests: GestureNotationTests.

import Easing

/// The notation of gestures.
///
///     gesture  = "none" | step { ";" step } [ ";" ]
///     step     = "hold" time
///              | "drag" height time [ curve ]        a curve left out is linear
///              | "release" [ velocity ]              a velocity left out is measured
///              | "touch" | "settle"
///              | "set" offset
///              | "scroll" offset time [ curve ]      a curve left out is ease-in-out
///
/// Words stand apart by spaces, tabs or line ends, which may also surround steps. Heights and offsets
/// are numbers of points, velocities are in points per second; times are those of
/// `RationalTime(parsing:)`, curves those of `EasingCurve(parsing:)`.
extension GestureScript {
  /// Reads a gesture.
  ///
  /// ```swift
  /// try GestureScript(parsing: "drag -40 0.4s; hold 0.1s; release 0").steps.count  // 3
  /// ```
  ///
  /// - Throws: `TimelineError.scroll` of `ScrollFault.notAGesture` with the character at which the
  ///   text is wrong and what is accepted there; as `init(_:)` for steps that are well formed but out of range.
  /// - Complexity: linear in the length of the text.
  public init(parsing text: String) throws(TimelineError) {
    var parts = GestureWords.steps(of: text)
    if parts.count > 1, parts.last?.isAtEnd == true { parts.removeLast() }
    guard parts.count <= GestureScript.greatestStepCount else {
      throw .scroll(.tooManySteps(parts.count))
    }
    var steps: [Step] = []
    for var words in parts {
      if parts.count == 1, words.isOnly("none") { break }
      steps.append(try Step(reading: &words))
      if let surplus = words.next() { throw surplus.unexpected("\";\" or the end of the gesture") }
    }
    try self.init(steps)
  }

  /// The gesture as text, which `init(parsing:)` reads back to the same steps.
  public var notation: String {
    GestureScript.notation(of: steps)
  }

  /// Steps as text; what no script takes is written too, for the sake of messages.
  package static func notation(of steps: [Step]) -> String {
    steps.isEmpty ? "none" : steps.map { $0.notation }.joined(separator: "; ")
  }
}

extension GestureScript.Step {
  /// The step as text.
  fileprivate var notation: String {
    switch self {
    case .hold(let duration): "hold \(duration.notation)"
    case .drag(let height, let duration, let curve):
      "drag \(ScrollFault.text(height)) \(duration.notation) \(curve.notation)"
    case .release(let velocity):
      velocity.map { "release \(ScrollFault.text($0))" } ?? "release"
    case .touch: "touch"
    case .setOffset(let offset): "set \(ScrollFault.text(offset))"
    case .scroll(let offset, let duration, let curve):
      "scroll \(ScrollFault.text(offset)) \(duration.notation) \(curve.notation)"
    case .settle: "settle"
    }
  }

  /// Reads a step from its words, of which there is at least one.
  fileprivate init(reading words: inout GestureWords) throws(TimelineError) {
    let verbs = "drag, hold, release, scroll, set, settle or touch"
    let verb = try words.expect(verbs)
    switch verb.text {
    case "hold":
      self = .hold(try words.time())
    case "drag":
      self = .drag(
        to: try words.number("a height in points such as -40"), duration: try words.time(),
        curve: try words.curve() ?? .linear)
    case "release":
      self = .release(velocity: try words.optionalNumber("a velocity in points per second"))
    case "touch":
      self = .touch
    case "set":
      self = .setOffset(try words.number("an offset in points such as 52"))
    case "scroll":
      self = .scroll(
        to: try words.number("an offset in points such as 52"), duration: try words.time(),
        curve: try words.curve() ?? .easeInOut)
    case "settle":
      self = .settle
    default:
      throw verb.unexpected(verbs)
    }
  }
}
