// Names of numbered files: frames/%05d.png.
// Layer: timeline-dump. Source: ISO C, fprintf(), the conversion %d with the flag 0 and a width.
// Tests: FileNamePatternTests.

import Easing

/// The path of a file, or of a file for each frame.
struct FileNamePattern: Hashable, Sendable {
  /// What stands before the number; all of it where there is none.
  private let start: String

  /// The least digits of the number, or `nil` where there is none.
  private let digits: Int?

  private let end: String

  /// The most digits that a pattern may ask for: those of every frame number, and some more.
  private static let greatestWidth = 32

  /// Reads a path in which `%d` or `%05d` is the number of a frame, and `%%` a percent sign.
  ///
  /// - Throws: `.usage` for any other `%`, for a second number and for one in the name of a folder.
  init(_ path: String) throws(CommandError) {
    var parts = [""]
    var digits: Int?
    var rest = path.unicodeScalars[...]
    while let character = rest.popFirst() {
      guard character == "%" else {
        parts[parts.count - 1].unicodeScalars.append(character)
        continue
      }
      if rest.first == "%" {
        rest.removeFirst()
        parts[parts.count - 1] += "%"
        continue
      }
      let width = rest.prefix { ("0"..."9").contains($0) }
      rest = rest.dropFirst(width.count)
      guard rest.popFirst() == "d", let count = Self.width(String(width)), digits == nil else {
        throw Self.wrong(path)
      }
      digits = count
      parts.append("")
    }
    start = parts[0]
    end = parts.count > 1 ? parts[1] : ""
    self.digits = digits
    if end.utf8.contains(UInt8(ascii: "/")) { throw Self.wrong(path) }
  }

  /// Whether each frame has a path of its own.
  var isNumbered: Bool { digits != nil }

  /// The path of a frame.
  func path(ofFrame number: Int) -> String {
    guard let digits else { return start }
    let sign = number < 0 ? "-" : ""
    let text = String(number.magnitude)
    let zeros = String(repeating: "0", count: max(0, digits - sign.utf8.count - text.utf8.count))
    return start + sign + zeros + text + end
  }

  /// The folder of the files, or `nil` for the one that the program runs in.
  var folder: String? {
    guard let slash = start.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
    let path = String(start[..<slash])
    return path.isEmpty ? nil : path
  }

  /// The width of nothing is 0, that of `05` is 5; `nil` for `5`, whose blanks are no good in names.
  private static func width(_ text: String) -> Int? {
    if text.isEmpty { return 0 }
    guard text.hasPrefix("0"), let width = Int(text), (1...greatestWidth).contains(width) else {
      return nil
    }
    return width
  }

  private static func wrong(_ path: String) -> CommandError {
    .usage(
      "The option --output is \(path.quoted), but a pattern has one %d or %05d in the file's name "
        + "for the number of the frame, and %% for a percent sign.")
  }
}
