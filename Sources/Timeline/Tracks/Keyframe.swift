// A value at a time, and the way to the next one.
// Layer: Timeline/Tracks. Source: Web Animations, section 5.3 (keyframe effects).
// Tests: KeyframeTrackTests.

public import Easing

/// A value that a track takes at a time, and how it goes on from there.
public struct Keyframe<Value: Interpolatable>: Hashable, Sendable {
  /// How a track goes from a keyframe to the next one.
  public enum Interpolation: Hashable, Sendable {
    /// Mixes the two values by the curve's value at the progress between their times.
    case eased(EasingCurve)
    /// Keeps the value up to the next keyframe.
    case hold
  }

  /// When the value is reached.
  public let time: RationalTime
  /// The value.
  public let value: Value
  /// The way to the next keyframe; that of a track's last keyframe has no effect.
  public let interpolation: Interpolation

  /// Creates a keyframe; the easing maps the segment that starts at it.
  public init(at time: RationalTime, _ value: Value, easing: EasingCurve = .linear) {
    self.init(at: time, value, interpolation: .eased(easing))
  }

  /// Creates a keyframe with any way to the next one.
  public init(at time: RationalTime, _ value: Value, interpolation: Interpolation) {
    self.time = time
    self.value = value
    self.interpolation = interpolation
  }

  /// Creates a keyframe whose value stays up to the next one.
  public static func hold(at time: RationalTime, _ value: Value) -> Keyframe {
    Keyframe(at: time, value, interpolation: .hold)
  }

  /// Whether the value stays up to the next keyframe.
  public var isHold: Bool { interpolation == .hold }
}
