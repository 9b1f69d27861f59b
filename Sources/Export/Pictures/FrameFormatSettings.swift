// What a user may choose in formats of frame sequences.
// Layer: Export. Tests: ExporterCatalogTests.

public import Raster

/// All choices in formats; each format takes those that make a difference in it.
public struct FrameFormatSettings: Hashable, Sendable {
  /// Whether PNG takes little time or few bytes.
  public let compression: PNGEncoder.Compression
  /// How many values of colour video has.
  public let chroma: Y4MEncoder.Chroma

  /// Creates settings.
  ///
  /// - Parameters:
  ///   - compression: Whether PNG takes little time or few bytes.
  ///   - chroma: How many values of colour video has.
  public init(compression: PNGEncoder.Compression = .fast, chroma: Y4MEncoder.Chroma = .subsampled)
  {
    self.compression = compression
    self.chroma = chroma
  }
}
