// The control points of a three-point cubic, recovered from its two segments.
// Layer: Easing/Notation. Tests: NotationTests.

extension ThreePointCubic {
  /// The text of the curve: its control points in the order in which the curve passes them.
  var notation: String {
    let (mx, my) = (midpoint.x, midpoint.y)
    func inverse(_ target: Double, _ guess: Double, _ f: (Double) -> Double) -> Double {
      var (low, high) = (guess, guess)
      for _ in 0..<8 {
        if f(low) == target { return low }
        if f(high) == target { return high }
        (low, high) = (low.nextDown, high.nextUp)
      }
      return guess
    }
    let values = [
      inverse(first.x1, first.x1 * mx) { $0 / mx }, inverse(first.y1, first.y1 * my) { $0 / my },
      inverse(first.x2, first.x2 * mx) { $0 / mx }, inverse(first.y2, first.y2 * my) { $0 / my },
      mx, my,
      inverse(second.x1, mx + second.x1 * (1 - mx)) { ($0 - mx) / (1 - mx) },
      inverse(second.y1, my + second.y1 * (1 - my)) { ($0 - my) / (1 - my) },
      inverse(second.x2, mx + second.x2 * (1 - mx)) { ($0 - mx) / (1 - mx) },
      inverse(second.y2, my + second.y2 * (1 - my)) { ($0 - my) / (1 - my) },
    ]
    return "three-point-cubic("
      + values.map { NumberFormat.shortest.text(of: $0) }.joined(separator: ", ") + ")"
  }
}
