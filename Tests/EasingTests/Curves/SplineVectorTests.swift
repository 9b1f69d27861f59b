// Expected values: splines.json, exact formulas rounded once. A cubic in Hermite's form is a Bézier
// segment whose inner control points are a third of the way along its tangents.

import TestSupport
import Testing

@testable import Easing

struct SplineVectorTests {
  /// A number, a list of numbers, or nothing.
  enum Entry: Decodable, Sendable {
    case number(Double)
    case list([Double])
    case nothing

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let list = try? container.decode([Double].self) {  // A number is tried next.
        self = .list(list)
      } else {
        self = .number(try container.decode(Double.self))
      }
    }

    var number: Double? {
      if case .number(let value) = self { value } else { nil }
    }

    var list: [Double]? {
      if case .list(let values) = self { values } else { nil }
    }
  }

  struct Spline: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let kind: String
    let rows: [[Entry]]
    var p0: Entry?
    var m0: Entry?
    var p1: Entry?
    var m1: Entry?
    var points: [Entry]?
    var alpha: Double?
    var times: [Double]?
    var values: [Entry]?
    var inTangents: [Entry]?
    var outTangents: [Entry]?
    var rotation: Bool?

    var testDescription: String { id }
  }

  struct File: Decodable {
    let cases: [Spline]
  }

  static let splines = Result { try Vectors.json("splines.json", as: File.self).cases }

  static func splines(of kinds: String..., where isMeant: (Spline) -> Bool = { _ in true }) throws
    -> [Spline]
  {
    try splines.get().filter { kinds.contains($0.kind) && isMeant($0) }
  }

  /// The segment with values and slopes at two places.
  private func segment(
    _ x0: Double, _ p0: Double, _ m0: Double, _ x1: Double, _ p1: Double, _ m1: Double
  ) -> CubicSegment {
    let third = (x1 - x0) / 3
    return CubicSegment(
      x0, p0, x0 + third, p0 + m0 * third, x1 - third, p1 - m1 * third, x1, p1)
  }

  /// 2⁻⁴⁶ of the largest control value, as the file's readme says, for the roundings of the
  /// control points; the slope over the width.
  private func check(
    _ segment: CubicSegment, at x: Double, _ value: Double?, _ slope: Double?, _ id: String
  ) throws {
    let tolerance = 0x1p-46 * max(1, segment.largestY)
    if let value {
      try #require((segment.value(at: x) - value).magnitude <= tolerance, "\(id) at \(x)")
    }
    if let slope {
      let error = (segment.velocity(at: x) - slope).magnitude
      try #require(error <= 2 * tolerance / (segment.x3 - segment.x0), "\(id) at \(x)")
    }
  }

  @Test func `a segment between two values with slopes is Hermite's`() throws {
    let splines = try Self.splines(of: "hermite") { $0.p0?.number != nil }
    #expect(splines.count == 4)
    for spline in splines {
      let ends = [spline.p0, spline.m0, spline.p1, spline.m1].compactMap { $0?.number }
      try #require(ends.count == 4)
      let segment = segment(0, ends[0], ends[1], 1, ends[2], ends[3])
      for row in spline.rows {
        try check(segment, at: try #require(row[0].number), row[1].number, row[2].number, spline.id)
      }
    }
  }

  @Test func `segments between keys with tangents are glTF's`() throws {
    let splines = try Self.splines(of: "gltf") {
      $0.inTangents?.first?.number != nil && $0.rotation != true
    }
    #expect(splines.count == 2)
    for spline in splines {
      let times = try #require(spline.times)
      let lists = [spline.values, spline.inTangents, spline.outTangents]
      let numbers = lists.map { ($0 ?? []).compactMap { $0.number } }
      for row in spline.rows {
        let time = try #require(row[0].number)
        guard time > times[0], let end = times.firstIndex(where: { $0 > time }) else { continue }
        let segment = segment(
          times[end - 1], numbers[0][end - 1], numbers[2][end - 1], times[end], numbers[0][end],
          numbers[1][end])
        try check(segment, at: time, row[1].number, row[2].number, spline.id)
      }
    }
  }

  @Test func `segments between keys with the slopes of a rule are the rule's spline`() throws {
    let splines = try Self.splines(of: "catmullrom-times", "monotone")
    #expect(splines.count == 5)
    for spline in splines {
      let times = try #require(spline.times)
      let values = try #require(spline.values).compactMap { $0.number }
      let slopes = try times.map { time in
        try #require(spline.rows.first { $0[0].number == time }?[2].number)
      }
      for row in spline.rows {
        let time = try #require(row[0].number)
        guard let end = times.firstIndex(where: { $0 > time }) else { continue }
        let segment = segment(
          times[end - 1], values[end - 1], slopes[end - 1], times[end], values[end], slopes[end])
        try check(segment, at: time, row[1].number, row[2].number, spline.id)
      }
      // 3F a: in a spline of Fritsch and Carlson no segment leaves its ends.
      guard spline.kind == "monotone" else { continue }
      for end in times.indices.dropFirst() {
        let segment = segment(
          times[end - 1], values[end - 1], slopes[end - 1], times[end], values[end], slopes[end])
        let range = min(segment.y0, segment.y3)...max(segment.y0, segment.y3)
        for turn in segment.turns where turn > segment.x0 && turn < segment.x3 {
          let value = segment.value(at: turn)
          try #require(value >= range.lowerBound - 1e-15 && value <= range.upperBound + 1e-15)
        }
      }
    }
  }

  @Test func `centripetal segments are Barry and Goldman's with the exponent ½`() throws {
    let splines = try Self.splines(of: "barry-goldman") {
      $0.alpha == 0.5 && $0.points?.first?.list?.count == 2
    }
    #expect(splines.count == 1)
    for spline in splines {
      let points = try #require(spline.points).compactMap { $0.list }
      let segments = CatmullRomCurve.segments(
        through: points.map { CatmullRomCurve.Point($0[0], $0[1]) }, 0)
      for row in spline.rows {
        let segment = segments[Int(try #require(row[0].number))]
        let (point, slope) = (try #require(row[2].list), try #require(row[3].list))
        try check(segment, at: point[0], point[1], slope[1] / slope[0], spline.id)
      }
    }
  }
}
