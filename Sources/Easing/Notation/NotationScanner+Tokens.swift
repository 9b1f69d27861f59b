// Numbers and names, as CSS writes them.
// Layer: Easing/Notation. Source: CSS Syntax 3, sections 4.3.4, 4.3.7, 4.3.11 and 4.3.12.
// Tests: NotationScannerTests.

extension NotationScanner {
  /// A number as it is written, with what follows it directly.
  struct Number {
    /// Sign, digits, point and exponent.
    let digits: String
    /// Whether there are only a sign and digits.
    let isInteger: Bool
    /// `%`, the name of a unit, or nothing.
    let unit: String
  }

  /// Reads a number with its unit, or nothing.
  mutating func takeNumber() -> Number? {
    var end = offset
    func isDigit(_ index: Int) -> Bool {
      bytes.indices.contains(index) && bytes[index].isDigit
    }
    func byte(_ index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

    if byte(end).isSign { end += 1 }
    guard isDigit(end) || (byte(end) == UInt8(ascii: ".") && isDigit(end + 1)) else { return nil }
    while isDigit(end) { end += 1 }
    let wholeEnd = end
    if byte(end) == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      while isDigit(end) { end += 1 }
    }
    if byte(end)?.lowercased == UInt8(ascii: "e") {
      let exponent = byte(end + 1).isSign ? end + 2 : end + 1
      if isDigit(exponent) {
        end = exponent
        while isDigit(end) { end += 1 }
      }
    }
    let digits = text(from: offset, to: end)
    let isInteger = end == wholeEnd
    offset = end
    let unit = take("%") ? "%" : takeIdentifier() ?? ""
    return Number(digits: digits, isInteger: isInteger, unit: unit)
  }

  /// Reads a name with its escapes replaced, or nothing.
  mutating func takeIdentifier() -> String? {
    let afterSign = peek() == UInt8(ascii: "-") ? 1 : 0
    guard let first = peek(afterSign) else { return nil }
    let begins =
      first.beginsName || startsEscape(afterSign) || (afterSign == 1 && first == UInt8(ascii: "-"))
    guard begins else { return nil }
    var name: [UInt8] = []
    while let byte = peek() {
      if byte.continuesName {
        name.append(byte)
        offset += 1
      } else if startsEscape() {
        name.append(contentsOf: String(Character(takeEscape())).utf8)
      } else {
        break
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a backslash and the character that it escapes come next.
  private func startsEscape(_ distance: Int = 0) -> Bool {
    guard peek(distance) == UInt8(ascii: "\\"), let next = peek(distance + 1) else { return false }
    return !next.isLineEnd
  }

  /// Reads an escape: up to six hexadecimal digits and one white space, or any other character.
  private mutating func takeEscape() -> Unicode.Scalar {
    offset += 1
    var value: UInt32 = 0
    var digitCount = 0
    while digitCount < 6, let digit = peek()?.hexDigit {
      value = value << 4 | digit
      digitCount += 1
      offset += 1
    }
    guard digitCount == 0 else {
      if peek() == 0x0D && peek(1) == 0x0A { offset += 1 }
      if let byte = peek(), byte.isSpace { offset += 1 }
      return Unicode.Scalar(value).flatMap { $0.value == 0 ? nil : $0 } ?? "\u{FFFD}"
    }
    let start = offset
    offset += 1
    while let byte = peek(), byte & 0xC0 == 0x80 { offset += 1 }
    return text(from: start, to: offset).unicodeScalars.first ?? "\u{FFFD}"
  }
}

extension UInt8? {
  /// Whether the byte is a plus or minus sign.
  fileprivate var isSign: Bool { self == UInt8(ascii: "+") || self == UInt8(ascii: "-") }
}

extension UInt8 {
  /// Whether the byte is one of the digits 0 to 9.
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  /// Whether the byte can begin a name: a letter, `_`, or a part of a character beyond ASCII.
  fileprivate var beginsName: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased) || self == UInt8(ascii: "_")
      || self >= 0x80
  }

  /// Whether the byte can be within a name.
  fileprivate var continuesName: Bool { beginsName || isDigit || self == UInt8(ascii: "-") }

  /// The value of a hexadecimal digit.
  fileprivate var hexDigit: UInt32? {
    if isDigit { return UInt32(self - UInt8(ascii: "0")) }
    guard (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(lowercased) else { return nil }
    return UInt32(lowercased - UInt8(ascii: "a")) + 10
  }
}
