// What most formats of frame sequences have in common.
// Layer: Export. Tests: ExporterCatalogTests.

extension FrameFormat {
  /// The name of the format alone.
  public var fileEndings: [String] { [name] }

  /// Bytes that are no text.
  public var isText: Bool { false }

  /// None.
  public var settings: [FrameFormatSetting] { [] }

  /// The format as it is, for one in which no setting makes a difference.
  ///
  /// - Parameter settings: All choices; those that make no difference in the format are ignored.
  /// - Returns: The same format.
  public func applying(_ settings: FrameFormatSettings) -> Self { self }
}
