// One quantity of a plot.
// Layer: Export. Tests: PlotTests.

public import Scenes

extension Plot {
  /// One quantity.
  public struct Curve: Hashable, Sendable {
    /// How the quantity goes from one time to the next.
    public enum Form: Hashable, Sendable {
      /// Straight.
      case line
      /// It stays, then jumps.
      case step
      /// It is either 0 or not: drawn as a bar as long as it is not.
      case flag
    }

    /// The name in the legend.
    public let name: String
    /// The unit, or `nil` for a number without one.
    public let unit: String?
    /// How it goes from one time to the next.
    public let form: Form
    /// A value for each time; `nil`, and what is not finite, leaves a gap.
    public let values: [Double?]

    /// Creates a quantity.
    ///
    /// - Parameters:
    ///   - name: The name in the legend.
    ///   - unit: The unit, such as `pt_per_s`, or `nil` for a number without one.
    ///   - form: How it goes from one time to the next.
    ///   - values: A value for each time of the plot, in its unit; `nil`, and what is not finite,
    ///     leaves a gap.
    public init(_ name: String, unit: String? = nil, form: Form = .line, values: [Double?]) {
      self.name = name
      self.unit = unit
      self.form = form
      self.values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
    }
  }
}

extension Plot.Curve {
  /// Whether all values that there are, are equal.
  var isConstant: Bool {
    let known = values.lazy.compactMap { $0 }
    return known.allSatisfy { $0 == known.first }
  }

  /// A column of a table as a quantity, or `nil` if its cells hold words or nothing.
  ///
  /// Whole numbers go in steps, yes and no are flags.
  ///
  /// - Parameters:
  ///   - name: The name in the legend.
  ///   - unit: The unit, or `nil` for a number without one.
  ///   - cells: A cell for each time of the plot; an empty one leaves a gap.
  public init?(_ name: String, unit: String? = nil, cells: [CellValue]) {
    var form: Form?
    var values: [Double?] = []
    values.reserveCapacity(cells.count)
    for cell in cells {
      switch cell {
      case .number(let number):
        form = .line
        values.append(number)
      case .integer(let number):
        form = form ?? .step
        values.append(Double(number))
      case .flag(let isSet):
        form = form ?? .flag
        values.append(isSet ? 1 : 0)
      case .empty: values.append(nil)
      case .text: return nil
      }
    }
    guard let form else { return nil }
    self.init(name, unit: unit, form: form, values: values)
  }
}
