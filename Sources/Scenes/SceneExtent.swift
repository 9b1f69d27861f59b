// How long a scene runs, and the frames that show it.
// Layer: Scenes. Tests: SceneExtentTests.

public import Timeline

/// How long a scene runs.
public enum SceneExtent: Hashable, Sendable {
  /// From 0 to an end, at which the end state shows.
  case finite(end: RationalTime)
  /// For ever: what comes before `start` shows once, then one period repeats.
  case endless(period: RationalTime, start: RationalTime = .zero)
}

extension SceneExtent {
  /// The frames that show the scene, from frame 0.
  ///
  /// A finite scene has the frames 0 … ⌈end · fps⌉, so that the last one shows the end state. An
  /// endless one has those that start before `start + period`: half open, since the frame at that
  /// time shows what the one at `start` showed.
  ///
  /// - Returns: At least one frame; `Int.max` of them if the last one's number would be above
  ///   `FrameRate.greatestFrameNumber`.
  public func frameNumbers(at rate: FrameRate) -> Range<Int> {
    do throws(TimelineError) {
      switch self {
      case .finite(let end):
        return try FrameSequence(covering: max(end, .zero), at: rate).numbers
      case .endless(let period, let start):
        guard let end = start.addingOrNil(period) else { return 0..<Int.max }
        return end > .zero ? try FrameSequence(period: end, at: rate).numbers : 0..<1
      }
    } catch {
      return 0..<Int.max
    }
  }
}
