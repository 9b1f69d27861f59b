// How long a scene runs, and the frames that show it.
// Layer: Scenes. Tests: SceneExtentTests.

import Easing
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
  /// - Returns: At least one frame; at most `Int.max` of them.
  public func frameNumbers(at rate: FrameRate) -> Range<Int> {
    switch self {
    case .finite(let end): 0..<(SceneExtent.frames(before: end, at: rate) &+ 1)
    case .endless(let period, let start):
      0..<max(SceneExtent.frames(before: start + period, at: rate), 1)
    }
  }

  /// The number of frames that start before a time, at most `Int.max - 1`.
  private static func frames(before time: RationalTime, at rate: FrameRate) -> Int {
    guard let frames = time.seconds.multipliedOrNil(by: rate.framesPerSecond) else {
      return .max - 1
    }
    return min(Int(clamping: max(frames.ceiling, 0)), .max - 1)
  }
}
