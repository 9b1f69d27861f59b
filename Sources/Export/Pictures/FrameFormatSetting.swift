// One thing that a user may choose in formats of frame sequences.
// Layer: Export. Tests: ExporterCatalogTests.

/// One choice in a format.
public enum FrameFormatSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether PNG takes little time or few bytes.
  case compression
  /// How many values of colour video has.
  case chroma
}
