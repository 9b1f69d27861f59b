// A fraction of 1 as a percentage.
// Layer: Easing/Notation. Tests: PercentageTests.

/// The percentage that reads back to the bits of a fraction of 1: `0.07` is `7%`.
///
/// Multiplying by 100 would round, and 0.07 would become 7.000000000000001%. So the point of the
/// shortest decimal is moved instead.
///
/// - Precondition: `fraction` is finite.
func percentage(of fraction: Double) -> String {
  guard fraction != 0 else { return "0%" }
  let decimal = ShortestDecimal(of: fraction.magnitude).scaled(byPowerOfTen: 2)
  var bytes = fraction < 0 ? [UInt8(ascii: "-")] : []
  bytes.append(capacity: NumberFormat.shortestCapacity) { free in
    SeventeenDigits(decimal).write(to: &free, at: 0)
  }
  return String(decoding: bytes, as: UTF8.self) + "%"
}
