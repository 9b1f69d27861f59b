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
  guard fraction != 0 else { return "0%" }
  let shortest = ShortestDecimal(of: fraction.magnitude)
  var (digits, exponent) = (shortest.digits, shortest.exponent + 2)
  while digits % 10 == 0 { (digits, exponent) = (digits / 10, exponent + 1) }
  let text = String(digits)
  return (fraction < 0 ? "-" : "") + decimal(text, pointAt: text.utf8.count + exponent) + "%"
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
