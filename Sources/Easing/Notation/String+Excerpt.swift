// The piece of a text that an error message shows.
// Layer: Easing/Notation. Tests: ExcerptTests.

extension String {
  /// At most so many characters around an offset, with `…` for what is left out.
  ///
  /// The offset is counted in Unicode scalars, from 0. Characters that would break a line, move
  /// the cursor of a terminal or turn the direction of writing are shown as `\u{…}`.
  package func excerpt(around offset: Int = 0, length: Int = 60) -> String {
    let count = unicodeScalars.count
    let first = Swift.max(Swift.min(offset - length / 2, count - length), 0)
    var shown = first > 0 ? "…" : ""
    for scalar in unicodeScalars.dropFirst(first).prefix(length) {
      if scalar.isSafeToShow {
        shown.unicodeScalars.append(scalar)
      } else {
        shown += "\\u{" + String(scalar.value, radix: 16) + "}"
      }
    }
    return shown + (first + length < count ? "…" : "")
  }

  /// The beginning of the text in quotation marks.
  package var quoted: String { "'\(excerpt())'" }
}

extension Unicode.Scalar {
  /// Whether the scalar is neither a control character nor one that separates lines or turns the
  /// direction of writing.
  fileprivate var isSafeToShow: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
