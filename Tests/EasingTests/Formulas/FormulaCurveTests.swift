// Expected values: formula-curves.csv; flutter-curves.json; closed forms.

import TestSupport
import Testing

@testable import Easing

struct FormulaCurveTests {
  /// The curves of the table.
  static let names = [
    "smoothstep(0)", "smoothstep(1)", "smoothstep(2)", "smoothstep(3)", "smoothstep(16)",
    "sigmoid(10)", "sigmoid(0.01)", "sigmoid(100)", "wiggle(2)", "wiggle(7)",
    "running-start(-0.5)", "running-start(3)", "exponential-decay(0.1)", "exponential-decay(1000)",
    "slow-mo(0.7, 0.7)", "slow-mo(0.5, 0.9)", "slow-mo(0.7, 0.7, yoyo)", "slow-mo(0, 0.5)",
    "expo-scale(1, 8)", "expo-scale(2, 0.001)", "expo-scale(1, 1.0000001)",
  ]

  /// Ten rows of the table, those of one curve.
  private static func rows(
    _ text: String
  ) throws -> [(progress: Double, value: Double, velocity: Double)] {
    let rows = try Vectors.csv("formula-curves.csv").filter { row in
      let numbers = row["numbers"]?.replacing(" ", with: ", ") ?? ""
      return "\(row["function"] ?? "")(\(numbers))" == text
    }
    try #require(rows.count == 10)
    return try rows.map { row in
      let numbers = try ["progress", "value", "velocity"].map { name in
        try #require(row[name].flatMap { Double($0) })
      }
      return (numbers[0], numbers[1], numbers[2])
    }
  }

  @Test func `every curve of the table is looked at`() throws {
    #expect(try Vectors.csv("formula-curves.csv").count == 10 * Self.names.count)
  }

  @Test(arguments: names) func `a value is the right one, to the last place`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    #expect(curve.notation == text)
    for row in try Self.rows(text) {
      let value = curve.value(at: row.progress)
      let tolerance = max(row.value.ulp, 0x1p-93)
      try #require((value - row.value).magnitude <= tolerance, "\(row): \(value)")
    }
  }

  @Test(arguments: names) func `a velocity is the right one`(text: String) throws {
    let curve = try EasingCurve(parsing: text)
    for row in try Self.rows(text) {
      let velocity = curve.velocity(at: row.progress)
      let tolerance = 0x1p-44 * max(row.velocity.magnitude, 1)
      try #require((velocity - row.velocity).magnitude <= tolerance, "\(row): \(velocity)")
    }
  }

  @Test(
    arguments: [
      ("smoothstep(5)", [0.0, 1]), ("sigmoid(3)", [0, 1]), ("wiggle(3)", [0, 0]),
      ("running-start(2)", [0, 1]), ("slow-mo(0.7, 0.7)", [0, 1]),
      ("slow-mo(0.7, 0.7, yoyo)", [0, 0]), ("slow-mo(1, 0.5)", [0, 1]),
      ("expo-scale(3, 7)", [0, 1]), ("expo-scale(3, 3)", [0, 1]),
      ("exponential-decay(0.1)", [0, 0.9999546000702375]),
    ] as [(String, [Double])])
  func `ends are exact`(text: String, ends: [Double]) throws {
    let curve = try EasingCurve(parsing: text)
    for side in Side.allCases {
      #expect([curve.value(at: 0, side: side), curve.value(at: 1, side: side)] == ends)
    }
    #expect(curve.value(at: .nan).isNaN && curve.velocity(at: .nan).isNaN)
  }

  @Test(arguments: [("SawTooth(3)", "saw-tooth(3)"), ("Threshold(0.25)", "threshold(0.25)")])
  func `Flutter's curves with jumps have its values`(flutterName: String, text: String) throws {
    let vectors = try Vectors.json("flutter-curves.json", as: FlutterVectors.self)
    let expected = try #require(vectors.curves.first { $0.name == flutterName })
    let curve = try EasingCurve(parsing: text)
    for row in expected.rows {
      try #require((curve.value(at: row.t) - row.y).magnitude <= 1e-15, "\(row)")
    }
  }

  @Test func `a jump has both sides, and an exact progress finds it`() throws {
    let teeth = try FormulaCurve(.sawTooth(count: 3))
    #expect(teeth.value(at: Rational(1, 3), side: .left) == 1)
    #expect(teeth.value(at: Rational(1, 3), side: .right) == 0)
    #expect(teeth.value(at: Rational(1, 2)) == 0.5)
    #expect(teeth.velocity(at: 0.5) == 3 && teeth.velocity(at: 1) == 0)
    #expect(teeth.velocity(at: 0) == 3 && teeth.velocity(at: 0, side: .left) == 0)
    let threshold = try FormulaCurve(.threshold(0.25))
    #expect(threshold.value(at: 0.25, side: .left) == 0 && threshold.value(at: 0.25) == 1)
  }

  @Test(arguments: names) func `beyond its ends a curve goes on along its tangent`(text: String)
    throws
  {
    let curve = try EasingCurve(parsing: text)
    let (start, end) = (curve.velocity(at: 0), curve.velocity(at: 1, side: .left))
    #expect(curve.velocity(at: -3) == start && curve.velocity(at: 2) == end)
    #expect(curve.value(at: -2) == curve.value(at: 0) - 2 * start)
    #expect(
      (curve.value(at: 2) - curve.value(at: 1) - end).magnitude <= 1e-12 * (1 + end.magnitude))
  }

  @Test(arguments: names) func `between its turns a curve only rises or only falls`(text: String)
    throws
  {
    let curve = try EasingCurve(parsing: text)
    let ends = [0] + curve.turns + [1]
    for (low, high) in zip(ends, ends.dropFirst()) where high - low > 1e-9 {
      var signs = Set<Int>()
      for k in 1..<32 {
        let velocity = curve.velocity(at: low + (high - low) * Double(k) / 32)
        if velocity.magnitude > 1e-9 { signs.insert(velocity < 0 ? -1 : 1) }
      }
      try #require(signs.count <= 1, "\(low)...\(high)")
    }
  }

  @Test(arguments: [0.0, 1e-12, 0.25, 0.5, 0.75, 1])
  func `a smoothstep never falls between neighbours`(place: Double) throws {
    for order in [1, 2, 5, 16] {
      let curve = try FormulaCurve(.smoothstep(order: order))
      var p = max(0, place - 100 * place.ulp)
      for _ in 0..<200 where p < 1 {
        try #require(curve.value(at: p) <= curve.value(at: p.nextUp), "\(order) at \(p)")
        p = p.nextUp
      }
    }
  }

  @Test(
    arguments: [
      (CurveFormula.smoothstep(order: 17), "order"), (.smoothstep(order: -1), "order"),
      (.sigmoid(steepness: 0), "steepness"), (.threshold(.nan), "threshold"),
      (.sawTooth(count: 0), "count"), (.wiggle(count: 1001), "count"),
      (.runningStart(pull: .infinity), "pull"),
      (.exponentialDecay(timeConstant: 0), "time constant"),
      (.slowMo(linearRatio: 2, power: 0, isYoyo: false), "linear ratio"),
      (.slowMo(linearRatio: 0, power: -1, isYoyo: true), "power"),
      (.expoScale(start: 0, end: 1), "start"), (.expoScale(start: 1, end: -1), "end"),
    ] as [(CurveFormula, String)])
  func `a number outside its range is refused`(formula: CurveFormula, name: String) throws {
    let error = try #require(throws: EasingError.self) { try FormulaCurve(formula) }
    guard case .parameterOutOfRange(name, _, _, _) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `the example of the documentation holds`() throws {
    #expect(try FormulaCurve(.smoothstep(order: 2)).value(at: 0.25) == 0.103515625)
  }

  @Test func `a decay so fast that nothing is left of it stays at 1`() throws {
    // e^(−p/0.001) is below the least double from p = 0.745 on.
    let decay = try FormulaCurve(.exponentialDecay(timeConstant: 0.001))
    for k in 1...1000 {
      let p = Double(k) / 1000
      let rest = 1 - decay.value(at: p)
      #expect(rest >= 0 && rest <= 0.37 && (p < 0.04 || rest == 0), "\(p)")
    }
  }
}
