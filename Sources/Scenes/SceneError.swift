// What can be wrong with the inputs of a scene.
// Layer: Scenes. Tests: SceneErrorTests.

public import Easing

/// Says why a scene cannot be made.
public enum SceneError: Error, Hashable, Sendable {
  /// An input has a value that is not valid: its name in kebab case, the value as text, and what
  /// is accepted, to end a sentence with.
  case invalid(input: String, value: String, accepted: String)
  /// An input's text is no curve: its name in kebab case, the text, and why.
  case invalidCurve(input: String, text: String, EasingError)
  /// An input's text has a mistake in it: its name in kebab case, the text, the position of the
  /// mistake in characters from 1, the word there (empty at the end of the text), and what is
  /// accepted there, to end a sentence with.
  case malformed(input: String, text: String, position: Int, word: String, accepted: String)
  /// An input's text has a character that cannot be shown: its name in kebab case, the text, the
  /// position of the first such character from 1, and what it is in Unicode's manner, `U+000A`.
  case unprintable(input: String, text: String, position: Int, codePoint: String)
}

extension SceneError: CustomStringConvertible {
  /// One full sentence.
  public var description: String {
    switch self {
    case .invalid(let input, let value, let accepted):
      "The input \(input) is \(value.isEmpty ? "empty" : value); it takes \(accepted)."
    case .invalidCurve(let input, _, let error):
      "The input \(input) takes a curve: \(error)"
    case .malformed(let input, let text, let position, let word, let accepted):
      if text.isEmpty {
        "The input \(input) is empty; it takes \(accepted)."
      } else if word.isEmpty {
        "The input \(input) is \(text); it ends where it takes \(accepted)."
      } else {
        "The input \(input) is \(text); at character \(position) it has \(word) where it takes "
          + "\(accepted)."
      }
    case .unprintable(let input, let text, let position, let codePoint):
      "The input \(input) is \(text); its character \(position) is \(codePoint), which cannot be shown."
    }
  }
}
