// Frames per second as a ratio.
// Layer: Timeline. Source: SMPTE ST 12-1 for the rates over 1001. Tests: FrameRateTests.

public import Easing

/// A number of frames per second, as an exact ratio such as 30000/1001.
public struct FrameRate: Hashable, Sendable {
  /// The number of frames per second, above 0.
  public let framesPerSecond: Rational

  /// Creates a rate of `numerator / denominator` frames per second.
  ///
  /// - Throws: `TimelineError.frameRateOutOfRange` if a part is not above 0, the rate is outside
  ///   `slowest` to `fastest`, or a part in lowest terms is above `greatestPart`.
  public init(_ numerator: Int, _ denominator: Int = 1) throws(TimelineError) {
    guard numerator > 0, denominator > 0 else {
      throw .frameRateOutOfRange(denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)")
    }
    try self.init(framesPerSecond: Rational(Int128(numerator), Int128(denominator)))
  }

  /// Creates a rate from an exact number of frames per second.
  ///
  /// - Throws: `TimelineError.frameRateOutOfRange` if the rate is outside `slowest` to `fastest`,
  ///   or a part in lowest terms is above `greatestPart`.
  public init(framesPerSecond rate: Rational) throws(TimelineError) {
    let greatestPart = Int128(FrameRate.greatestPart)
    guard rate >= FrameRate.slowest, rate <= FrameRate.fastest,
      rate.numerator <= greatestPart, rate.denominator <= greatestPart
    else { throw .frameRateOutOfRange(ExactNumber.notation(of: rate)) }
    framesPerSecond = rate
  }

  /// Creates a rate that is known to be valid.
  private init(valid numerator: Int128, _ denominator: Int128 = 1) {
    framesPerSecond = Rational(numerator, denominator)
  }
}

extension FrameRate {
  /// The lowest rate, in frames per second: one frame in 1000 seconds.
  public static var slowest: Rational { Rational(1, 1000) }

  /// The highest rate, in frames per second: a frame in each microsecond.
  public static var fastest: Rational { Rational(1_000_000) }

  /// The largest numerator and denominator of a rate in lowest terms: 10⁹.
  public static let greatestPart = 1_000_000_000

  /// Film: 24 frames per second.
  public static let fps24 = FrameRate(valid: 24)

  /// Television with 50 Hz: 25 frames per second.
  public static let fps25 = FrameRate(valid: 25)

  /// 30 frames per second.
  public static let fps30 = FrameRate(valid: 30)

  /// Television with 50 Hz at its full rate: 50 frames per second.
  public static let fps50 = FrameRate(valid: 50)

  /// Most displays: 60 frames per second.
  public static let fps60 = FrameRate(valid: 60)

  /// Displays with a high refresh rate: 120 frames per second.
  public static let fps120 = FrameRate(valid: 120)

  /// Film on NTSC television, known as 23.976: 24000/1001 frames per second.
  public static let ntsc24 = FrameRate(valid: 24_000, 1001)

  /// NTSC television, known as 29.97: 30000/1001 frames per second.
  public static let ntsc30 = FrameRate(valid: 30_000, 1001)

  /// NTSC television at its full rate, known as 59.94: 60000/1001 frames per second.
  public static let ntsc60 = FrameRate(valid: 60_000, 1001)
}
