// The rows of penner.csv, by curve.
// Source: Tests/Vectors/README.md says where the table comes from.

import TestSupport
import Testing

@testable import Easing

/// The expected values of one function in one variant.
struct PennerVectors: CustomTestStringConvertible, Sendable {
  struct Row: Sendable {
    let p: Double
    let y: Double
    let tolerance: Double
  }

  let function: String
  let variant: String
  let curve: EasingCurve
  let rows: [Row]

  var testDescription: String { "\(function) \(variant)" }

  static func read() throws -> [PennerVectors] {
    var order: [[String]] = []
    var rows: [[String]: [Row]] = [:]
    for row in try Vectors.csv("penner.csv") {
      let key = [try #require(row["function"]), try #require(row["variant"])]
      if rows[key] == nil { order.append(key) }
      rows[key, default: []].append(
        Row(
          p: try #require(row["p"].flatMap(Double.init)),
          y: try #require(row["y"].flatMap(Double.init)),
          tolerance: try #require(row["tol"].flatMap(Double.init))))
    }
    return try order.map { key in
      PennerVectors(
        function: key[0], variant: key[1], curve: try curve(key[0], key[1]), rows: rows[key] ?? [])
    }
  }

  /// The curve that a row's function and variant describe.
  private static func curve(_ function: String, _ variant: String) throws -> EasingCurve {
    guard let dash = function.firstIndex(of: "-") else { return try EasingCurve(parsing: function) }
    let (family, direction) = (function[..<dash], function[function.index(after: dash)...])
    var values: [String: String] = [:]
    for assignment in variant.split(separator: ";") where assignment.contains("=") {
      let parts = assignment.split(separator: "=")
      values[String(parts[0])] = String(parts[1])
    }
    let text =
      switch (family, variant) {
      case ("back", "d3"), ("back", "gsap3"): "gsap-back(\(direction))"
      case ("expo", "gsap3"): "gsap-expo(\(direction))"
      case (_, "d3"): "d3-\(family)(\(direction))"
      case (_, "flutter"): "elastic(\(direction), 1, 0.4)"
      case (_, "penner"): "\(family)(\(direction))"
      case ("back", _): "back(\(direction), \(values["overshoot"] ?? ""))"
      default:
        "elastic(\(direction), \(values["amplitude"] ?? ""), \(values["period"] ?? ""))"
      }
    return try EasingCurve(parsing: text)
  }
}
