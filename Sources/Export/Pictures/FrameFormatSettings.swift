// What a user may choose in formats of frame sequences.
// Layer: Export. Tests: ExporterCatalogTests.

public import Raster

/// One choice in a format.
public enum FrameFormatSetting: String, Hashable, Sendable, CaseIterable {
  /// Whether PNG takes little time or few bytes.
  case compression
  /// How many values of colour video has.
  case chroma
}

/// All choices in formats; each format takes those that make a difference in it.
public struct FrameFormatSettings: Hashable, Sendable {
  /// Whether PNG takes little time or few bytes.
  public var effort: PNGEncoder.Effort
  /// How many values of colour video has.
  public var chroma: Y4MEncoder.Chroma

  /// Creates settings.
  public init(effort: PNGEncoder.Effort = .fast, chroma: Y4MEncoder.Chroma = .subsampled) {
    self.effort = effort
    self.chroma = chroma
  }
}

extension FrameFormat {
  /// The name of the format alone.
  public var fileEndings: [String] { [name] }

  /// Bytes that are no text.
  public var isText: Bool { false }

  /// None.
  public var settings: [FrameFormatSetting] { [] }

  /// The format as it is, for one in which no setting makes a difference.
  public func applying(_ settings: FrameFormatSettings) -> Self { self }
}
