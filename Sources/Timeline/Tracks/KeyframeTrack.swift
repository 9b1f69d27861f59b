// Values between keyframes.
// Layer: Timeline/Tracks. Source: Web Animations, section 5.3.5 (the effect value of a keyframe
//   effect), over times instead of offsets. Tests: KeyframeTrackTests.

public import Easing

/// A value over time, given at keyframes and mixed between them.
///
/// ```swift
/// let x = try KeyframeTrack([
///   Keyframe(at: .zero, 0.0, easing: .easeIn),
///   Keyframe(at: .milliseconds(250), 100),
/// ])
/// x.value(at: .milliseconds(125))  // 31.535681257253934
/// ```
///
/// Before the first keyframe the track has the first value, and after the last one the last. Several
/// keyframes at one time are a jump: from the left the track goes to the first of them, from the right
/// it goes on from the last. An easing that leaves 0…1 leaves the interval between the values.
public struct KeyframeTrack<Value: Interpolatable>: Hashable, Sendable {
  /// The keyframes, at least one, in order of time.
  public let keyframes: [Keyframe<Value>]

  /// The eased stretch from each keyframe to the next; `nil` for a hold and between keyframes at
  /// one time.
  private let segments: [EasedInterval?]

  /// When each keyframe is; a search reads these and leaves the values alone.
  private let times: [RationalTime]

  /// Creates a track from keyframes in order of time; those at one time are in order of passing.
  ///
  /// - Throws: `TimelineError` if there is no keyframe, a keyframe is earlier than the one before,
  ///   a value is not finite, a time is beyond the limits of `RationalTime`, or two times are so
  ///   unlike that progress between them would need more than 128 bits.
  public init(_ keyframes: [Keyframe<Value>]) throws(TimelineError) {
    guard !keyframes.isEmpty else { throw .noKeyframes }
    for (index, keyframe) in keyframes.enumerated() {
      let element = TrackElement.keyframe(index)
      try element.checked(keyframe.time, as: .time)
      if let value = keyframe.value.nonFiniteComponent { throw .valueNotFinite(element, value) }
      if index > 0, keyframe.time < keyframes[index - 1].time {
        throw .keyframeOutOfOrder(
          index: index, time: keyframe.time, previous: keyframes[index - 1].time)
      }
    }
    var segments: [EasedInterval?] = []
    for (index, (keyframe, next)) in zip(keyframes, keyframes.dropFirst()).enumerated() {
      switch keyframe.interpolation {
      case .eased(let curve) where keyframe.time < next.time:
        let interval = try TrackElement.keyframe(index).interval(
          from: keyframe.time, lasting: next.time - keyframe.time)
        segments.append(EasedInterval(curve: curve, interval: interval))
      case .eased, .hold:
        segments.append(nil)
      }
    }
    self.keyframes = keyframes
    self.segments = segments
    times = keyframes.map { $0.time }
  }
}

extension KeyframeTrack {
  /// The value at a time, on the stated side of a jump.
  ///
  /// - Domain: every time; outside the keyframes the first or last value.
  /// - Exact: at keyframes whose easing starts at 0 and ends at 1, in holds, and every step of a
  ///   staircase, for times whose denominator is at most `RationalTime.greatestDenominator`;
  ///   progress at a finer time is taken at its neighbour on that scale, at most 1 ns away.
  /// - Complexity: the logarithm of the number of keyframes.
  public func value(at time: RationalTime, side: Side = .right) -> Value {
    let next = indexOfNextKeyframe(after: time, side: side)
    guard next > 0 else { return keyframes[0].value }
    let from = keyframes[next - 1].value
    guard next < keyframes.count, let segment = segments[next - 1] else { return from }
    return from.interpolated(
      to: keyframes[next].value, at: segment.value(at: time.seconds, side: side))
  }

  /// When the first keyframe is.
  public var start: RationalTime { keyframes[0].time }

  /// When the last keyframe is.
  public var end: RationalTime { keyframes[keyframes.count - 1].time }

  /// The index of the first keyframe past a time, or at it for the left side.
  private func indexOfNextKeyframe(after time: RationalTime, side: Side) -> Int {
    times.indices.partitioningIndex {
      side == .right ? times[$0] > time : times[$0] >= time
    }
  }
}

extension KeyframeTrack where Value == Double {
  /// The first derivative of the value at a time, per second, on the stated side of a corner or jump.
  ///
  /// It is 0 in holds and outside the keyframes; a jump itself has velocity 0, and a vertical
  /// tangent of an easing an infinite one, unless both keyframes have the same value.
  public func velocity(at time: RationalTime, side: Side = .right) -> Double {
    let next = indexOfNextKeyframe(after: time, side: side)
    guard next > 0, next < keyframes.count, let segment = segments[next - 1] else { return 0 }
    return Double.product(
      of: keyframes[next].value - keyframes[next - 1].value,
      slope: segment.velocity(at: time.seconds, side: side))
  }
}
