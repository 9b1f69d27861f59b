// Timings as the JSON files of Tests/Vectors write them: times in milliseconds.

import Easing
import Timeline

/// A JSON number to its last digit, or a word.
enum JSONQuantity: Decodable, Hashable {
  case number(Rational)
  case word(String)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let value = try? container.decode(Double.self) {
      // Shortest text of a double is the text of the file, whose numbers are shortest decimals.
      self = .number(exactDecimal("\(value)"))
    } else {
      self = .word(try container.decode(String.self))
    }
  }

  /// The number, or `nil` for a word.
  var number: Rational? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The number of milliseconds as a time; infinite for any word.
  var time: Extended<RationalTime> {
    switch self {
    case .number(let number): .finite(RationalTime(seconds: number / Rational(1000)))
    case .word: .infinite
    }
  }
}

/// The exact value of a decimal with or without an exponent, by shifting its point.
///
/// - Precondition: The text is the description of a finite double, and fits into 128 bits.
func exactDecimal(_ text: String) -> Rational {
  let parts = text.split(separator: "e")
  let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
  let places = parts[0].split(separator: ".").dropFirst().first?.count ?? 0
  let digits = Int128(parts[0].filter { $0 != "." }) ?? 0
  let scale = exponent - places
  let power = (0..<abs(scale)).reduce(Int128(1)) { power, _ in power * 10 }
  return scale < 0 ? Rational(digits, power) : Rational(digits * power)
}

/// The timing members of a row; what a row leaves out has the standard's default.
struct TimingDescription: Decodable {
  let delay: JSONQuantity?
  let endDelay: JSONQuantity?
  let fill: String?
  let iterationStart: JSONQuantity?
  let iterations: JSONQuantity?
  let duration: JSONQuantity?
  let direction: String?
  let easing: String?

  /// The timing through the library's own parsing of words.
  func timing() throws -> EffectTiming {
    try EffectTiming(
      delay: delay?.time.finiteValue ?? .zero,
      endDelay: endDelay?.time.finiteValue ?? .zero,
      fill: FillMode(parsing: fill ?? "auto"),
      iterationStart: iterationStart?.number ?? .zero,
      iterations: iterations.map { $0.number.map { .finite($0) } ?? .infinite } ?? .once,
      duration: duration.map(TimingDescription.duration) ?? .auto,
      direction: PlaybackDirection(parsing: direction ?? "normal"),
      easing: EasingCurve(parsing: easing ?? "linear"))
  }

  private static func duration(_ quantity: JSONQuantity) -> IterationDuration {
    switch quantity {
    case .number(let number): .time(RationalTime(seconds: number / Rational(1000)))
    case .word("auto"): .auto
    case .word: .infinite
    }
  }
}
