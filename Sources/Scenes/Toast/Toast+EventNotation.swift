// The events of a toast as text: `dismiss 1 at 2s in 0.3s with ease-in from current`.
// Layer: Scenes. Tests: ToastEventNotationTests.

import Easing
import Timeline

extension Toast.Event {
  /// The event as text, all of it written out.
  ///
  /// ```
  /// dismiss 1 at 2s in 0.3s with ease-in from current
  /// ```
  public var notation: String {
    "\(action.rawValue) \(show) at \(time.notation) in \(duration.notation) with "
      + "\(curve.notation) from \(beginsFromCurrentState ? "current" : "model")"
  }

  /// The text that `list(parsing:)` reads back: events with `;` between them, or `none`.
  public static func notation(of events: [Toast.Event]) -> String {
    events.isEmpty ? "none" : events.map { $0.notation }.joined(separator: "; ")
  }

  /// Reads events with `;` between them and, if one likes, behind the last; or `none`.
  ///
  /// An event is `dismiss` or `reshow`, the number of a show (1 if left out), and then in any order
  ///  - `at` and a time, which must be there;
  ///  - `in` and a duration (0.3 s if left out);
  ///  - `with` and a curve (ease-in-out if left out);
  ///  - `from current` or `from model` (current if left out).
  ///
  /// - Throws: `SceneError.malformed` with the position of the first mistake, or
  ///   `SceneError.invalidCurve`.
  public static func list(parsing text: String) throws(SceneError) -> [Toast.Event] {
    if InputText.trimmed(text) == "none" { return [] }
    var reader = EventReader(text)
    var events = [try reader.event()]
    while reader.skips(";"), !reader.isAtEnd { events.append(try reader.event()) }
    return events
  }
}

/// Takes events from a text, word by word.
private struct EventReader {
  /// A run of characters without a space outside parentheses, or a semicolon.
  private struct Word {
    /// Where it starts, in characters from 1.
    var position: Int
    var text = ""
  }

  private let text: String
  private let words: [Word]
  private var index = 0

  init(_ text: String) {
    self.text = text
    var words = [Word(position: 1)]
    var depth = 0
    var position = 0
    for character in text {
      position += 1
      switch character {
      case " " where depth == 0:
        words.append(Word(position: position + 1))
        continue
      case ";" where depth == 0:
        words.append(Word(position: position, text: ";"))
        words.append(Word(position: position + 1))
        continue
      case "(": depth += 1
      case ")": depth = max(depth - 1, 0)
      default: break
      }
      words[words.count - 1].text.append(character)
    }
    self.words = words.filter { !$0.text.isEmpty }
  }

  /// The next event.
  mutating func event() throws(SceneError) -> Toast.Event {
    let action: Toast.Event.Action = try take("dismiss or reshow") { .init(rawValue: $0) }
    var event = Toast.Event(action, at: .zero)
    if let number = next.flatMap({ Int($0.text) }) {
      event.show = number
      index += 1
    }
    var unused = ["at", "in", "with", "from"]
    while let word = next, word.text != ";" {
      let others = InputText.alternatives(unused + ["a semicolon and another event"])
      let clause: String = try take(others) { unused.contains($0) ? $0 : nil }
      unused.removeAll { $0 == clause }
      try read(clause, into: &event)
    }
    guard !unused.contains("at") else { throw mistake("the word at and a time") }
    return event
  }

  /// Reads what comes after the word that starts a clause.
  private mutating func read(
    _ clause: String, into event: inout Toast.Event
  ) throws(SceneError) {
    switch clause {
    case "at": event.time = try take("a time such as 2s", InputText.time(parsing:))
    case "in": event.duration = try take("a duration such as 0.3s", InputText.time(parsing:))
    case "with":
      let curve: String = try take("a curve such as ease-in") { $0 == ";" ? nil : $0 }
      do throws(EasingError) {
        event.curve = try EasingCurve(parsing: curve)
      } catch {
        throw .invalidCurve(input: "events", text: text, error)
      }
    default:
      event.beginsFromCurrentState = try take("current or model") {
        $0 == "current" ? true : $0 == "model" ? false : nil
      }
    }
  }

  /// Takes a semicolon or another word if it is the next one.
  mutating func skips(_ text: String) -> Bool {
    guard next?.text == text else { return false }
    index += 1
    return true
  }

  /// Takes the next word as a value.
  private mutating func take<Value>(
    _ accepted: String, _ read: (String) -> Value?
  ) throws(SceneError) -> Value {
    guard let word = next, let value = read(word.text) else { throw mistake(accepted) }
    index += 1
    return value
  }

  var isAtEnd: Bool { index == words.count }

  private var next: Word? { index < words.count ? words[index] : nil }

  /// Says that something else should stand where the next word does.
  private func mistake(_ accepted: String) -> SceneError {
    .malformed(
      input: "events", text: text, position: next?.position ?? text.count + 1,
      word: next?.text ?? "", accepted: accepted)
  }
}
