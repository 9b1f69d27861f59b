// Rows of scenes as bits, and random times, for the tests of scenes.

import Easing
import Scenes
import TestSupport
import Timeline

/// A cell with its number as bits, so that no two numbers pass for one.
enum CellBits: Hashable {
  case number(UInt64)
  case other(CellValue)

  init(_ cell: CellValue) {
    switch cell {
    case .number(let value): self = .number(value.bitPattern)
    case .integer, .flag, .text, .empty: self = .other(cell)
    }
  }
}

extension Scene {
  /// The cells of the table at a time, by heading.
  func cells(at time: RationalTime) -> [String: CellValue] {
    let sample = sample(at: time)
    return Dictionary(uniqueKeysWithValues: columns.map { ($0.heading, $0.value(sample)) })
  }

  /// The number of a column at a time; `nil` if its cell is empty or no number.
  func number(_ heading: String, at time: RationalTime) -> Double? {
    switch cells(at: time)[heading] {
    case .number(let value): value
    case .integer(let value): Double(value)
    case .flag(let value): value ? 1 : 0
    case .text, .empty, nil: nil
    }
  }
}

extension SceneColumn {
  /// The cells of columns for a sample, as bits.
  static func bits(_ columns: [SceneColumn], of sample: Sample) -> [CellBits] {
    columns.map { CellBits($0.value(sample)) }
  }
}

extension RationalTime {
  /// A time in 0…`seconds`, whole milliseconds or a frame of 60 or 30000/1001 per second as often.
  static func random(upTo seconds: Int, using random: inout SplitMix64) -> RationalTime {
    let (numerator, denominator) =
      [(1, 1000), (1, 60), (1001, 30_000), (1, 7)].randomElement(
        using: &random) ?? (1, 1)
    return RationalTime(
      Int.random(in: 0...seconds * denominator / numerator, using: &random) * numerator,
      denominator)
  }
}
