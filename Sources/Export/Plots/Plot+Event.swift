// Something that a plot marks.
// Layer: Export. Tests: PlotTests.

extension Plot {
  /// Something that happens at a time.
  public struct Event: Hashable, Sendable {
    /// When, in seconds.
    public let time: Double
    /// What.
    public let label: String

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - time: When, in seconds.
    ///   - label: What, in a few words.
    public init(at time: Double, _ label: String) {
      self.time = time
      self.label = label
    }
  }
}
