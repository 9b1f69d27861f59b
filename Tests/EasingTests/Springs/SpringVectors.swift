// The expected values of the spring tables.
// Source: Tests/Vectors/README.md says where each table comes from.

import Easing
import TestSupport
import Testing

/// A row of a table of springs: a motion, and columns by name.
struct SpringRow: Sendable, CustomTestStringConvertible {
  let fields: [String: String]

  var testDescription: String { "\(self["id"]) \(self["t"])\(self["eps"])" }

  subscript(name: String) -> String { fields[name] ?? "" }

  /// The number in a column.
  func number(_ name: String) throws -> Double {
    try #require(Double(self[name]), "\(name) of \(self["id"])")
  }

  /// The number in a column that may be empty.
  func optionalNumber(_ name: String) throws -> Double? {
    self[name].isEmpty ? nil : try number(name)
  }

  /// The spring that the row describes by forces or as its column `description` says.
  func spring() throws -> Spring {
    switch self["description"] {
    case "bounce": try Spring(duration: number("a"), bounce: number("b"))
    case "ratio": try Spring(response: number("a"), dampingRatio: number("b"))
    case "forces":
      try Spring(
        mass: number("a"), stiffness: number("b"), damping: number("c"), allowOverDamping: true)
    default:
      try Spring(
        mass: number("mass"), stiffness: number("stiffness"), damping: number("damping"),
        allowOverDamping: true)
    }
  }

  /// The motion that the row describes.
  func motion() throws -> Spring.Motion {
    try spring().motion(
      from: number("from"), to: number("to"), initialVelocity: number("v0"))
  }

  /// The rows of a file in Tests/Vectors.
  static func all(_ name: String) throws -> [SpringRow] {
    let rows = try Vectors.csv(name).map(SpringRow.init)
    try #require(!rows.isEmpty)
    return rows
  }
}
