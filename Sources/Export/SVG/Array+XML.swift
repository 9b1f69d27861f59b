// Text as XML writes it.
// Layer: Export. Source: XML 1.0 (Fifth Edition), sections 2.2 (characters) and 2.4 (markup).
// Tests: XMLTextTests.

extension [UInt8] {
  /// Appends a text in UTF-8 that stands between tags or in double quotes.
  ///
  /// Markup is escaped. Tabs and line ends are character references, so that no reader changes them. A
  /// character that XML does not allow, such as a control character, is U+FFFD.
  mutating func append(xml text: String) {
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: append(contentsOf: "&amp;".utf8)
      case 0x3C: append(contentsOf: "&lt;".utf8)
      case 0x3E: append(contentsOf: "&gt;".utf8)
      case 0x22: append(contentsOf: "&quot;".utf8)
      case 0x09: append(contentsOf: "&#9;".utf8)
      case 0x0A: append(contentsOf: "&#10;".utf8)
      case 0x0D: append(contentsOf: "&#13;".utf8)
      case 0..<0x20, 0xFFFE, 0xFFFF: append(contentsOf: "\u{FFFD}".utf8)
      default: append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
      }
    }
  }
}
