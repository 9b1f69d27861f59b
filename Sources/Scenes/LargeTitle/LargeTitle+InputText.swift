// The alternatives of a large title to and from text: `ramp(0, 52)`.
// Layer: Scenes. Tests: LargeTitleInputTests.

import Easing
import Timeline

/// A word, and in parentheses after it arguments that commas separate.
private struct Call {
  let name: String
  let arguments: [String]

  init(parsing text: String) {
    guard let open = text.firstIndex(of: "("), text.last == ")" else {
      name = text
      arguments = []
      return
    }
    name = String(text[..<open])
    arguments = Call.list(text[text.index(after: open)...].dropLast())
  }

  /// The parts between the commas that are in no parentheses themselves.
  private static func list(_ text: Substring) -> [String] {
    var parts: [String] = []
    var start = text.startIndex
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "," where depth == 0:
        parts.append(InputText.trimmed(text[start..<index]))
        start = text.index(after: index)
      default: break
      }
    }
    return parts + [InputText.trimmed(text[start...])]
  }
}

extension LargeTitle.FadeMode {
  /// The text that `init(parsing:)` reads back.
  var text: String {
    switch self {
    case .timed: "timed"
    case .instant: "instant"
    case .ramp(let start, let end): "ramp(\(InputText.number(start)), \(InputText.number(end)))"
    }
  }

  /// Reads `timed`, `instant` or `ramp(0, 52)`.
  init?(parsing text: String) {
    let call = Call(parsing: text)
    switch (call.name, call.arguments.count) {
    case ("timed", 0): self = .timed
    case ("instant", 0): self = .instant
    case ("ramp", 2):
      guard let start = DecimalNumber(call.arguments[0])?.doubleValue,
        let end = DecimalNumber(call.arguments[1])?.doubleValue
      else { return nil }
      self = .ramp(from: start, to: end)
    default: return nil
    }
  }

  /// Whether the offsets of a ramp are in order and within range.
  var isValid: Bool {
    switch self {
    case .timed, .instant: true
    case .ramp(let start, let end): start >= 0 && start < end && end <= 10_000
    }
  }
}

extension BarEdge.Mode {
  /// The text that `init(parsing:)` reads back.
  var text: String {
    switch self {
    case .none: "none"
    case .overCollapse: "over-collapse"
    case .afterCollapse(let distance): "after-collapse(\(InputText.number(distance)))"
    }
  }

  /// Reads `none`, `over-collapse` or `after-collapse(10)`.
  init?(parsing text: String) {
    let call = Call(parsing: text)
    switch (call.name, call.arguments.count) {
    case ("none", 0): self = .none
    case ("over-collapse", 0): self = .overCollapse
    case ("after-collapse", 1):
      guard let distance = DecimalNumber(call.arguments[0])?.doubleValue else { return nil }
      self = .afterCollapse(distance: distance)
    default: return nil
    }
  }

  /// Whether the distance is within range.
  var isValid: Bool {
    switch self {
    case .none, .overCollapse: true
    case .afterCollapse(let distance): distance >= 0 && distance <= 100
    }
  }
}

extension ScrollSnap {
  /// The text that `init(parsing:)` reads back.
  var text: String {
    switch self {
    case .none: "none"
    case .curve(let duration, let curve):
      "curve(\(InputText.time(duration)), \(curve.notation))"
    case .decay: "decay"
    case .settleThenCurve(let duration, let curve):
      "settle-then-curve(\(InputText.time(duration)), \(curve.notation))"
    }
  }

  /// Reads `none`, `decay`, `curve(0.3s, ease-out)` or `settle-then-curve(0.3s, ease-out)`.
  ///
  /// - Throws: `SceneError` with the fault of the curve, if that is what is wrong.
  init(parsing text: String) throws(SceneError) {
    let call = Call(parsing: text)
    let unread = SceneError.invalid(input: "snap", value: text, accepted: ScrollSnap.accepted)
    switch (call.name, call.arguments.count) {
    case ("none", 0): self = .none
    case ("decay", 0): self = .decay
    case ("curve", 2), ("settle-then-curve", 2):
      guard let duration = InputText.time(parsing: call.arguments[0]) else { throw unread }
      let curve = try EasingCurve(ofSnap: call.arguments[1])
      self =
        call.name == "curve"
        ? .curve(duration: duration, curve) : .settleThenCurve(duration: duration, curve)
    default: throw unread
    }
  }

  /// What the input takes, to end a sentence with.
  static let accepted =
    "none, decay, curve(TIME, CURVE) or settle-then-curve(TIME, CURVE) with "
    + GestureScript.acceptedDuration

  /// Checks the snap of an input that was given as a text.
  ///
  /// - Throws: `SceneError` if the duration is outside its range.
  func check(givenAs text: String) throws(SceneError) {
    do throws(TimelineError) {
      try check()
    } catch {
      // Nothing but the duration can be wrong, and `accepted` says which is right.
      throw .invalid(input: "snap", value: text, accepted: ScrollSnap.accepted)
    }
  }
}

extension EasingCurve {
  /// Reads the curve of a snap.
  ///
  /// - Throws: `SceneError` with what is wrong in it, and where.
  fileprivate init(ofSnap text: String) throws(SceneError) {
    do throws(EasingError) {
      try self.init(parsing: text)
    } catch {
      throw .invalidCurve(input: "snap", text: text, error)
    }
  }
}
