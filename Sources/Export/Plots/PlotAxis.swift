// The ticks of an axis.
// Layer: Export. Tests: PlotAxisTests.

import Easing

/// A range of numbers with round ticks: multiples of 1, 2 or 5 times a power of ten.
struct PlotAxis: Hashable, Sendable {
  /// The least number on the axis.
  let lower: Double
  /// The greatest, above `lower`.
  let upper: Double
  /// The ticks by rising number, all within the axis.
  let ticks: [Tick]

  /// A mark and its text.
  struct Tick: Hashable, Sendable {
    let value: Double
    let text: String
  }

  /// How far from 0 a number may be; a farther one lies at the end of the axis.
  static let greatest = 1e15

  /// The least distance of two ticks.
  static let leastStep = 1e-9

  /// Creates the axis of some numbers.
  ///
  /// - Parameters:
  ///   - least: The least of the numbers.
  ///   - greatest: The greatest; if all are equal, the axis takes in a little on both sides.
  ///   - count: How many steps there are at most, at least 2.
  ///   - isWidened: Whether the axis goes from a tick to a tick; otherwise its ends are the numbers.
  init(from least: Double, to greatest: Double, steps count: Int, isWidened: Bool) {
    var (lower, upper) = (Self.bounded(min(least, greatest)), Self.bounded(max(least, greatest)))
    let smallest = max(Self.leastStep, max(lower.magnitude, upper.magnitude) * 0x1p-40)
    if upper - lower < smallest {
      let margin = max(smallest, max(lower.magnitude, upper.magnitude) / 10)
      (lower, upper) = (lower - margin, upper + margin)
    }
    let step = Step(atLeast: (upper - lower) / Double(max(count, 2)))
    var (first, last) = (-(-lower / step.size).floored, (upper / step.size).floored)
    if isWidened {
      (first, last) = ((lower / step.size).floored, -(-upper / step.size).floored)
      (lower, upper) = (step.multiple(first), step.multiple(last))
    }
    self.lower = lower
    self.upper = upper
    let whole = first <= last ? Array(Int(first)...Int(last)) : []
    ticks = whole.map { Tick(value: step.multiple(Double($0)), text: step.text(Double($0))) }
  }

  private static func bounded(_ number: Double) -> Double {
    number.isNaN ? 0 : min(max(number, -greatest), greatest)
  }

  /// Where a number lies: 0 at the lower end, 1 at the upper one.
  func position(of number: Double) -> Double {
    (min(max(number, lower), upper) - lower) / (upper - lower)
  }
}

extension PlotAxis {
  /// A distance of ticks: a digit times a power of ten.
  private struct Step {
    /// 1, 2 or 5.
    let digit: Double
    /// The power of ten, or what 1 is divided by to get it.
    let power: Double
    /// Whether the distance is below 1.
    let isFraction: Bool
    /// How many digits stand behind the decimal point.
    let places: Int

    /// The least such distance that is not below a number, which is within 10^±16.
    init(atLeast least: Double) {
      var (power, places) = (1.0, 0)
      var isFraction = false
      // Powers of ten up to 10²² are exact.
      while power < 1e17 && power * 5 < least { power *= 10 }
      while power == 1 || isFraction, power < 1e17, 5 / (power * 10) >= least {
        isFraction = true
        power *= 10
        places += 1
      }
      self.power = power
      self.isFraction = isFraction
      self.places = places
      func size(_ digit: Double) -> Double { isFraction ? digit / power : digit * power }
      digit = [1, 2].first { size($0) >= least } ?? 5
    }

    /// The distance.
    var size: Double { multiple(1) }

    /// A multiple: the double nearest to it, as products of whole numbers are exact.
    func multiple(_ count: Double) -> Double {
      isFraction ? count * digit / power : count * digit * power
    }

    func text(_ count: Double) -> String {
      isFraction
        ? NumberFormat.fixed(places).text(of: multiple(count))
        : NumberFormat.shortest.text(of: multiple(count))
    }
  }
}
