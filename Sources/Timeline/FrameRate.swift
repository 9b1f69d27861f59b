// Frames per second as a ratio.
// Layer: Timeline. Tests: FrameRateTests.

public import Easing

/// A number of frames per second, as an exact ratio such as 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames per second, above 0.
  public let framesPerSecond: Rational

  /// Creates a rate of `numerator / denominator` frames per second.
  public init(_ numerator: Int, _ denominator: Int = 1) throws(TimelineError) {
    guard numerator > 0, denominator > 0 else {
      throw .frameRateOutOfRange("\(numerator)/\(denominator)")
    }
    framesPerSecond = Rational(Int128(numerator), Int128(denominator))
  }

  /// The exact time at which a frame starts: `frame × denominator / numerator` seconds.
  public func time(ofFrame frame: Int) -> RationalTime {
    RationalTime(seconds: Rational(Int128(frame)) / framesPerSecond)
  }
}
