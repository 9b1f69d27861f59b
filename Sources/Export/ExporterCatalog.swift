// The formats that results can be written in.
// Layer: Export. Tests: ExporterCatalogTests.

/// Every format by name: help, `list` and tests read this list.
public enum ExporterCatalog {
  /// The table format that holds where none is named.
  public static var standardTable: DelimitedText { .csv }

  /// The table formats, the standard one first.
  public static let tables: [any TableEncoder] = [
    standardTable,
    DelimitedText.tsv,
    NewlineDelimitedJSON(),
  ]

  /// The formats in which each frame has bytes of its own.
  public static let frames: [any FrameFormat] = [
    PNGFormat(),
    AnimatedPNGFormat(),
    SVGFormat(),
    Y4MFormat(),
    RGBAFormat(),
    DisplayListFormat(),
  ]

  /// The frame format with a name, or `nil` if there is none.
  ///
  /// - Parameter name: A name in lower case, such as `png`.
  /// - Returns: The format in its standard settings, or `nil`.
  public static func frames(named name: String) -> (any FrameFormat)? {
    frames.first { $0.name == name }
  }

  /// The table format with a name, or `nil` if there is none.
  ///
  /// - Parameter name: A name in lower case, such as `csv`.
  /// - Returns: The format, or `nil`.
  public static func table(named name: String) -> (any TableEncoder)? {
    tables.first { $0.name == name }
  }
}
