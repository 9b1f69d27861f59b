// A jagged line.
// Layer: Easing/Curves.
// Source: GSAP's RoughEase, made stateless; Steele, Lea and Flood, "Fast splittable pseudorandom
//   number generators", 2014 (SplitMix64's output function).
// Tests: RoughCurveTests.

/// The diagonal with random deviations at evenly spaced points, joined by straight lines.
///
/// A deviation is a function of the seed and of the point's number alone, so a sample depends on no
/// other sample. Of GSAP's settings `template`, `clamp` and `randomize` are absent: the deviations are
/// always from the diagonal, may leave 0…1, and are always random and at evenly spaced points.
public struct RoughCurve: Hashable, Sendable {
  /// Says where the deviations fade.
  public enum Taper: Hashable, Sendable, CaseIterable {
    /// Nowhere.
    case none
    /// Towards the start.
    case `in`
    /// Towards the end.
    case out
    /// Towards both ends.
    case both
  }

  /// How many points there are between the ends, 1…1000000.
  public let count: Int

  /// How strong the deviations are, 0…1000; 1 deviates by up to 0.2 to either side, as in GSAP.
  public let strength: Double

  /// Which deviations.
  public let seed: UInt32

  /// Where the deviations fade.
  public let taper: Taper

  /// The counts that are accepted.
  static let counts = 1.0...1_000_000

  /// Creates the curve.
  ///
  /// - Throws: `EasingError.parameterOutOfRange` if the count or the strength is out of range.
  public init(
    count: Int = 20, strength: Double = 1, seed: UInt32 = 0, taper: Taper = .none
  ) throws(EasingError) {
    try EasingFamily.Parameter("count", Double(count), RoughCurve.counts).check()
    try EasingFamily.Parameter("strength", strength, 0...1000).check()
    self.count = count
    self.strength = strength + 0
    self.seed = seed
    self.taper = taper
  }
}

extension RoughCurve {
  /// The curve's value at a progress.
  ///
  /// - Domain: every number. Outside 0…1 the outer lines go on. NaN gives NaN.
  /// - Exact: at 0 and 1.
  /// - Accuracy: the line between the two points is correctly rounded; the points are doubles.
  /// - Complexity: constant.
  public func value(at progress: Double) -> Double {
    line(at: progress, side: .right).value(at: progress)
  }

  /// The slope of the line on the stated side of a progress.
  ///
  /// - Domain: every number. NaN gives NaN.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    progress.isNaN ? progress : line(at: progress, side: side).slope
  }

  /// The progresses of the points.
  var turns: [Double] { (1...count).map { point($0).input } }

  /// The line on a side of a progress.
  private func line(at progress: Double, side: Side) -> StraightLine {
    let parts = Double(count + 1)
    var index = progress > 0 ? progress < 1 ? Int((progress * parts).floored) : count : 0
    // The product is rounded, so the point may be a neighbour.
    if index < count, !progress.isBefore(point(index + 1).input, side: side) {
      index += 1
    } else if index > 0, progress.isBefore(point(index).input, side: side) {
      index -= 1
    }
    index = min(index, count)
    return StraightLine(start: point(index), end: point(index + 1))
  }

  /// A point of the line, from 0, the start, through count + 1, the end.
  private func point(_ index: Int) -> PiecewiseLinear.Point {
    let input = Double(index) / Double(count + 1)
    guard index > 0, index <= count else { return .init(input: input, output: input) }
    let fade =
      switch taper {
      case .none: 1.0
      case .in: input
      case .out: 1 - input
      case .both: input < 0.5 ? 2 * input : 2 - 2 * input
      }
    let deviation = (random(index) - 0.5) * (0.4 * strength) * fade
    return .init(input: input, output: input + deviation)
  }

  /// A number in 0..<1 for a point: SplitMix64's number `index` for the seed.
  private func random(_ index: Int) -> Double {
    SplitMix.unit(SplitMix.output(of: UInt64(seed) << 32 &+ UInt64(index) &* SplitMix.step))
  }
}
