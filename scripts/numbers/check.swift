// Writes numbers and has them read back, here and in C++. Built and run by check.sh.

import Foundation

/// Numbers in blocks, their texts, and what was found in them.
struct NumberCheck {
  private static let blockLength = 4096

  private var values: [Double] = []
  private var texts: [UInt8] = []
  private var misread = 0
  private var total = 0
  private var found = tally()

  /// Checks a number; infinities, NaN and zeros, whose sign is not written, are passed over.
  mutating func check(_ value: Double) {
    guard value.isFinite, value != 0 else { return }
    let start = texts.count
    NumberFormat.shortest.append(value, to: &texts)
    let number = DecimalNumber(utf8: Array(texts[start...]))
    if number?.doubleValue.bitPattern != value.bitPattern { misread += 1 }
    texts.append(UInt8(ascii: "\n"))
    values.append(value)
    if values.count == Self.blockLength { flush() }
  }

  /// Compares what is left and prints all counts; returns whether all is well.
  mutating func finish(_ name: String) -> Bool {
    flush()
    print(
      """
      \(name): \(total) numbers
        read back as another number: \(misread) here, \(found.misread) by std::from_chars
        more digits than std::to_chars: \(found.more_digits)
        longer than std::to_chars: \(found.longer) with an exponent, \
      \(found.longer_decimals) plain decimals, \
      \(found.longer_common_decimals) of these from 1e-3 to below 1e5
      """)
    return misread == 0 && found.misread == 0 && found.more_digits == 0 && found.longer == 0
      && found.longer_common_decimals == 0
  }

  private mutating func flush() {
    texts.withUnsafeBytes {
      let bytes = $0.bindMemory(to: CChar.self)
      compare_numbers(values, values.count, bytes.baseAddress, bytes.count, &found)
    }
    total += values.count
    values.removeAll(keepingCapacity: true)
    texts.removeAll(keepingCapacity: true)
  }
}

@main
enum Check {
  static func main() {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 0
    var powers = NumberCheck()
    for exponent in -1074...1023 {
      powers.check(Double(sign: .plus, exponent: exponent, significand: 1))
    }
    for exponent in -323...308 {
      guard let power = DecimalNumber("1e\(exponent)")?.doubleValue else { continue }
      powers.check(power)
    }
    var random = NumberCheck()
    var source = SeededBits(seed: 2024)
    for _ in 0..<count { random.check(Double(bitPattern: source.next())) }
    // Numbers of a usual size, which a pattern drawn from all hardly ever is.
    var usual = NumberCheck()
    for _ in 0..<count / 10 {
      let bits = source.next()
      let exponent = Int(bits >> 53) % 100 - 50
      let significand = 1 + Double(bits << 12) * 0x1p-64
      usual.check(Double(sign: .plus, exponent: exponent, significand: significand))
    }
    let results = [
      powers.finish("powers of two and ten"), random.finish("random bits"),
      usual.finish("random from 2^-50 to 2^50"),
    ]
    exit(results.contains(false) ? 1 : 0)
  }
}
