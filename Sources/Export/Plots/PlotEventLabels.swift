// Where the labels of a plot's events stand.
// Layer: Export. Tests: PlotTests.

import Scenes

/// The labels of events in rows, none over another.
struct PlotEventLabels: Hashable, Sendable {
  /// The label of an event.
  struct Label: Hashable, Sendable {
    let text: String
    /// Where the event lies.
    let x: Double
    /// The row, or `nil` for a label that finds no room.
    let row: Int?
    /// Whether the text ends at the event instead of starting there.
    let isLeft: Bool
  }

  /// The labels in the order of the events.
  private(set) var placed: [Label] = []

  /// How many rows there are.
  private(set) var rowCount = 0

  /// The most rows; a label that would need one more is left out.
  static let greatestRowCount = 5

  /// Puts each label into the first row with room for it.
  ///
  /// - Parameters:
  ///   - events: The events; only the first `greatestCount` are drawn.
  ///   - end: How far to the right a label may reach.
  ///   - x: Where a time lies.
  init(_ events: [Plot.Event], end: Double, x: (Double) -> Double) {
    var taken: [[ClosedRange<Double>]] = []
    for event in events.prefix(Self.greatestCount) {
      let position = x(event.time)
      let width = PlotStyle.width(of: event.label, size: FigureStyle.smallFontSize, .semibold) + 10
      let isLeft = position + width > end
      let range = isLeft ? position - width...position : position...position + width
      var row: Int?
      for candidate in 0..<Self.greatestRowCount where row == nil {
        if candidate == taken.count { taken.append([]) }
        if !taken[candidate].contains(where: { $0.overlaps(range) }) { row = candidate }
      }
      if let row { taken[row].append(range) }
      placed.append(Label(text: event.label, x: position, row: row, isLeft: isLeft))
    }
    rowCount = taken.count
  }

  /// The most events that are drawn.
  static let greatestCount = 200
}
