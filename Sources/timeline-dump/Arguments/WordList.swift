// Words as the parts of a sentence.
// Layer: timeline-dump. Tests: WordListTests.

import Easing

extension [String] {
  /// The words in a row: `a, b, c`.
  ///
  /// Every run of the program makes such lists, and `joined(separator:)` takes a tenth of the time
  /// in which a small table is written, since it is not specialised for arrays of strings.
  var commaList: String {
    var list = ""
    for word in self {
      if !list.isEmpty { list += ", " }
      list += word
    }
    return list
  }

  /// The words as alternatives: `a, b or c`.
  var alternatives: String {
    joined(last: "or")
  }

  /// The words together: `a, b and c`.
  var conjunction: String {
    joined(last: "and")
  }

  private func joined(last word: String) -> String {
    guard let last else { return "" }
    return count == 1 ? last : Array(dropLast()).commaList + " \(word) " + last
  }
}

extension String {
  /// The text in quotation marks, as long as a path can be; unlike `quoted` not cut short.
  var quotedPath: String { "'\(excerpt(length: 4096))'" }
}
