// Frame rates as text: `60`, `29.97`, `30000/1001`.
// Layer: Timeline. Tests: FrameRateTextTests.

import Easing

extension FrameRate {
  /// Reads a rate: a decimal or a ratio of whole numbers, in frames per second.
  ///
  /// A ratio is taken as it is. A decimal is exact too, unless it is the rounded name of a rate
  /// over 1001: `N × 1000/1001` for N = 24, 30, 48, 60, 96, 120 or 240, rounded to between two and
  /// nine digits after the point, is read as that rate. So `29.97` and `29.97003` are 30000/1001,
  /// `23.976` and `23.98` are 24000/1001, `47.952`, `59.94`, `95.904`, `119.88` and `239.76` are
  /// 1000/1001 of 48, 60, 96, 120 and 240; `2997/100` is 29.97 to the letter.
  ///
  /// - Throws: `TimelineError.notAFrameRate` if the text is no number;
  ///   `TimelineError.frameRateOutOfRange` if the rate is outside `slowest` to `fastest`, or a
  ///   part in lowest terms is above `greatestPart`.
  public init(parsing text: String) throws(TimelineError) {
    switch ExactNumber(reading: Substring(text)) {
    case .malformed:
      throw .notAFrameRate(text)
    case .tooLong:
      throw .frameRateOutOfRange(text)
    case .value(let value):
      let isRatio = text.utf8.contains(UInt8(ascii: "/"))
      let rate = isRatio ? value : FrameRate.rateOver1001(named: value) ?? value
      do {
        try self.init(framesPerSecond: rate)
      } catch {
        // The user's own text rather than the fraction in lowest terms.
        throw .frameRateOutOfRange(text)
      }
    }
  }

  /// The rate as text, which `init(parsing:)` reads back to the same rate: `60`, `25/2`,
  /// `30000/1001`.
  public var notation: String { ExactNumber.notation(of: framesPerSecond) }

  /// The rate over 1001 that a decimal is the rounded name of, or `nil`.
  private static func rateOver1001(named decimal: Rational) -> Rational? {
    guard !decimal.isWhole, decimal < Rational(240) else { return nil }
    for whole: Int128 in [24, 30, 48, 60, 96, 120, 240] {
      let rate = Rational(whole * 1000, 1001)
      var scale: Int128 = 10
      for _ in 2...9 {
        scale *= 10
        // No rate over 1001 lies half way between two decimals.
        let rounded = (rate * Rational(scale) + Rational(1, 2)).floor
        if decimal == Rational(rounded, scale) { return rate }
      }
    }
    return nil
  }
}

extension FrameRate: CustomStringConvertible {
  /// The same as `notation`.
  public var description: String { notation }
}
