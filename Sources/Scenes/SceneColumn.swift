// A column of a scene's table.
// Layer: Scenes. Tests: SceneLawTests.

/// One named quantity of a scene's sample.
public struct SceneColumn<Sample: Sendable>: Sendable {
  /// The name in snake case, without the unit.
  public let name: String
  /// The unit of the numbers, or `nil` for a number without one.
  public let unit: String?
  /// One sentence of what it is.
  public let summary: String
  /// Takes the quantity out of a sample.
  public let value: @Sendable (Sample) -> CellValue

  /// Creates a column.
  public init(
    _ name: String, unit: String? = nil, _ summary: String,
    value: @escaping @Sendable (Sample) -> CellValue
  ) {
    self.name = name
    self.unit = unit
    self.summary = summary
    self.value = value
  }

  /// The name with its unit: `mask_width_pt`.
  public var heading: String {
    guard let unit else { return name }
    return name + "_" + unit
  }
}

extension SceneColumn {
  /// A column of numbers; what is not finite leaves its cell empty, as `nil` does.
  public static func number(
    _ name: String, unit: String? = nil, _ summary: String,
    value: @escaping @Sendable (Sample) -> Double?
  ) -> SceneColumn {
    SceneColumn(name, unit: unit, summary) { sample in
      guard let number = value(sample), number.isFinite else { return .empty }
      return .number(number)
    }
  }

  /// A column of whole numbers; `nil` leaves its cell empty.
  public static func integer(
    _ name: String, _ summary: String, value: @escaping @Sendable (Sample) -> Int?
  ) -> SceneColumn {
    SceneColumn(name, summary) { sample in value(sample).map { .integer($0) } ?? .empty }
  }

  /// A column of yes and no.
  public static func flag(
    _ name: String, _ summary: String, value: @escaping @Sendable (Sample) -> Bool
  ) -> SceneColumn {
    SceneColumn(name, summary) { sample in .flag(value(sample)) }
  }
}

/// What stands in one cell of a table.
public enum CellValue: Hashable, Sendable {
  /// A finite number.
  case number(Double)
  /// A whole number.
  case integer(Int)
  /// Yes or no, written 1 or 0.
  case flag(Bool)
  /// A word.
  case text(String)
  /// Nothing: the quantity has no value here.
  case empty
}
