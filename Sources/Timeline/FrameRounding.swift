// The choice of a frame for a time between two frames.
// Layer: Timeline. Tests: FrameRateFramesTests.

import Easing

/// Says which frame stands for a time between two frames.
public enum FrameRounding: Hashable, Sendable, CaseIterable {
  /// The frame that is on screen: the last one that starts at or before the time.
  case down
  /// The next frame: the first one that starts at or after the time.
  case up
  /// The frame that starts nearest to the time; half way between two, the earlier one.
  case nearestTiesDown
  /// The frame that starts nearest to the time; half way between two, the later one.
  case nearestTiesUp

  /// The whole number for a position between two whole numbers.
  func wholeNumber(for position: Rational) -> Int128 {
    let half = Rational(1, 2)
    switch self {
    case .down: return position.floor
    case .up: return position.ceiling
    case .nearestTiesDown: return position.fraction <= half ? position.floor : position.ceiling
    case .nearestTiesUp: return position.fraction < half ? position.floor : position.ceiling
    }
  }
}
