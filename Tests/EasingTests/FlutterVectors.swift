// The curves of flutter-curves.json.
// Source: Tests/Vectors/README.md says where the table comes from.

import TestSupport

/// The exact values of Flutter's curves.
struct FlutterVectors: Decodable, Sendable {
  struct Curve: Decodable, Sendable {
    struct Row: Decodable, Sendable {
      let t: Double
      let y: Double

      init(from decoder: any Decoder) throws {
        var row = try decoder.unkeyedContainer()
        t = try row.decode(Double.self)
        y = try row.decode(Double.self)
      }
    }

    let name: String
    let type: String
    /// The control points' numbers in order; none if the curve is no cubic.
    let numbers: [Double]
    let rows: [Row]

    private enum Key: String, CodingKey {
      case name
      case type
      case p
      case rows
    }

    init(from decoder: any Decoder) throws {
      let curve = try decoder.container(keyedBy: Key.self)
      name = try curve.decode(String.self, forKey: .name)
      type = try curve.decode(String.self, forKey: .type)
      switch type {
      case "cubic": numbers = try curve.decode([Double].self, forKey: .p)
      case "three-point": numbers = try curve.decode([[Double]].self, forKey: .p).flatMap { $0 }
      default: numbers = []
      }
      rows = try curve.decode([Row].self, forKey: .rows)
    }
  }

  let curves: [Curve]

  /// The curves that a type names: `cubic` or `three-point`.
  static func curves(ofType type: String) throws -> [Curve] {
    try Vectors.json("flutter-curves.json", as: FlutterVectors.self).curves.filter {
      $0.type == type
    }
  }
}
