// A plot: quantities over time, or over a progress.
// Layer: Export. Tests: PlotTests.

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
  /// The line above the panels.
  public let title: String
  /// A second line, smaller; an empty one takes no room.
  public let subtitle: String
  /// The times of the values in seconds, or whatever `axisTitle` says, none before the one ahead of it.
  public let times: [Double]
  /// What the times are, with their unit.
  public let axisTitle: String
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
  ///   - times: Times in seconds, or other numbers, none before the one ahead of it.
  ///   - axisTitle: What the times are, with their unit.
  ///   - curves: The quantities, each with a value for each time.
  ///   - events: What happens; events outside the times are left out.
  /// - Precondition: each quantity has as many values as there are times; the times are finite, and none
  ///   is before the one ahead of it.
  public init(
    title: String, subtitle: String = "", times: [Double], axisTitle: String = "time, s",
    curves: [Curve], events: [Event] = []
  ) {
    precondition(
      curves.allSatisfy { $0.values.count == times.count },
      "A quantity has a value for each time.")
    precondition(
      times.allSatisfy(\.isFinite) && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 },
      "The times of a plot are finite, and none is before the one ahead of it.")
    self.title = title
    self.subtitle = subtitle
    self.times = times
    self.axisTitle = axisTitle
    let changing = curves.filter { !$0.isConstant }
    self.curves = changing.isEmpty ? curves : changing
    constants = changing.isEmpty ? [] : curves.filter(\.isConstant)
    let (start, end) = (times.first ?? 0, times.last ?? 0)
    self.events = events.filter { $0.time >= start && $0.time <= end }
  }
}
