// The values between two ends.
// Layer: Scenes. Tests: SceneInputTests.

public import Timeline

/// The values that an input takes: all between two ends, of which the lower may be left out.
///
/// NaN and infinities are in no range, as both ends are finite.
public struct InputRange<Bound: Comparable & Hashable & Sendable>: Hashable, Sendable {
  /// The lower end.
  public let lower: Bound
  /// The upper end, which belongs to the range.
  public let upper: Bound
  /// Whether the lower end belongs to the range.
  public let includesLower: Bool

  private init(lower: Bound, upper: Bound, includesLower: Bool) {
    self.lower = lower
    self.upper = upper
    self.includesLower = includesLower
  }

  /// The values from one to another, both included.
  public static func from(_ lower: Bound, to upper: Bound) -> InputRange {
    InputRange(lower: lower, upper: upper, includesLower: true)
  }

  /// The values above one, to another that is included.
  public static func above(_ lower: Bound, atMost upper: Bound) -> InputRange {
    InputRange(lower: lower, upper: upper, includesLower: false)
  }

  /// Whether a value is in the range.
  public func contains(_ value: Bound) -> Bool {
    (includesLower ? value >= lower : value > lower) && value <= upper
  }

  /// What is accepted, to end a sentence with: `a number above 0 and at most 4096`.
  func accepted(_ noun: String, text: (Bound) -> String) -> String {
    includesLower
      ? "\(noun) from \(text(lower)) to \(text(upper))"
      : "\(noun) above \(text(lower)) and at most \(text(upper))"
  }
}

extension InputRange<Double> {
  /// The longest length, in points: beyond any screen, and short enough for every sum and product
  /// of lengths to be finite.
  public static var greatestLength: Double { 1_000_000 }

  /// The lengths from 0 on, in points.
  public static var lengths: InputRange { .from(0, to: greatestLength) }

  /// The lengths above 0, in points.
  public static var positiveLengths: InputRange { .above(0, atMost: greatestLength) }

  /// The numbers from 0 to 1.
  public static var unit: InputRange { .from(0, to: 1) }
}

extension InputRange<RationalTime> {
  /// The longest time that a user can give.
  public static var greatestTime: RationalTime { RationalTime(RationalTime.greatestSeconds) }

  /// The times from 0 on.
  public static var times: InputRange { .from(.zero, to: greatestTime) }

  /// The times above 0.
  public static var positiveTimes: InputRange { .above(.zero, atMost: greatestTime) }

  /// Whether a time is one from 0 on that a user can give, no finer than its limits say.
  static func takes(_ time: RationalTime) -> Bool {
    times.contains(time) && time.isWithinLimits
  }
}
