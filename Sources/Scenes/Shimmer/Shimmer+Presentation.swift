// When the view is there.
// Layer: Scenes. Tests: ShimmerPresentationTests.

import Timeline

extension Shimmer {
  /// One time that the view is presented: from its start to its end, half open.
  struct Presentation: Hashable, Sendable {
    let start: RationalTime
    /// When it is dismissed, or `nil` if never.
    let end: RationalTime?

    /// Whether it is there at a time that is not before its start.
    func isPresented(at time: RationalTime) -> Bool {
      end.map { time < $0 } ?? true
    }

    /// The presentations of a configuration, in order of time.
    ///
    /// - Throws: `SceneError` if one is dismissed before it is presented or after the next one is.
    static func paired(_ configuration: Configuration) throws(SceneError) -> [Presentation] {
      let starts = configuration.presentedAt
      let ends = configuration.dismissedAt
      guard ends.count <= starts.count else { throw dismissalError(configuration) }
      var presentations: [Presentation] = []
      for index in starts.indices {
        let end = index < ends.count ? ends[index] : nil
        if let end {
          guard end >= starts[index] else { throw dismissalError(configuration) }
          guard index + 1 == starts.count || end <= starts[index + 1] else {
            throw dismissalError(configuration)
          }
        }
        presentations.append(Presentation(start: starts[index], end: end))
      }
      return presentations
    }

    private static func dismissalError(_ configuration: Configuration) -> SceneError {
      .invalid(
        input: "dismissed-at", value: InputText.dismissals(configuration.dismissedAt),
        accepted: "for each presentation a time from it to the next one, or never; "
          + "the view is presented at \(InputText.times(configuration.presentedAt))")
    }
  }
}
