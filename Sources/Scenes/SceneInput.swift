// A named input of a scene.
// Layer: Scenes. Tests: SceneInputTests.

/// One input of a scene: its name, what it accepts, how to set it from text, how to check it.
///
/// `SceneInput+Kinds.swift` makes the common kinds: lengths, ratios, times, curves, flags, choices.
///
/// Laws: `set` reads back what `text` writes; what `set` has taken, `check` takes.
public struct SceneInput<Configuration: Sendable>: Sendable {
  /// The name in kebab case: `logo-width`.
  public let name: String
  /// The unit of its value, or `nil`.
  public let unit: String?
  /// What stands for the value in help: `PT`, `TIME`, `CURVE`.
  public let valueName: String
  /// One sentence of what it is.
  public let summary: String
  /// What is accepted, to end a sentence with: `a number above 0`.
  public var accepted: String { makeAccepted() }
  /// Help and errors ask what is accepted; a scene that checks its inputs does not.
  private let makeAccepted: @Sendable () -> String
  /// Where the default comes from.
  public let provenance: Provenance
  /// The value in a configuration, as text that `set` reads back.
  public let text: @Sendable (Configuration) -> String
  /// Reads the value from text.
  public let set: @Sendable (inout Configuration, String) throws(SceneError) -> Void
  /// Checks the value that a configuration has.
  public let check: @Sendable (Configuration) throws(SceneError) -> Void

  /// Creates an input.
  public init(
    _ name: String, unit: String? = nil, valueName: String, _ summary: String,
    accepted: @autoclosure @escaping @Sendable () -> String, provenance: Provenance,
    text: @escaping @Sendable (Configuration) -> String,
    set: @escaping @Sendable (inout Configuration, String) throws(SceneError) -> Void,
    check: @escaping @Sendable (Configuration) throws(SceneError) -> Void = { _ in }
  ) {
    self.name = name
    self.unit = unit
    self.valueName = valueName
    self.summary = summary
    makeAccepted = accepted
    self.provenance = provenance
    self.text = text
    self.set = set
    self.check = check
  }
}

extension Scene {
  /// Checks every input of a configuration by itself, in the order of `inputs`.
  ///
  /// - Throws: `SceneError` for the first input whose value is not valid.
  public static func checkInputs(of configuration: Configuration) throws(SceneError) {
    for input in inputs { try input.check(configuration) }
  }
}
