// How an offset gives way past a limit, less and less.
// Layer: Timeline/Scroll.
// Source: the rubber band of iOS scroll views, f(x) = (1 - 1/(x·c/d + 1))·d.
// Tests: RubberBandTests.

/// Maps how far a finger pulls past a limit to how far the content follows.
///
/// ```swift
/// try RubberBand(dimension: 960).value(at: 100)  // 52.02…
/// ```
///
/// Laws: `value(at: 0)` is 0; the slope there is the coefficient; the value stays below the
/// dimension; `pull(toReach:)` undoes `value(at:)`.
public struct RubberBand: Hashable, Sendable {
  /// The slope at the limit, unitless, in `0 < c ≤ 1`.
  public let coefficient: Double
  /// What the value approaches for an endless pull, in points: the size of the view.
  public let dimension: Double

  /// The coefficient of iOS.
  public static let platformCoefficient = 0.55

  /// The dimensions that a band takes, in points.
  public static let dimensions = 1.0...1_000_000

  /// Creates a band.
  ///
  /// - Parameters:
  ///   - coefficient: The slope at the limit, above 0 and at most 1.
  ///   - dimension: What the value approaches, in points, within `dimensions`.
  /// - Throws: `TimelineError` if a number is outside its range.
  public init(
    coefficient: Double = platformCoefficient, dimension: Double
  ) throws(TimelineError) {
    guard coefficient > 0, coefficient <= 1 else {
      throw .scroll(
        .invalidLaw(
          name: "rubber coefficient", value: ScrollFault.text(coefficient),
          accepted: "a number above 0 and at most 1"))
    }
    guard RubberBand.dimensions.contains(dimension) else {
      throw .scroll(
        .invalidLaw(
          name: "rubber dimension", value: ScrollFault.text(dimension),
          accepted: ScrollFault.accepted(RubberBand.dimensions)))
    }
    self.coefficient = coefficient
    self.dimension = dimension
  }
}

extension RubberBand {
  /// How far the content follows a pull, in points.
  ///
  /// - Domain: every number; the other direction mirrors. NaN gives NaN.
  /// - Range: below the dimension, which only pulls beyond 2⁵⁰ times it round to.
  /// - Exact: at 0.
  /// - Accuracy: four rounded operations, none of which cancels.
  public func value(at pull: Double) -> Double {
    let ratio = pull * coefficient / dimension
    guard ratio.magnitude < 0x1p100 else {
      return ratio.isNaN ? ratio : ratio < 0 ? -dimension : dimension
    }
    // (1 - 1/(q + 1))·d = q/(q + 1)·d, without the difference.
    return ratio / (ratio.magnitude + 1) * dimension
  }

  /// The first derivative of `value(at:)`, unitless: c/(x·c/d + 1)².
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Exact: the coefficient at 0.
  public func slope(at pull: Double) -> Double {
    let denominator = pull.magnitude * coefficient / dimension + 1
    return coefficient / denominator / denominator
  }

  /// The pull whose value is given, in points: y·d/(c·(d - y)).
  ///
  /// - Returns: `nil` for a value at or beyond the dimension, which no pull reaches, and for NaN.
  /// - Accuracy: relative to the pull, the error grows as 1/(d - y), as the function itself does.
  public func pull(toReach value: Double) -> Double? {
    guard value.magnitude < dimension else { return nil }
    return value * dimension / (coefficient * (dimension - value.magnitude))
  }
}
