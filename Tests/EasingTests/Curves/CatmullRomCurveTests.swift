// Expected values: flutter-curves.json.

import TestSupport
import Testing

@testable import Easing

struct CatmullRomCurveTests {
  static let points = "0.2, 0.25, 0.33, 0.25, 0.5, 1, 0.8, 0.75"

  @Test(arguments: [("CatmullRomCurve-test", "0"), ("CatmullRomCurve-tension-0.5", "0.5")])
  func `the exact spline of Flutter's points is met`(name: String, tension: String) throws {
    let vectors = try Vectors.json("flutter-curves.json", as: FlutterVectors.self)
    let expected = try #require(vectors.curves.first { $0.name == name })
    let curve = try EasingCurve(parsing: "catmull-rom(\(tension), \(Self.points))")
    try #require(expected.rows.count == 24)
    for row in expected.rows {
      try #require((curve.value(at: row.t) - row.y).magnitude <= 1e-14, "\(row)")
    }
  }

  @Test func `Flutter's own samples are near`() throws {
    // curves_test.dart: a polygon of samples, up to 1.1e-4 off the spline.
    let curve = try EasingCurve(parsing: "catmull-rom(0, \(Self.points))")
    let rows = [(0.01, 0.012874734350170863), (0.2, 0.25), (0.33, 0.25), (0.5, 1), (0.8, 0.75)]
    for (x, y) in rows { #expect((curve.value(at: x) - y).magnitude <= 1.2e-4) }
    #expect(curve.value(at: 0.5) == 1)
  }

  @Test(
    arguments: [
      [0.2, 0.25, 0.01, 0.25], [0.2, 0.25, 1.01, 0.25], [0.05, 0.5, 0.5, 0.5, 0.75, 0.75],
      [0.25, 0.25, 0.5, 0.5, 0.95, 0.51], [0.5, 0.05, 0.5, 0.95], [], [0.5, 0.5],
    ] as [[Double]])
  func `points that Flutter refuses are refused`(numbers: [Double]) {
    let points = stride(from: 0, to: numbers.count, by: 2).map {
      CatmullRomCurve.Point(numbers[$0], numbers[$0 + 1])
    }
    #expect(throws: EasingError.self) { try CatmullRomCurve(points) }
  }

  @Test func `a tension outside its range is refused`() {
    let points = [CatmullRomCurve.Point(0.2, 0.2), .init(0.6, 0.8)]
    for tension in [-1, 2, Double.nan] {
      #expect(throws: EasingError.self) { try CatmullRomCurve(points, tension: tension) }
    }
  }

  @Test func `the velocity is the difference quotient, and both sides of a point agree`() throws {
    let curve = try EasingCurve(parsing: "catmull-rom(0, \(Self.points))")
    let h = 0x1p-20
    for k in 1..<100 where ![20, 33, 50, 80].contains(k) {
      let x = Double(k) / 100
      let quotient = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
      try #require((quotient - curve.velocity(at: x)).magnitude <= 1e-7, "\(x)")
    }
    for x in [0.2, 0.33, 0.5, 0.8] {
      let sides = Side.allCases.map { curve.velocity(at: x, side: $0) }
      #expect((sides[0] - sides[1]).magnitude <= 1e-14 * (1 + sides[0].magnitude))
    }
  }
}
