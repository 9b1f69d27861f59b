// JSON objects, field by field.
// Layer: Export. Source: RFC 8259 (JSON). Tests: JSONTextTests.

import Easing

/// Writes the fields of JSON objects in the order in which they are given.
struct JSONWriter {
  /// The text so far.
  var bytes: [UInt8] = []

  /// Whether the next field or item is the first one.
  private var isFirst = true

  /// Writes an object, whose fields the body writes.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose(UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  /// Writes a field whose value the body writes.
  mutating func field(_ name: String, _ value: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(contentsOf: "\":".utf8)
    value(&self)
    isFirst = false
  }

  /// Writes a field with a number.
  mutating func field(_ name: String, _ number: Double) {
    field(name) { $0.bytes.append(json: number) }
  }

  /// Writes a field with a whole number.
  mutating func field(_ name: String, _ number: Int) {
    field(name) { NumberFormat.append(number, to: &$0.bytes) }
  }

  /// Writes a field with a text.
  mutating func field(_ name: String, _ text: String) {
    field(name) { $0.bytes.append(json: text) }
  }

  /// Writes a field with an array of numbers.
  mutating func field(_ name: String, _ numbers: [Double]) {
    field(name) { $0.bytes.append(json: numbers) }
  }

  /// Writes a field with an object, or `null` if there is none.
  mutating func field<Value>(
    _ name: String, object value: Value?, _ body: (Value, inout JSONWriter) -> Void
  ) {
    field(name) { json in
      guard let value else { return json.bytes.append(contentsOf: "null".utf8) }
      json.object { body(value, &$0) }
    }
  }

  /// Writes a field with an array, each item of which the body writes.
  mutating func field<Value>(
    _ name: String, array values: [Value], _ item: (Value, inout JSONWriter) -> Void
  ) {
    field(name) { json in
      json.enclose(UInt8(ascii: "["), UInt8(ascii: "]")) { json in
        for value in values {
          json.separate()
          item(value, &json)
          json.isFirst = false
        }
      }
    }
  }

  private mutating func enclose(
    _ start: UInt8, _ end: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    bytes.append(start)
    isFirst = true
    body(&self)
    bytes.append(end)
    isFirst = false
  }

  private mutating func separate() {
    bytes.appendComma(unless: isFirst)
    isFirst = true
  }
}
