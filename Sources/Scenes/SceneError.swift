// What can be wrong with the inputs of a scene.
// Layer: Scenes. Tests: SceneErrorTests.

/// Says why a scene cannot be made.
public enum SceneError: Error, Hashable, Sendable {
  /// An input has a value that is not valid: its name in kebab case, the value as text, and what
  /// is accepted, to end a sentence with.
  case invalid(input: String, value: String, accepted: String)
}

extension SceneError: CustomStringConvertible {
  /// One full sentence.
  public var description: String {
    switch self {
    case .invalid(let input, let value, let accepted):
      "The input \(input) is \(value.isEmpty ? "empty" : value); it takes \(accepted)."
    }
  }
}
