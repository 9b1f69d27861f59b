// What Flutter's own tests expect of its curves, held against ours.
// Expected values: flutter-curves.json, `flutterTests` (from curves_test.dart) and `splines`.

import TestSupport
import Testing

@testable import Easing

struct FlutterSuiteTests {
  struct Suite: Decodable {
    let flutterTests: [Expectation]
    let splines: [Spline]
  }

  /// One expectation; which of its parts there are says of what kind it is.
  struct Expectation: Decodable {
    var curve: String?
    var spline: String?
    var rows: [[Double]]?
    var tol: Double?
    var rule: String?
    var curves: Names?
    var catmullRomCurveValid: [PointList]?
    var catmullRomSplineValid: [PointCount]?
  }

  /// A list of names, or a sentence that says which.
  enum Names: Decodable {
    case list([String])
    case sentence(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let text = try? container.decode(String.self) {  // A list is tried next.
        self = .sentence(text)
      } else {
        self = .list(try container.decode([String].self))
      }
    }
  }

  struct PointList: Decodable {
    let points: [[Double]]
    let valid: Bool
  }

  struct PointCount: Decodable {
    let points: Int
    let valid: Bool
    var tension: Double?
  }

  struct Spline: Decodable {
    let id: String
    let tension: Double
    let points: [[Double]]
    let rows: [[Double]]
    var startHandle: [Double]?
    var endHandle: [Double]?
  }

  static let suite = Result { try Vectors.json("flutter-curves.json", as: Suite.self) }

  private func expectations(_ isMeant: (Expectation) -> Bool) throws -> [Expectation] {
    try Self.suite.get().flutterTests.filter(isMeant)
  }

  /// All curves of Flutter by Flutter's names; what Flutter shares with Penner by values is Penner's.
  private static let all: [(name: String, curve: EasingCurve)] =
    FlutterCurve.allCases.map { (source($0), .named(.flutter($0))) }
    + ["linear", "ease", "easeIn", "easeOut", "easeInOut", "fastOutSlowIn"].compactMap { name in
      NamedCurve(name: name).map { (name, .named($0)) }
    }
    + [("bounceIn", "bounce-in"), ("bounceOut", "bounce-out"), ("bounceInOut", "bounce-in-out")]
    .compactMap { name, ours in NamedCurve(name: ours).map { (name, .named($0)) } }

  private static func source(_ curve: FlutterCurve) -> String {
    String(curve.entry.source.dropFirst("Flutter ".count))
  }

  private func curve(_ name: String) throws -> EasingCurve {
    try #require(Self.all.first { $0.name == name }?.curve, "\(name)")
  }

  @Test func `every expectation of Flutter's tests is of a kind that is checked here`() throws {
    let suite = try Self.suite.get()
    #expect(suite.flutterTests.count == 11)
    #expect(suite.flutterTests.count { $0.rule != nil } == 6)
    #expect(suite.splines.map { $0.id } == ["test-spline", "spline-default-handles"])
    #expect(Self.all.count == FlutterCurve.allCases.count + 9)
  }

  @Test func `a threshold jumps where Flutter's does`() throws {
    let expectations = try expectations { $0.curve == "Threshold(0.25)" }
    try #require(expectations.count == 1)
    let curve = try EasingCurve(parsing: "threshold(0.25)")
    for row in expectations[0].rows ?? [] {
      try #require(curve.value(at: row[0]) == row[1], "\(row)")
    }
  }

  @Test func `the curve through points is near Flutter's samples of it`() throws {
    let expectations = try expectations { $0.curve == "CatmullRomCurve-test" }
    try #require(expectations.count == 1)
    let curve = try EasingCurve(
      parsing: "catmull-rom(0, \(CatmullRomCurveTests.points))")
    for row in expectations[0].rows ?? [] {
      // Flutter's polygon of samples is up to 1.1e-4 off the curve.
      try #require((curve.value(at: row[0]) - row[1]).magnitude <= 1.2e-4, "\(row)")
    }
  }

  @Test func `no curve but the steepest is faster than Flutter allows`() throws {
    let expectations = try expectations { $0.rule?.contains("0.005*20") == true }
    try #require(expectations.count == 1)
    for (name, curve) in Self.all where name != "easeInOutExpo" {
      for step in 0..<200 {
        let (here, there) = (Double(step) * 0.005, Double(step + 1) * 0.005)
        let change = (curve.value(at: there) - curve.value(at: here)).magnitude
        try #require(change < 0.005 * 20, "\(name) at \(here)")
      }
    }
  }

  /// The rules about where a curve's values lie at tenths: what is said of the least and the largest.
  private static let rangeRules: [(rule: String, isKept: @Sendable (Double, Double) -> Bool)] = [
    ("value in [0,1] at t=0,0.1..1", { $0 >= 0 && $1 <= 1 }),
    ("over t=0,0.1..1: min<0 and max<=1", { $0 < 0 && $1 <= 1 }),
    ("min>=0 and max>1", { $0 >= 0 && $1 > 1 }),
    ("min<0 and max>1", { $0 < 0 && $1 > 1 }),
  ]

  @Test(arguments: rangeRules.indices)
  func `curves go below 0 and above 1 where Flutter's do`(index: Int) throws {
    let (rule, isKept) = Self.rangeRules[index]
    let expectations = try expectations { $0.rule == rule }
    try #require(expectations.count == 1)
    guard case .list(let names) = expectations[0].curves else {
      Issue.record("\(rule) names no curves")
      return
    }
    try #require(names.count >= 2)
    for name in names {
      let curve = try curve(name)
      let values = (0...10).map { curve.value(at: Double($0) / 10) }
      try #require(isKept(values.min() ?? .nan, values.max() ?? .nan), "\(name): \(values)")
    }
  }

  @Test func `every curve and its flipped one begin at 0 and end at 1 exactly`() throws {
    try #require(try expectations { $0.rule?.hasPrefix("f(0)=0 and f(1)=1") == true }.count == 1)
    for (name, curve) in Self.all {
      let flipped = try EasingCurve(parsing: "flipped(\(curve.notation))")
      for each in [curve, flipped] {
        try #require(each.value(at: 0) == 0 && each.value(at: 1) == 1, "\(name)")
      }
    }
  }

  @Test func `points that Flutter refuses are refused`() throws {
    let lists = try expectations { $0.catmullRomCurveValid != nil }.flatMap {
      $0.catmullRomCurveValid ?? []
    }
    try #require(lists.count == 7)
    for list in lists {
      let points = list.points.map { CatmullRomCurve.Point($0[0], $0[1]) }
      let isValid = (try? CatmullRomCurve(points)) != nil  // Whether it throws is the question.
      try #require(isValid == list.valid, "\(list.points)")
    }
  }

  /// Flutter counts the ends, which here are always there.
  @Test func `too few points and tensions outside 0…1 are refused`() throws {
    let counts = try expectations { $0.catmullRomSplineValid != nil }.flatMap {
      $0.catmullRomSplineValid ?? []
    }
    try #require(counts.count == 6)
    for count in counts {
      let inner = max(count.points - 2, 0)
      let points = (0..<inner).map {
        let place = Double($0 + 1) / Double(inner + 1)
        return CatmullRomCurve.Point(place, place)
      }
      let made = try? CatmullRomCurve(points, tension: count.tension ?? 0)  // As above.
      try #require((made != nil) == count.valid, "\(count)")
    }
  }

  /// The points of a spline at equal parameters of its segments, which a curve passes, too.
  @Test func `splines in the plane run through Flutter's points`() throws {
    let suite = try Self.suite.get()
    for spline in suite.splines {
      var rows = spline.rows
      rows += suite.flutterTests.filter { $0.spline == spline.id }.flatMap { $0.rows ?? [] }
      try #require(rows.count >= 24)
      var all = spline.points.map { CatmullRomCurve.Point($0[0], $0[1]) }
      // With handles of its own the outer segments are the middle ones of a longer spline.
      if let first = spline.startHandle, let last = spline.endHandle {
        all = [.init(first[0], first[1])] + all + [.init(last[0], last[1])]
      }
      var segments = CatmullRomCurve.segments(through: all, spline.tension)
      if spline.startHandle != nil { segments = Array(segments.dropFirst().dropLast()) }
      try #require(segments.count == spline.points.count - 1)
      for row in rows {
        let scaled = row[0] * Double(segments.count)
        let index = min(Int(scaled), segments.count - 1)
        let (segment, t) = (segments[index], scaled - Double(index))
        // The expectations of Flutter's tests have six digits.
        let tolerance = spline.rows.contains(row) ? 1e-14 : 1e-6
        let x = point(segment.x0, segment.x1, segment.x2, segment.x3, at: t)
        let y = point(segment.y0, segment.y1, segment.y2, segment.y3, at: t)
        try #require((x - row[1]).magnitude <= tolerance, "\(spline.id) at \(row)")
        try #require((y - row[2]).magnitude <= tolerance, "\(spline.id) at \(row)")
      }
    }
  }

  private func point(_ a: Double, _ b: Double, _ c: Double, _ d: Double, at t: Double) -> Double {
    let s = 1 - t
    return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d
  }
}
