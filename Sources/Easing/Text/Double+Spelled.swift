// A number in a sentence.
// Layer: Easing/Text. Tests: EasingErrorTests.

extension Double {
  /// The number as a sentence of an error or a report has it, which may be one that no table could
  /// hold.
  var spelled: String {
    if isNaN { return "NaN" }
    guard isFinite else { return self < 0 ? "-infinity" : "infinity" }
    return NumberFormat.shortest.text(of: self)
  }
}
