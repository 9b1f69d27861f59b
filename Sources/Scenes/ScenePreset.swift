// A ready-made configuration of a scene, and where its numbers come from.
// Layer: Scenes. Tests: SceneLawTests.

/// A named configuration.
public struct ScenePreset<Configuration: Sendable>: Sendable {
  /// The name in lower camel case: `ios15to18`.
  public let name: String
  /// One sentence of what it is.
  public let summary: String
  /// Where its numbers come from.
  public let provenance: Provenance
  /// The inputs.
  public let configuration: Configuration

  /// Creates a preset.
  public init(
    _ name: String, _ summary: String, provenance: Provenance, configuration: Configuration
  ) {
    self.name = name
    self.summary = summary
    self.provenance = provenance
    self.configuration = configuration
  }
}

/// Where a number comes from.
public enum Provenance: String, Hashable, Sendable, CaseIterable {
  /// One of the articles on iOS interface work that the scenes model.
  case article
  /// Platform documentation or the human interface guidelines.
  case official
  /// A constant of another public project, usually fitted by eye to a device.
  case reimplementation = "re-implementation"
  /// Derived from geometry, or chosen because no source gives it.
  case inferred
}
