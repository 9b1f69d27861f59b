// Bytes as text.
// Layer: Export. Source: RFC 4648, section 4. Tests: Base64Tests.

/// The base 64 encoding of bytes, with padding.
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Appends four characters for every three bytes, without line ends.
  static func append(_ data: [UInt8], to bytes: inout [UInt8]) {
    bytes.reserveCapacity(bytes.count + (data.count + 2) / 3 * 4)
    for start in stride(from: 0, to: data.count, by: 3) {
      let count = Swift.min(3, data.count - start)
      var group: UInt32 = 0
      for index in 0..<3 { group = group << 8 | (index < count ? UInt32(data[start + index]) : 0) }
      for index in 0..<4 {
        let digit = digits[Int(group >> UInt32(18 - 6 * index) & 63)]
        bytes.append(index <= count ? digit : UInt8(ascii: "="))
      }
    }
  }
}
