// Expected values: flutter-curves.json; the control points that Material Design publishes.

import TestSupport
import Testing

@testable import Easing

struct CatalogueTests {
  @Test func `Flutter's cubics have Flutter's control points`() throws {
    var count = 0
    for curve in try FlutterVectors.curves(ofType: "cubic") {
      let name = FlutterCurve.allCases.first { $0.entry.source == "Flutter \(curve.name)" }
      let named = name.map { NamedCurve.flutter($0) } ?? NamedCurve(name: curve.name)
      let p = curve.numbers
      let expected = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
      try #require(named?.definition == .cubicBezier(expected), "\(curve.name)")
      count += 1
    }
    #expect(count == 22)
  }

  @Test(
    arguments: [
      ("linear", "linear"), ("decelerate", "decelerate"), ("bounceOut", "bounce-out"),
      ("bounceInOut", "bounce-in-out"), ("elasticIn", "flutter-elastic-in"),
      ("elasticOut", "flutter-elastic-out"), ("ElasticOut(0.7)", "elastic(out, 1, 0.7)"),
    ])
  func `Flutter's other curves have its values`(flutterName: String, notation: String) throws {
    let vectors = try Vectors.json("flutter-curves.json", as: FlutterVectors.self)
    let expected = try #require(vectors.curves.first { $0.name == flutterName })
    let curve = try EasingCurve(parsing: notation)
    try #require(expected.rows.count == 24)
    for row in expected.rows {
      let value = curve.value(at: row.t)
      try #require((value - row.y).magnitude <= 1e-15, "\(row)")
    }
  }

  @Test(
    arguments: [
      ("standard", "cubic-bezier(0.2, 0, 0, 1)"),
      ("standard-accelerate", "cubic-bezier(0.3, 0, 1, 1)"),
      ("standardDecelerate", "cubic-bezier(0, 0, 0, 1)"),
      ("emphasized-accelerate", "cubic-bezier(0.3, 0, 0.8, 0.15)"),
      ("emphasized-decelerate", "cubic-bezier(0.05, 0.7, 0.1, 1)"),
      ("fastOutLinearIn", "cubic-bezier(0.4, 0, 1, 1)"),
      ("linearOutSlowIn", "cubic-bezier(0, 0, 0.2, 1)"),
    ])
  func `Material's curves have its control points`(name: String, notation: String) throws {
    let curve = try #require(NamedCurve(name: name))
    #expect(curve.definition.notation == notation)
  }

  @Test func `a name that Flutter shares with Penner is Penner's`() {
    #expect(NamedCurve(name: "easeInQuad") == .family(.quad, .in))
    #expect(NamedCurve(name: "flutter-ease-in-quad") == .flutter(.easeInQuad))
    #expect(NamedCurve(name: "slowMiddle") == .flutter(.slowMiddle))
  }
}
