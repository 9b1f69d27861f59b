// Something that a plot marks.
// Layer: Export. Tests: PlotTests.

extension Plot {
  /// Something that happens at a time, or whatever the times of the plot are.
  public struct Event: Hashable, Sendable {
    /// When, in seconds or whatever the axis says.
    public let time: Double
    /// What.
    public let label: String

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - time: When, in seconds or whatever the axis says.
    ///   - label: What, in a few words.
    public init(at time: Double, _ label: String) {
      self.time = time
      self.label = label
    }
  }
}
