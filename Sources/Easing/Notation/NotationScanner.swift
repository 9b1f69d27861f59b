// The words, numbers and signs of a notation.
// Layer: Easing/Notation. Source: CSS Syntax 3, section 4 (tokenization).
// Tests: NotationScannerTests.

/// Reads the text of a curve from its start to its end, one token at a time.
///
/// - Complexity: each byte is looked at a fixed number of times, whatever the text.
struct NotationScanner {
  /// The text as it was given.
  let text: String
  let bytes: [UInt8]
  /// The index of the next byte.
  var offset = 0

  init(_ text: String) {
    self.text = text
    bytes = Array(text.utf8)
  }

  /// Whether everything has been read.
  var isAtEnd: Bool { offset == bytes.count }

  /// The byte at a distance from the next one, or `nil` beyond the end.
  func peek(_ distance: Int = 0) -> UInt8? {
    bytes.indices.contains(offset + distance) ? bytes[offset + distance] : nil
  }

  /// Reads one byte if it is this character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek() == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Passes over white space and comments; says whether there was white space.
  @discardableResult
  mutating func skipSpace() throws(EasingError) -> Bool {
    var foundSpace = false
    while let byte = peek() {
      if byte.isSpace {
        foundSpace = true
        offset += 1
      } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        try skipComment()
      } else {
        break
      }
    }
    return foundSpace
  }

  private mutating func skipComment() throws(EasingError) {
    let start = offset
    offset += 2
    while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
      guard !isAtEnd else { throw fault(.commentNotClosed, at: start) }
      offset += 1
    }
    offset += 2
  }

  /// The text between two indices of bytes.
  func text(from start: Int, to end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// The error that something is wrong at the index of a byte.
  func fault(_ reason: NotationFault.Reason, at offset: Int) -> EasingError {
    // Every byte but those that continue a character begins one.
    let before = bytes[..<offset].reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
    return .notation(NotationFault(text: text, position: before + 1, reason: reason))
  }

  /// The error that something else is expected next.
  func unexpected(expected: String) -> EasingError {
    fault(.unexpected(found: nextTokenText, expected: expected), at: offset)
  }

  /// The text of the next token, or `nil` at the end.
  private var nextTokenText: String? {
    var ahead = self
    if ahead.takeNumber() == nil && ahead.takeIdentifier() == nil {
      guard !isAtEnd else { return nil }
      ahead.offset += 1
      while let byte = ahead.peek(), byte & 0xC0 == 0x80 { ahead.offset += 1 }
    }
    return text(from: offset, to: ahead.offset)
  }
}

extension UInt8 {
  /// Whether the byte ends a line: line feed, form feed, carriage return.
  var isLineEnd: Bool { self == 0x0A || self == 0x0C || self == 0x0D }

  /// Whether the byte is white space in CSS, which is ASCII only.
  var isSpace: Bool { self == 0x20 || self == 0x09 || isLineEnd }
}
