// The middle lines of strokes.
// Layer: Raster. Tests: StrokerTests.

/// One subpath of an outline that is stroked, as straight pieces.
struct StrokePath {
  /// The corners, in 256ths of a pixel, no two in a row the same.
  var points: [FinePoint]
  /// Whether it goes on from the last point to the first.
  var isClosed: Bool

  /// Calls with each subpath of an outline; one that is a move alone is none.
  static func forEach(in outline: Outline, _ body: (StrokePath) -> Void) {
    var path = StrokePath(points: [], isClosed: false)
    var (start, last, hasSteps) = (FinePoint(x: 0, y: 0), FinePoint(x: 0, y: 0), false)
    func append(_ point: FinePoint) {
      if path.points.isEmpty { path.points.append(last) }
      if point != last { path.points.append(point) }
      (last, hasSteps) = (point, true)
    }
    func finish(isClosed: Bool) {
      if hasSteps {
        path.isClosed = isClosed && path.points.count > 1
        body(path)
      }
      path.points.removeAll(keepingCapacity: true)
      hasSteps = false
    }
    for element in outline.elements {
      switch element {
      case .move(let point):
        finish(isClosed: false)
        (start, last) = (FinePoint(point), FinePoint(point))
      case .line(let point):
        append(FinePoint(point))
      case .cubic(let control1, let control2, let point):
        let piece = CurvePiece(last, FinePoint(control1), FinePoint(control2), FinePoint(point))
        // What is outside a clip is not left out: it has a say in where the sides of what is inside are.
        piece.flatten(within: nil) { append($0) }
      case .close:
        append(start)
        if path.points.count > 1, path.points.last == start { path.points.removeLast() }
        finish(isClosed: true)
        last = start
      }
    }
    finish(isClosed: false)
  }
}
