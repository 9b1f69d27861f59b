// Expected values: exact-bezier.csv (mpmath, 110 digits), flutter-curves.json (mpmath),
// chromium-oracle.json (a browser), 17-digit values by mpmath with 40 digits.

import TestSupport
import Testing

@testable import Easing

struct CubicBezierTests {
  /// A curve that says its numbers when a test fails.
  static func curve(_ numbers: [Double]) throws -> CubicBezier {
    try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
  }

  @Test func `every row of the exact table is met to the bit`() throws {
    let rows = try Vectors.csv("exact-bezier.csv")
    #expect(rows.count == 2727)
    var others: [String] = []
    for row in rows {
      func number(_ name: String) throws -> Double {
        try #require(row[name].flatMap { Double($0) }, "\(name)")
      }
      let curve = try Self.curve(["x1", "y1", "x2", "y2"].map { try number($0) })
      let (x, y) = (try number("x"), try number("y"))
      let value = curve.value(at: x)
      try #require((value - y).magnitude <= (try number("tol_abs")), "\(row)")
      try #require((value - y).magnitude <= (try number("tol_rel")), "\(row)")
      try #require(curve.velocity(at: x) == (try number("dydx")), "\(row)")
      if value != y { others.append("\(row["curve"] ?? "") at \(x): \(value.ordinal - y.ordinal)") }
    }
    // 0.1·2^-1020 is half way between two subnormal doubles; the curve is above that by 10^-616,
    // which the 110 digits of the table do not show.
    #expect(others == ["ease at 2.2250738585072014e-308: 1"])
  }

  @Test func `one row of the exact table lies above a middle that its digits do not tell`() {
    let horizontal = ExactPolynomial(controls: 0, 0.25, 0.25, 1)
    let vertical = ExactPolynomial(controls: 0, 0.1, 1, 1)
    let root = horizontal - ExactPolynomial([BinaryFraction(0x1p-1022)])
    let middle = BinaryFraction(halfwayAbove: Double(bitPattern: 0x6666_6666_6666))
    #expect(root.sumOfSigns(of: vertical - ExactPolynomial([middle])) == 1)
  }

  @Test(
    arguments: [
      (.easeIn, 0.1, 0.017026609651562942), (.easeIn, 0.25, 0.093464650718824859),
      (.easeIn, 0.5, 0.3153568125725393), (.easeIn, 0.75, 0.6218618691748902),
      (.easeIn, 0.9, 0.83942784576246653), (.easeOut, 0.1, 0.16057215423753347),
      (.easeOut, 0.25, 0.3781381308251098), (.easeOut, 0.5, 0.6846431874274607),
      (.easeOut, 0.75, 0.90653534928117514), (.easeOut, 0.9, 0.98297339034843706),
      (.easeInOut, 0.1, 0.019722453548311196), (.easeInOut, 0.25, 0.12916193104731981),
      (.easeInOut, 0.5, 0.5), (.ease, 0.1, 0.094796305716043246),
      (.ease, 0.25, 0.40851059135539587), (.ease, 0.5, 0.80240338758485699),
      (.ease, 0.75, 0.96045897834897408), (.ease, 0.9, 0.99431647748455637),
    ] as [(CubicBezier, Double, Double)])
  func `the curves of CSS have their reference values`(
    curve: CubicBezier, progress: Double, value: Double
  ) {
    // The table takes the decimals as they are written. Their doubles are off by 2^-54 at most,
    // which changes the value by a few times as much, and the table's last digit by less.
    #expect((curve.value(at: progress) - value).magnitude <= 0x1p-52)
  }

  @Test func `named constants have the control points of their platforms`() throws {
    let expected: [(CubicBezier, [Double])] = [
      (.linear, [0, 0, 1, 1]), (.ease, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
      (.fastOutSlowIn, [0.4, 0, 0.2, 1]),
    ]
    for (curve, numbers) in expected {
      let same = try Self.curve(numbers)
      #expect(curve == same)
    }
  }

  @Test func `Flutter's cubic curves have their exact values`() throws {
    let curves = try FlutterVectors.curves(ofType: "cubic")
    #expect(curves.count == 22)
    for vector in curves {
      let curve = try Self.curve(vector.numbers)
      for row in vector.rows where row.t != 0 && row.t != 1 {
        try #require(curve.value(at: row.t) == row.y, "\(vector.name) at \(row.t)")
      }
      #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
    }
  }

  @Test func `a browser's values differ by its solver's error only`() throws {
    let vectors = try ChromiumVectors.read()
    var count = 0
    for row in vectors.easings where row.easing.hasPrefix("cubic-bezier(") {
      count += 1
      let text = row.easing.dropFirst(13).dropLast().filter { $0 != " " }
      let curve = try Self.curve(text.split(separator: ",").compactMap { Double(String($0)) })
      for (x, expected) in zip(vectors.x, row.inRange) {
        try #require((curve.value(at: x) - expected).magnitude <= row.tol, "\(row.easing) at \(x)")
      }
      for fed in row.fed {
        let error = (curve.value(at: fed[0]) - fed[1]).magnitude
        try #require(error <= row.tolFed, "\(row.easing) at \(fed[0])")
      }
    }
    #expect(count == 32)
  }

  @Test func `a curve on the diagonal gives its input back`() throws {
    let diagonals: [CubicBezier] = [
      .linear, try Self.curve([0, 0, 0, 0]), try Self.curve([0.3, 0.3, 0.9, 0.9]),
      try Self.curve([1, 1, 0, 0]),
    ]
    for curve in diagonals {
      let least = Double.leastNonzeroMagnitude
      for x in [-1e300, -2, -least, 0, least, 0.1, 1 / 3, 0.5, 1, 7, 1e300, .infinity] {
        #expect(curve.value(at: x) == x)
        #expect(curve.velocity(at: x) == 1)
      }
      #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
    }
  }

  @Test(
    arguments: [
      (1.5, 0, 0, 0, .x1, 1.5), (-1e-300, 0, 0, 0, .x1, -1e-300), (0, 0, 2, 0, .x2, 2),
      (0, .infinity, 0, 0, .y1, .infinity), (0, 0, 0, -.infinity, .y2, -.infinity),
    ] as [(Double, Double, Double, Double, ControlCoordinate, Double)])
  func `control points outside their range are refused`(
    x1: Double, y1: Double, x2: Double, y2: Double, name: ControlCoordinate, value: Double
  ) {
    #expect(throws: EasingError.controlPointOutOfRange(name: name, value: value)) {
      try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    }
  }

  @Test func `a number that is not one is refused`() {
    for position in 0..<4 {
      var numbers = [0.1, 0.2, 0.3, 0.4]
      numbers[position] = .nan
      #expect(throws: EasingError.self) { try Self.curve(numbers) }
    }
  }

  @Test func `the example of the documentation holds`() throws {
    let curve = try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)
    #expect(curve.value(at: 0.5) == 1.0874006702186978)
    #expect(curve.velocity(at: 0.5) == 0.30188675777157903)
  }
}
