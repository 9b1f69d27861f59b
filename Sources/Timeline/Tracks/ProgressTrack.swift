// Values over the progress of an effect.
// Layer: Timeline/Tracks. Source: Web Animations 1, section 5.3.5 (the effect value of a keyframe
//   effect), without composition. Tests: ProgressTrackTests, ProgressTrackVectorTests.

public import Easing

/// A value over progress, given at keyframes with offsets and mixed between them.
///
/// ```swift
/// let x = try ProgressTrack([
///   ProgressKeyframe(0.0), ProgressKeyframe(10), ProgressKeyframe(-4),
/// ])
/// x.value(at: Rational(3, 4))  // 3
/// ```
///
/// Progress may leave 0…1, as an effect's easing overshoots: the first and last segment go on by
/// their easing. Several keyframes at one offset are a jump; those at 0 or 1 stop the first or last
/// segment from going on.
public struct ProgressTrack<Value: Interpolatable>: Hashable, Sendable {
  /// The keyframes, in order of their offsets, with one at 0 and one at 1.
  public let keyframes: [ProgressKeyframe<Value>]
  /// The offset of each keyframe, in 0…1.
  public let offsets: [Rational]
  /// The offsets as the nearest doubles.
  private let positions: [Double]

  /// Creates a track from keyframes in order of their offsets.
  ///
  /// - Parameters:
  ///   - keyframes: At least one keyframe. Offsets that are not given are spaced evenly.
  ///   - underlying: The value at 0 and at 1 if no keyframe is there, mixed by `linear`; without it
  ///     the track keeps its first and last value.
  /// - Throws: `TimelineError` if there is no keyframe, a value is not finite, or an offset is
  ///   outside 0…1, below one before it, or too fine a fraction.
  public init(
    _ keyframes: [ProgressKeyframe<Value>], underlying: Value? = nil
  ) throws(TimelineError) {
    guard let first = keyframes.first, let last = keyframes.last else { throw .noKeyframes }
    for (index, keyframe) in keyframes.enumerated() {
      guard let value = keyframe.value.nonFiniteComponent else { continue }
      throw .valueNotFinite(.keyframe(index), value)
    }
    if let value = underlying?.nonFiniteComponent { throw .valueNotFinite(.underlying, value) }

    var all = keyframes
    var offsets = try ProgressKeyframe.computedOffsets(of: keyframes)
    if let offset = offsets.first, offset > .zero {
      offsets.insert(.zero, at: 0)
      all.insert(ProgressKeyframe(underlying ?? first.value, offset: .zero), at: 0)
    }
    if let offset = offsets.last, offset < .one {
      offsets.append(.one)
      all.append(ProgressKeyframe(underlying ?? last.value, offset: .one))
    }
    self.keyframes = all
    self.offsets = offsets
    positions = offsets.map { $0.doubleValue }
  }
}

extension ProgressTrack {
  /// The value at an exact progress, on the stated side of a jump.
  ///
  /// From the left, the value at 0 is still that of the segment that starts there, read from the
  /// left: the "before flag" of Web Animations changes the easing and no more.
  ///
  /// - Domain: every fraction; outside 0…1 the first or last segment goes on.
  /// - Exact: at offsets whose easing starts at 0 and ends at 1, in holds, and every step of a
  ///   staircase, unless the progress through a segment needs more than 128 bits.
  /// - Complexity: the logarithm of the number of keyframes.
  public func value(at progress: Rational, side: Side = .right) -> Value {
    switch place(of: progress, among: offsets, from: .zero, to: .one, side: side) {
    case .keyframe(let index):
      return keyframes[index].value
    case .segment(let index, let curve):
      let start = offsets[index]
      guard let distance = progress.subtractingOrNil(start),
        let local = distance.dividedOrNil(by: offsets[index + 1] - start)
      else { return value(at: progress.doubleValue, side: side) }
      return mixed(index, curve.value(at: local, side: side))
    }
  }

  /// The value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number; outside 0…1 the first or last segment goes on. NaN gives NaN, or the value
  ///   of a hold.
  /// - Accuracy: the progress through a segment errs by 2 units in the last place of 1, so that a
  ///   step of a staircase may be missed there; see `value(at:side:)` for fractions.
  /// - Complexity: the logarithm of the number of keyframes.
  public func value(at progress: Double, side: Side = .right) -> Value {
    switch place(of: progress, among: positions, from: 0, to: 1, side: side) {
    case .keyframe(let index):
      return keyframes[index].value
    case .segment(let index, let curve):
      let start = positions[index]
      let local = (progress - start) / (positions[index + 1] - start)
      return mixed(index, curve.value(at: local, side: side))
    }
  }

  /// The value in an iteration of an effect: exact if the effect's easing is `linear`.
  public func value(in iteration: IterationState, easedBy easing: EasingCurve) -> Value {
    easing == .linear
      ? value(at: iteration.directedProgress, side: iteration.side)
      : value(at: iteration.progress, side: iteration.side)
  }

  private func mixed(_ index: Int, _ fraction: Double) -> Value {
    keyframes[index].value.interpolated(to: keyframes[index + 1].value, at: fraction)
  }
}

extension ProgressTrack where Value == Double {
  /// The first derivative of the value by progress, on the stated side of a corner or jump.
  ///
  /// It is 0 in holds and where the track has stopped at 0 or 1; a jump itself has velocity 0. Times
  /// the velocity of the progress, it is the velocity of the value.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    switch place(of: progress, among: positions, from: 0, to: 1, side: side) {
    case .keyframe:
      return 0
    case .segment(let index, let curve):
      let length = positions[index + 1] - positions[index]
      let slope = curve.velocity(at: (progress - positions[index]) / length, side: side)
      return Double.product(
        of: keyframes[index + 1].value - keyframes[index].value, slope: slope / length)
    }
  }
}

extension ProgressTrack {
  /// What decides the value at a progress.
  private enum Place {
    /// The value of a keyframe.
    case keyframe(Int)
    /// The mixture of a keyframe and the next, by a curve.
    case segment(Int, EasingCurve)
  }

  /// The standard's choice of interval endpoints, and its left limit at jumps inside 0…1.
  private func place<Progress: Comparable>(
    of progress: Progress, among offsets: [Progress], from zero: Progress, to one: Progress,
    side: Side
  ) -> Place {
    let last = offsets.count - 1
    let isPast = progress > one || (progress == one && side == .right)
    if progress < zero && offsets[1] == zero { return .keyframe(0) }
    if isPast && offsets[last - 1] == one { return .keyframe(last) }
    let isLeft = side == .left && progress > zero
    let next = offsets.indices.partitioningIndex {
      offsets[$0] >= one
        || (isLeft ? offsets[$0] >= progress : offsets[$0] > max(progress, zero))
    }
    // The first offset is 0, so there is a keyframe before the next one.
    let index = next - 1
    switch keyframes[index].interpolation {
    case .hold: return .keyframe(isPast ? next : index)
    case .eased(let curve): return .segment(index, curve)
    }
  }
}
