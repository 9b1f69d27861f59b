// The laws under which a scroll moves.
// Layer: Timeline/Scroll. Tests: ScrollPhysicsTests.

public import Easing

/// What happens to a scroll that would rest between the two offsets at which it may.
public enum ScrollSnap: Hashable, Sendable {
  /// It rests where it comes to rest.
  case none
  /// It follows a curve from where it is let go; beyond the offsets it decays instead.
  case curve(duration: RationalTime, EasingCurve)
  /// It slows down at the rate of every scroll, but aimed at the nearer offset.
  case decay
  /// It comes to rest, and then follows a curve.
  case settleThenCurve(duration: RationalTime, EasingCurve)
}

extension ScrollSnap {
  /// Checks the duration of a curve, which is limited as that of a step of a gesture.
  ///
  /// - Throws: `TimelineError` with the duration and what is accepted.
  package func check() throws(TimelineError) {
    switch self {
    case .none, .decay: break
    case .curve(let duration, _), .settleThenCurve(let duration, _):
      guard GestureScript.takes(duration) else {
        throw .scroll(
          .invalidLaw(
            name: "snap duration", value: duration.notation,
            accepted: GestureScript.acceptedDuration))
      }
    }
  }
}

/// The laws under which a scroll moves: its limits, what resists beyond them, what slows it down.
public struct ScrollPhysics: Hashable, Sendable {
  /// The largest offset at rest, in points; the smallest is 0.
  public let length: Double
  /// How the offset gives way beyond the limits.
  public let band: RubberBand
  /// The factor by which the speed falls in each millisecond.
  public let decelerationRate: Double
  /// How near its end a motion that only approaches it is taken to be there, in points.
  public let settlingDistance: Double
  /// What happens between the offsets at which the scroll may rest.
  public let snap: ScrollSnap
  /// The second of the offsets at which the scroll may rest, in points; the first is 0.
  ///
  /// Beyond it the scroll may rest anywhere. There is no snapping if it is 0 or beyond `length`.
  public let snapOffset: Double
  /// How fast the speed of a free scroll falls, per second: -1000·ln of the rate.
  public let decayConstant: Double

  /// The deceleration rate "normal" of iOS.
  public static let normalDecelerationRate = 0.998

  /// The deceleration rate "fast" of iOS.
  public static let fastDecelerationRate = 0.99

  /// The lengths and offsets that a scroll takes, in points.
  public static let lengths = 0.0...1_000_000

  /// Creates the laws.
  ///
  /// - Parameters:
  ///   - length: The largest offset at rest, in points, within `lengths`.
  ///   - band: How the offset gives way beyond the limits.
  ///   - decelerationRate: The factor of the speed per millisecond, from 0.9 and below 1.
  ///   - settlingDistance: How near its end a motion is taken to be there, in points; above 0 and
  ///     at most 1. Half a pixel is usual.
  ///   - snap: What happens between 0 and `snapOffset`; a duration is one that a step of a gesture
  ///     takes, at most `GestureScript.longestDuration`.
  ///   - snapOffset: The second offset of rest, in points, within `lengths`.
  /// - Throws: `TimelineError` if a number or a duration is outside its range.
  public init(
    length: Double, band: RubberBand, decelerationRate: Double = normalDecelerationRate,
    settlingDistance: Double = 0.5, snap: ScrollSnap = .none, snapOffset: Double = 0
  ) throws(TimelineError) {
    func check(
      _ value: Double, _ name: String, _ accepted: String, _ isValid: Bool
    ) throws(TimelineError) {
      guard isValid else {
        throw .scroll(
          .invalidLaw(name: name, value: ScrollFault.text(value), accepted: accepted))
      }
    }
    let lengths = ScrollPhysics.lengths
    let acceptedLengths = ScrollFault.accepted(lengths)
    try check(length, "scroll length", acceptedLengths, lengths.contains(length))
    try check(
      decelerationRate, "deceleration rate", "a number from 0.9 and below 1",
      decelerationRate >= 0.9 && decelerationRate < 1)
    try check(
      settlingDistance, "settling distance", "a number above 0 and at most 1",
      settlingDistance > 0 && settlingDistance <= 1)
    try check(snapOffset, "snap offset", acceptedLengths, lengths.contains(snapOffset))
    try snap.check()
    self.length = length
    self.band = band
    self.decelerationRate = decelerationRate
    self.settlingDistance = settlingDistance
    self.snap = snap
    self.snapOffset = snapOffset
    decayConstant = Deceleration.decayConstant(ofRate: decelerationRate)
  }
}

extension ScrollPhysics {
  /// The offset at which a finger's pull shows: itself within the limits, banded beyond, in points.
  public func offset(ofPull pull: Double) -> Double {
    if pull < 0 { return band.value(at: pull) }
    return pull > length ? length + band.value(at: pull - length) : pull
  }

  /// The derivative of `offset(ofPull:)` on the side to which a direction points, unitless.
  ///
  /// - Parameters:
  ///   - pull: How far the finger pulls, in points.
  ///   - direction: Above 0 for the slope towards larger pulls, below 0 for that towards smaller
  ///     ones; they differ at the limits alone.
  /// - Returns: 1 within the limits, and the slope of the band beyond.
  public func slope(atPull pull: Double, heading direction: Double) -> Double {
    if pull < 0 || (pull == 0 && direction < 0) { return band.slope(at: pull) }
    let isBeyond = pull > length || (pull == length && direction > 0)
    return isBeyond ? band.slope(at: pull - length) : 1
  }

  /// The pull that shows as an offset, in points; `nil` if no pull reaches so far, and for NaN.
  public func pull(showing offset: Double) -> Double? {
    guard !offset.isNaN else { return nil }
    if offset < 0 { return band.pull(toReach: offset) }
    guard offset > length else { return offset }
    return band.pull(toReach: offset - length).map { length + $0 }
  }

  /// How far an offset is past the nearer limit, in points, above 0 at the far one; 0 within.
  public func overscroll(at offset: Double) -> Double {
    offset < 0 ? offset : offset > length ? offset - length : 0
  }

  /// The offset at which a scroll snaps that would rest at a given one; `nil` if it may rest there.
  public func snapTarget(forRest rest: Double) -> Double? {
    guard snap != .none, length >= snapOffset, rest > 0, rest < snapOffset else { return nil }
    return rest > snapOffset / 2 ? snapOffset : 0
  }
}
