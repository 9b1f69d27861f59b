// The text of a three-point cubic.
// Layer: Easing/Notation. Tests: NotationTests.

extension ThreePointCubic {
  /// The text of the curve: its control points in the order in which the curve passes them.
  var notation: String {
    let numbers = [a1, b1, midpoint, a2, b2].flatMap { [$0.x, $0.y] }
    return "three-point-cubic("
      + numbers.map { NumberFormat.shortest.text(of: $0) }.joined(separator: ", ") + ")"
  }
}
