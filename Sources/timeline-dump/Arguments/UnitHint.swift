// What is too much in a number with a unit.
// Layer: timeline-dump. Tests: UnitHintTests.

import Easing
import Timeline

/// Says what keeps a value from being a time or a number, where that can be told.
enum UnitHint {
  /// Ends a sentence of what is accepted: `, without a space`; empty where nothing can be told.
  static func text(for value: String, accepted: String) -> String {
    let number = value.prefix { !$0.isLetter && $0 != " " }
    let unit = value.dropFirst(number.count).drop { $0 == " " }
    guard DecimalNumber(number) != nil, unit.first?.isLetter == true else { return "" }
    guard accepted.contains("time") else {
      return accepted.contains("number") && units.contains(unit.lowercased())
        ? ", without a unit" : ""
    }
    if isTime(number + unit) { return isTime(value[...]) ? "" : ", without a space" }
    return timesElsewhere.contains(unit.lowercased()) ? ", in s, ms, us or ns" : ""
  }

  /// Units of numbers that are written without one.
  private static let units = [
    "pt", "px", "em", "dp", "s", "ms", "hz", "fps", "kg", "g", "deg", "x",
  ]

  /// Units in which times are written elsewhere.
  private static let timesElsewhere = [
    "sec", "secs", "second", "seconds", "msec", "msecs", "millis", "milliseconds", "m", "min",
    "mins",
    "minute", "minutes", "h", "hr", "hour", "hours", "f", "frames", "ms", "s",
  ]

  private static func isTime(_ text: Substring) -> Bool {
    do throws(TimelineError) {
      _ = try RationalTime(parsing: String(text))
      return true
    } catch {
      return false
    }
  }
}
