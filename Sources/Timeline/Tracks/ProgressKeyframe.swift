// A value at an offset of an effect's progress.
// Layer: Timeline/Tracks. Source: Web Animations 1, section 5.3 (keyframe effects).
// Tests: ProgressKeyframeTests.

public import Easing

/// A value that an effect takes at a progress, and how it goes on from there.
public struct ProgressKeyframe<Value: Interpolatable>: Hashable, Sendable {
  /// At which progress the value is reached, in 0…1; `nil` to be spaced evenly among its
  /// neighbours.
  public let offset: Rational?
  /// The value.
  public let value: Value
  /// The way to the next keyframe.
  public let interpolation: Keyframe<Value>.Interpolation

  /// Creates a keyframe; the easing maps the segment that starts at it.
  public init(_ value: Value, offset: Rational? = nil, easing: EasingCurve = .linear) {
    self.init(value, offset: offset, interpolation: .eased(easing))
  }

  /// Creates a keyframe with any way to the next one.
  public init(
    _ value: Value, offset: Rational? = nil, interpolation: Keyframe<Value>.Interpolation
  ) {
    self.offset = offset
    self.value = value
    self.interpolation = interpolation
  }
}

extension ProgressKeyframe {
  /// The offsets of keyframes, those that are not given spaced evenly between those that are.
  ///
  /// The first one is 0 and the last one 1 if they are not given; a single one is 1.
  ///
  /// - Returns: One offset for each keyframe, in order, each in 0…1.
  /// - Throws: `TimelineError` if an offset is outside 0…1, below one before it, or a fraction with
  ///   a denominator above `RationalTime.greatestDenominator`.
  /// - Complexity: linear in the number of keyframes.
  public static func computedOffsets(
    of keyframes: [ProgressKeyframe]
  ) throws(TimelineError) -> [Rational] {
    var computed: [Rational] = []
    computed.reserveCapacity(keyframes.count)
    for (index, keyframe) in keyframes.enumerated() {
      let isLast = index == keyframes.count - 1
      guard let offset = keyframe.offset ?? (isLast ? .one : index == 0 ? .zero : nil) else {
        continue
      }
      guard offset >= .zero, offset <= .one, offset.denominator <= Rational.finestDenominator else {
        throw .keyframeOffsetOutOfRange(index: index, offset: offset)
      }
      let previous = computed.last ?? .zero
      guard offset >= previous else {
        throw .keyframeOffsetOutOfOrder(index: index, offset: offset, previous: previous)
      }
      // Both ends have denominators of at most 1e9, and the count is below 2^63: under 2^123.
      let gap = index - computed.count + 1
      let step = (offset - previous) / Rational(Int128(gap))
      for place in 1..<max(gap, 1) {
        computed.append(previous + step * Rational(Int128(place)))
      }
      computed.append(offset)
    }
    return computed
  }
}
