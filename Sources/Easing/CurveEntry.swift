// A line of the catalogue of curves.
// Layer: Easing. Tests: NamedCurveTests.

/// What parsing, listings and documentation know about a named curve or a curve function.
public struct CurveEntry: Hashable, Sendable {
  /// The canonical name, which is the one that is printed.
  public let name: String

  /// Further names that are read, without those that differ only in upper and lower case.
  public let aliases: [String]

  /// How the curve is written: the name, or a function with the names of its arguments.
  public let form: String

  /// One sentence on what the curve does.
  public let summary: String

  /// Who defines the curve, and what is called so.
  public let source: String

  /// Whether a browser keeps the name when it computes a style.
  let isKeptInStyles: Bool

  /// Creates the entry of a curve; the form of a curve without arguments is its name.
  init(
    _ name: String, aliases: [String] = [], form: String? = nil, _ summary: String,
    source: String, isKeptInStyles: Bool = false
  ) {
    self.name = name
    self.aliases = aliases
    self.form = form ?? name
    self.summary = summary
    self.source = source
    self.isKeptInStyles = isKeptInStyles
  }

  /// Whether a text is one of the names, in upper or lower case of the letters a to z.
  func isNamed(_ text: String) -> Bool {
    text.isEqualIgnoringCase(to: name) || aliases.contains { text.isEqualIgnoringCase(to: $0) }
  }
}

extension String {
  /// Whether another text differs at most in upper and lower case of the letters a to z.
  package func isEqualIgnoringCase(to other: String) -> Bool {
    utf8.count == other.utf8.count
      && zip(utf8, other.utf8).allSatisfy { $0.lowercased == $1.lowercased }
  }
}
