// A plot: columns of a scene over time.
// Layer: Export. Tests: PlotTests.

public import Scenes

/// Quantities over time, in panels one above the other that share their time axis: one a unit.
///
/// A plot makes a frame, so every picture format can hold it.
///
/// ```swift
/// let plot = Plot(
///   title: "fade", times: [0, 0.5, 1],
///   curves: [Plot.Curve("alpha", values: [0, 0.8, 1])], events: [Plot.Event(at: 0.5, "switch")])
/// let picture = plot.frame
/// ```
public struct Plot: Hashable, Sendable {
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
    public var name: String
    /// The unit, or `nil` for a number without one.
    public var unit: String?
    /// How it goes from one time to the next.
    public var form: Form
    /// A value for each time; `nil`, and what is not finite, leaves a gap.
    public var values: [Double?]

    /// Creates a quantity.
    public init(_ name: String, unit: String? = nil, form: Form = .line, values: [Double?]) {
      self.name = name
      self.unit = unit
      self.form = form
      self.values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
    }
  }

  /// Something that happens at a time.
  public struct Event: Hashable, Sendable {
    /// When, in seconds.
    public var time: Double
    /// What.
    public var label: String

    /// Creates an event.
    public init(at time: Double, _ label: String) {
      self.time = time
      self.label = label
    }
  }

  /// The line above the panels.
  public var title: String
  /// A second line, smaller; an empty one takes no room.
  public var subtitle: String
  /// The times of the values in seconds, rising.
  public let times: [Double]
  /// The quantities that change, and those that do not if none does.
  public let curves: [Curve]
  /// The quantities that have one value whenever they have one, or none at any time: they are only told
  /// of in a note.
  public let constants: [Curve]
  /// What happens within the times.
  public let events: [Event]

  /// Creates a plot.
  ///
  /// - Parameters:
  ///   - title: The line above the panels.
  ///   - subtitle: A second line; an empty one takes no room.
  ///   - times: Times in seconds, finite and rising.
  ///   - curves: The quantities, each with a value for each time.
  ///   - events: What happens; events outside the times are left out.
  /// - Precondition: each quantity has as many values as there are times.
  public init(
    title: String, subtitle: String = "", times: [Double], curves: [Curve], events: [Event] = []
  ) {
    precondition(
      curves.allSatisfy { $0.values.count == times.count },
      "A quantity has a value for each time.")
    self.title = title
    self.subtitle = subtitle
    self.times = times
    let changing = curves.filter { !$0.isConstant }
    self.curves = changing.isEmpty ? curves : changing
    constants = changing.isEmpty ? [] : curves.filter(\.isConstant)
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    self.events = events.filter { $0.time >= start && $0.time <= end }
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
