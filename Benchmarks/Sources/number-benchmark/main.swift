// Writes and reads numbers, against the standard library of C++.

import CNumbers
import Easing
import Measuring

/// Numbers of one kind.
struct Numbers {
  let name: String
  let values: [Double]

  static let count = 60_000

  /// Doubles with all digits, decimals with few, and pixels.
  static var all: [Numbers] {
    var state: UInt64 = 1
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 11
    }
    return [
      Numbers(name: "all digits", values: (0..<count).map { _ in Double(next()) * 0x1p-53 }),
      Numbers(
        name: "three decimals", values: (0..<count).map { _ in Double(next() % 1_000_000) / 1000 }),
      Numbers(name: "whole", values: (0..<count).map { _ in Double(next() % 4000) }),
    ]
  }
}

/// Reads all texts and returns a sum of what was read.
///
/// In the program's main part the closure would be the main actor's, which each call would check.
func readAll(_ texts: [Substring]) -> Int {
  texts.reduce(0) { $0 &+ Int(DecimalNumber($1)?.doubleValue ?? .nan) }
}

Surroundings.report()
for numbers in Numbers.all {
  let values = numbers.values
  var theirs = [CChar](repeating: 0, count: 30 * values.count)
  var ours: [UInt8] = []
  ours.reserveCapacity(30 * values.count)
  func write(_ format: NumberFormat) -> Int {
    ours.removeAll(keepingCapacity: true)
    for value in values {
      format.append(value, to: &ours)
      ours.append(UInt8(ascii: ","))
    }
    return ours.count
  }
  Contest(
    "\(numbers.name), shortest", samples: values.count,
    [
      .init("std::to_chars") { numbers_to_chars(values, values.count, &theirs) },
      .init("ours") { write(.shortest) },
    ]
  ).run(rounds: 101)
  Contest(
    "\(numbers.name), six digits", samples: values.count,
    [
      .init("std::to_chars") { numbers_to_chars_fixed(values, values.count, 6, &theirs) },
      .init("ours") { write(.fixed(6)) },
    ]
  ).run(rounds: 101)

  let size = numbers_to_chars(values, values.count, &theirs)
  let texts = String(decoding: theirs[..<size].map { UInt8(bitPattern: $0) }, as: UTF8.self)
    .split(separator: ",")
  var read = [Double](repeating: 0, count: values.count)
  Contest(
    "\(numbers.name), read", samples: values.count,
    [
      .init("std::from_chars") { numbers_from_chars(theirs, size, &read) },
      .init("ours") { readAll(texts) },
    ]
  ).run(rounds: 101)
  precondition(
    texts.map { DecimalNumber($0)?.doubleValue } == values, "A number reads back otherwise.")
}
print("goals: shortest at most 0.75x std::to_chars with all digits, 0.65x with few")
