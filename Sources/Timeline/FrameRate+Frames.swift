// From frames to exact times and back.
// Layer: Timeline. Goals: exact before fast; frame → time → frame is the identity.
// Tests: FrameRateFramesTests.

import Easing

extension FrameRate {
  /// The largest size of a frame number: 2⁵³, so that it is exact as a double and in JSON.
  ///
  /// Where `Int` has 32 bits it is 2³⁰, which is more than half a year at 60 frames per second.
  public static let greatestFrameNumber = 1 << (Int.bitWidth > 32 ? 53 : 30)

  /// The exact time at which a frame starts: `frame × denominator / numerator` seconds.
  ///
  /// - Domain: every frame number; frame 0 is at 0 s, and those below 0 are before it.
  public func time(ofFrame frame: Int) -> RationalTime {
    // Below 2^63 · 10^9, so the product fits.
    RationalTime(
      seconds: Rational(
        Int128(frame) * framesPerSecond.denominator, framesPerSecond.numerator))
  }

  /// The length of one frame: `denominator / numerator` seconds.
  public var frameDuration: RationalTime { time(ofFrame: 1) }

  /// The number of the frame that stands for a time.
  ///
  /// Times below 0 have frames below 0; `.down` is towards the earlier frame there, too.
  ///
  /// - Exact: The time of a frame gives that frame's number with every rounding.
  /// - Throws: `TimelineError.frameNumberOutOfRange` if the number is beyond
  ///   `greatestFrameNumber` in size, which no time within a user's limits is.
  public func frame(
    at time: RationalTime, rounding: FrameRounding = .down
  ) throws(TimelineError) -> Int {
    guard let position = time.seconds.multipliedOrNil(by: framesPerSecond),
      let frame = Int(exactly: rounding.wholeNumber(for: position)),
      frame.magnitude <= FrameRate.greatestFrameNumber.magnitude
    else { throw .frameNumberOutOfRange(at: time, rate: self) }
    return frame
  }
}
