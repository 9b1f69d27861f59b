// A fraction of 1 as a percentage.
// Layer: Easing/Notation. Source: ECMAScript, Number::toString, for when an exponent is written.
// Tests: PercentageTests.

/// The percentage that reads back to the bits of a fraction of 1: `0.07` is `7%`.
///
/// Multiplying by 100 would round, and 0.07 would become 7.000000000000001%. So the point of the
/// shortest decimal is moved instead.
///
/// - Precondition: `fraction` is finite.
func percentage(of fraction: Double) -> String {
  var rest = NumberFormat.shortest.text(of: fraction).utf8[...]
  let sign = rest.first == UInt8(ascii: "-") ? "-" : ""
  if !sign.isEmpty { rest.removeFirst() }

  var exponent = 0
  if let mark = rest.firstIndex(of: UInt8(ascii: "e")) {
    exponent = Int(String(Substring(rest[rest.index(after: mark)...]))) ?? 0
    rest = rest[..<mark]
  }
  let parts = rest.split(separator: UInt8(ascii: "."))
  var digits = parts.flatMap { $0 }
  // The number is 0.digits × 10^position.
  var position = (parts.first?.count ?? 0) + exponent + 2
  while digits.first == UInt8(ascii: "0") {
    digits.removeFirst()
    position -= 1
  }
  while digits.last == UInt8(ascii: "0") { digits.removeLast() }
  guard !digits.isEmpty else { return "0%" }
  return sign + decimal(String(decoding: digits, as: UTF8.self), pointAt: position) + "%"
}

/// The text of `0.digits × 10^position`, with an exponent below 10⁻⁶ and from 10²¹ on.
private func decimal(_ digits: String, pointAt position: Int) -> String {
  let count = digits.utf8.count
  switch position {
  case count...21 where count <= 21:
    return digits + String(repeating: "0", count: position - count)
  case 1...21:
    let point = digits.utf8.index(digits.startIndex, offsetBy: position)
    return "\(digits[..<point]).\(digits[point...])"
  case -5...0:
    return "0." + String(repeating: "0", count: -position) + digits
  default:
    let second = digits.utf8.index(after: digits.startIndex)
    let fraction = count > 1 ? ".\(digits[second...])" : ""
    return "\(digits[..<second])\(fraction)e\(position > 0 ? "+" : "")\(position - 1)"
  }
}
