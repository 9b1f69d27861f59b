// Numbers as text, in one place.
// Layer: Easing/Text.
// Source: ECMA-262, 15th edition, section 6.1.6.1.20 (Number::toString) for the shortest form.
// Tests: NumberFormatTests.

/// Says how numbers become text.
///
/// The text is the same on every machine: a `.` before the fraction, no digit groups, and never
/// `-0`. JSON, CSV, CSS and JavaScript read every form.
public enum NumberFormat: Hashable, Sendable {
  /// The fewest digits that read back to the same bits, as JavaScript writes a number.
  ///
  /// Of several texts with the fewest digits it is the closest to the number, the even one of two
  /// as close. From 10⁻⁶ to below 10²¹ it is a plain decimal such as `0.00025`, `12.5` or
  /// `100000`, otherwise one digit before the point and an exponent: `1e-7`, `1.5e+300`.
  case shortest

  /// A fixed number of digits after the decimal point, `0...100`, correctly rounded.
  ///
  /// The double itself is rounded, not its shortest text, and from the middle to the even digit:
  /// with two digits 0.125 is `0.12`, and 1.005, which is a little less, is `1.00`. With 0 digits
  /// there is no point. There is never an exponent, so the largest double has 309 digits before
  /// the point.
  case fixed(Int)

  /// The text of a finite number.
  ///
  /// `NumberFormat.fixed(2).text(of: -0.001)` is `0.00`.
  ///
  /// - Precondition: `value` is finite, and a fixed number of digits is `0...100`.
  public func text(of value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text of a finite number to a text in UTF-8.
  ///
  /// - Precondition: `value` is finite, and a fixed number of digits is `0...100`.
  public func append(_ value: Double, to bytes: inout [UInt8]) {
    precondition(value.isFinite, "A number must be finite to become text.")
    switch self {
    case .shortest:
      bytes.append(addingCapacity: NumberFormat.shortestCapacity) { output in
        NumberFormat.appendShortest(value, to: &output)
      }
    case .fixed(let digitCount):
      precondition((0...100).contains(digitCount), "A number has 0 to 100 fixed digits.")
      NumberFormat.appendFixed(value, digitCount: digitCount, to: &bytes)
    }
  }

  /// Appends a whole number to a text in UTF-8.
  public static func append(_ value: Int, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: 32) { output in
      output.append(capacity: 32) { free in
        let sign = value < 0 ? 1 : 0
        free.store(UInt8(ascii: "-"), at: 0)
        return free.storeDecimal(UInt64(value.magnitude), at: sign) + sign
      }
    }
  }
}
