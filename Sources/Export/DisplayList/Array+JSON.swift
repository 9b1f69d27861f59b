// Values as JSON writes them.
// Layer: Export. Source: RFC 8259 (JSON). Tests: JSONTextTests.

import Easing

extension [UInt8] {
  /// Appends a string in quotes; control characters, quotes and backslashes are escaped.
  mutating func append(json text: String) {
    let digits = Array("0123456789abcdef".utf8)
    append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(contentsOf: "\\\"".utf8)
      case UInt8(ascii: "\\"): append(contentsOf: "\\\\".utf8)
      case UInt8(ascii: "\n"): append(contentsOf: "\\n".utf8)
      case UInt8(ascii: "\t"): append(contentsOf: "\\t".utf8)
      case UInt8(ascii: "\r"): append(contentsOf: "\\r".utf8)
      case 0..<0x20:
        append(contentsOf: "\\u00".utf8)
        append(digits[Int(byte >> 4)])
        append(digits[Int(byte & 15)])
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }

  /// Appends a number in its shortest text; one that is infinite or not a number is `null`.
  mutating func append(json number: Double) {
    if number.isFinite {
      NumberFormat.shortest.append(number, to: &self)
    } else {
      append(contentsOf: "null".utf8)
    }
  }

  /// Appends the comma that stands before every field and item but the first.
  mutating func appendComma(unless isFirst: Bool) {
    if !isFirst { append(UInt8(ascii: ",")) }
  }

  /// Appends numbers as an array.
  mutating func append(json numbers: [Double]) {
    append(UInt8(ascii: "["))
    for (index, number) in numbers.enumerated() {
      appendComma(unless: index == 0)
      append(json: number)
    }
    append(UInt8(ascii: "]"))
  }
}
