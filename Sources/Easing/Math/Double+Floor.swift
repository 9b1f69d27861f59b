// Rounding to whole numbers without the platform's maths library.
// Layer: Easing/Math. Tests: DoubleFloorTests.

extension Double {
  /// The largest whole number that is not above; NaN, the infinities and −0 stay as they are.
  ///
  /// The standard library's `rounded(.down)` may call the platform's `floor`.
  package var floored: Double {
    guard magnitude < 0x1p52 else { return self }
    let truncated = Double(Int64(self))
    if truncated == self { return self }
    return truncated > self ? truncated - 1 : truncated
  }

  /// The whole number that the number is, or `nil` if it is none or needs more than an `Int`.
  ///
  /// The standard library's `Int(exactly:)` may call the platform's `trunc`.
  var wholeNumber: Int? {
    guard self >= -0x1p63, self < 0x1p63, floored == self else { return nil }
    return Int(exactly: Int64(self))
  }
}
