// Expected values: flutter-curves.json (mpmath); a table of six digits of the large title's curve;
// the segments' correct rounding is tested in CubicSegmentTests.

import TestSupport
import Testing

@testable import Easing

struct ThreePointCubicTests {
  typealias Point = ThreePointCubic.Point

  static func curve(_ numbers: [Double]) throws -> ThreePointCubic {
    let points = (0..<5).map { Point(numbers[2 * $0], numbers[2 * $0 + 1]) }
    return try ThreePointCubic(points[0], points[1], midpoint: points[2], points[3], points[4])
  }

  @Test func `Flutter's three-point curve has its exact values`() throws {
    let vector = try #require(try FlutterVectors.curves(ofType: "three-point").first)
    let curve = try Self.curve(vector.numbers)
    #expect(curve == .emphasized)
    #expect(vector.rows.count == 24)
    for row in vector.rows { try #require(curve.value(at: row.t) == row.y, "at \(row.t)") }
  }

  @Test func `the large title's curve has its reference values`() {
    let expected = [
      0.238293, 0.546457, 0.760436, 0.880193, 0.942153, 0.972879, 0.987532, 0.994297, 0.997626, 1,
    ]
    for (index, value) in expected.enumerated() {
      let error = ThreePointCubic.fastEaseInToSlowEaseOut.value(at: Double(index + 1) / 10) - value
      #expect(error.magnitude <= 0.5e-6)
    }
  }

  @Test(arguments: [ThreePointCubic.emphasized, .fastEaseInToSlowEaseOut])
  func `ends and midpoint are exact and the curve never falls`(curve: ThreePointCubic) throws {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: curve.midpoint.x) == curve.midpoint.y)
    var x = curve.midpoint.x
    for _ in 0..<30 { x = x.nextDown }
    for _ in 0..<60 {
      try #require(curve.value(at: x) <= curve.value(at: x.nextUp))
      x = x.nextUp
    }
    let dense = (0...500).map { curve.value(at: Double($0) / 500) }
    #expect(zip(dense, dense.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `the constants are valid curves`() throws {
    for curve in [ThreePointCubic.emphasized, .fastEaseInToSlowEaseOut] {
      let again = try ThreePointCubic(
        curve.a1, curve.b1, midpoint: curve.midpoint, curve.a2, curve.b2)
      #expect(again == curve)
    }
  }

  @Test func `two halves of a line are the line`() throws {
    let curve = try Self.curve([0.125, 0.125, 0.25, 0.25, 0.5, 0.5, 0.625, 0.625, 0.75, 0.75])
    for k in -8...24 {
      let x = Double(k) / 16
      #expect(curve.value(at: x) == x)
      #expect(curve.velocity(at: x) == 1)
    }
  }

  @Test func `a curve that is split is the whole`() throws {
    // De Casteljau's split of (0.25, 1, 0.5, 0) at the parameter ½; all numbers are exact.
    let whole = try CubicBezier(x1: 0.25, y1: 1, x2: 0.5, y2: 0)
    let parts = try Self.curve([0.125, 0.5, 0.25, 0.5, 0.40625, 0.5, 0.5625, 0.5, 0.75, 0.5])
    for k in -20...60 {
      let x = Double(k) / 40
      #expect(parts.value(at: x) == whole.value(at: x), "at \(x)")
      #expect(parts.velocity(at: x) == whole.velocity(at: x), "at \(x)")
    }
  }

  @Test func `a midpoint at the height of an end is a curve like any other`() throws {
    let low = try Self.curve([0.25, 1, 0.25, -1, 0.5, 0, 0.75, 0, 0.75, 1])
    #expect(low.value(at: 0.5) == 0)
    #expect(low.value(at: 0.25) == 0)
    #expect(low.value(at: 0.125) > 0)
    let high = try Self.curve([0.25, 0, 0.25, 1, 0.5, 1, 0.75, 2, 0.75, 0])
    #expect(high.value(at: 0.5) == 1)
    #expect(high.value(at: 0.625) > 1)
    let level = try Self.curve([0.25, 0, 0.25, 0, 0.5, 0, 0.75, 0, 0.75, 1])
    #expect(level.value(at: 0.3) == 0)
    #expect(level.velocity(at: 0.3) == 0)
  }

  @Test func `a corner has a slope on each side`() throws {
    let curve = try Self.curve([0.25, 0, 0.25, 0, 0.5, 0.5, 0.75, 1.5, 0.75, 1])
    #expect(curve.velocity(at: 0.5, side: .left) == 2)
    #expect(curve.velocity(at: 0.5, side: .right) == 4)
    #expect(curve.velocity(at: 0.5) == 4)
    let steep = try Self.curve([0.25, 0, 0.5, 0, 0.5, 0.5, 0.5, 0, 0.75, 1])
    #expect(steep.velocity(at: 0.5, side: .left) == .infinity)
    #expect(steep.velocity(at: 0.5, side: .right) == -.infinity)
    for side in Side.allCases {
      #expect(curve.velocity(at: 0, side: side) == 0)
      #expect(curve.velocity(at: 1, side: side) == 0)
      #expect(curve.velocity(at: .nan, side: side).isNaN)
    }
  }

  @Test func `outside 0…1 the end segments go on`() throws {
    let curve = try Self.curve([0.25, 0.5, 0.25, 0, 0.5, 0.5, 0.75, 0, 0.75, 0.75])
    #expect(curve.value(at: -1) == -2)
    #expect(curve.value(at: 2) == 2)
    #expect(curve.velocity(at: -1) == 2)
    #expect(curve.velocity(at: 2) == 1)
    #expect(curve.value(at: .infinity) == .infinity)
    #expect(curve.value(at: -.infinity) == -.infinity)
    #expect(curve.value(at: .nan).isNaN)
    let vertical = try Self.curve([0, 0.5, 0.25, 0, 0.5, 0.5, 0.75, 0, 1, 0.75])
    #expect(vertical.value(at: -1) == 0)
    #expect(vertical.value(at: 2) == 1)
    #expect(ThreePointCubic.emphasized.value(at: 2) == 1)
  }

  @Test(
    arguments: [
      (0, 0.75, .controlPointOutsideSegment(name: .x1, value: 0.75, least: 0, most: 0.5)),
      (0, -0.25, .controlPointOutsideSegment(name: .x1, value: -0.25, least: 0, most: 0.5)),
      (2, 0.75, .controlPointOutsideSegment(name: .x2, value: 0.75, least: 0, most: 0.5)),
      (4, 0, .controlPointOutOfRange(name: .midpointX, value: 0)),
      (4, 1, .controlPointOutOfRange(name: .midpointX, value: 1)),
      (6, 0.25, .controlPointOutsideSegment(name: .x3, value: 0.25, least: 0.5, most: 1)),
      (8, 2, .controlPointOutsideSegment(name: .x4, value: 2, least: 0.5, most: 1)),
      (1, .infinity, .controlPointOutOfRange(name: .y1, value: .infinity)),
      (3, .infinity, .controlPointOutOfRange(name: .y2, value: .infinity)),
      (5, -.infinity, .controlPointOutOfRange(name: .midpointY, value: -.infinity)),
      (7, .infinity, .controlPointOutOfRange(name: .y3, value: .infinity)),
      (9, .infinity, .controlPointOutOfRange(name: .y4, value: .infinity)),
    ] as [(Int, Double, EasingError)])
  func `control points outside their segment are refused`(
    index: Int, value: Double, error: EasingError
  ) {
    var numbers = [0.25, 0, 0.25, 0, 0.5, 0.5, 0.75, 1, 0.75, 1]
    numbers[index] = value
    #expect(throws: error) { try Self.curve(numbers) }
  }

  @Test func `a number that is not one is refused`() {
    for index in 0..<10 {
      var numbers = [0.25, 0, 0.25, 0, 0.5, 0.5, 0.75, 1, 0.75, 1]
      numbers[index] = .nan
      #expect(throws: EasingError.self) { try Self.curve(numbers) }
    }
  }

  @Test func `the example of the documentation holds`() {
    #expect(ThreePointCubic.emphasized.value(at: 0.5) == 0.9506124626284407)
  }
}
