// Two cubic Bézier curves that meet in a midpoint.
// Layer: Easing/Curves. Source: Flutter's ThreePointCubic; Material 3's emphasized easing.
// Tests: ThreePointCubicTests.

/// A curve of two cubic Bézier segments from (0, 0) through a midpoint to (1, 1).
public struct ThreePointCubic: Hashable, Sendable {
  /// A point of the curve: progress, value.
  public struct Point: Hashable, Sendable {
    public let x: Double
    public let y: Double

    public init(_ x: Double, _ y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Where the segments meet.
  public let midpoint: Point
  /// The first segment, stretched to the unit square.
  public let first: CubicBezier
  /// The second segment, stretched to the unit square.
  public let second: CubicBezier

  /// Creates a curve whose segments are known to be valid.
  private init(midpoint: Point, first: CubicBezier, second: CubicBezier) {
    self.midpoint = midpoint
    self.first = first
    self.second = second
  }

  /// Creates the curve from its control points, in the order in which the curve passes them.
  ///
  /// - Throws: `EasingError` if the midpoint or a control point leaves its half of 0…1 in x.
  public init(
    _ a1: Point, _ b1: Point, midpoint: Point, _ a2: Point, _ b2: Point
  ) throws(EasingError) {
    guard midpoint.x > 0, midpoint.x < 1 else {
      throw .controlPointOutOfRange(name: "midpoint x", value: midpoint.x)
    }
    let (mx, my) = (midpoint.x, midpoint.y)
    self.init(
      midpoint: midpoint,
      first: try CubicBezier(x1: a1.x / mx, y1: a1.y / my, x2: b1.x / mx, y2: b1.y / my),
      second: try CubicBezier(
        x1: (a2.x - mx) / (1 - mx), y1: (a2.y - my) / (1 - my),
        x2: (b2.x - mx) / (1 - mx), y2: (b2.y - my) / (1 - my)))
  }

  public func value(at progress: Double) -> Double {
    progress < midpoint.x
      ? first.value(at: progress / midpoint.x) * midpoint.y
      : midpoint.y + second.value(at: (progress - midpoint.x) / (1 - midpoint.x)) * (1 - midpoint.y)
  }

  public func velocity(at progress: Double, side: Side = .right) -> Double {
    progress < midpoint.x || (progress == midpoint.x && side == .left)
      ? first.velocity(at: progress / midpoint.x) * midpoint.y / midpoint.x
      : second.velocity(at: (progress - midpoint.x) / (1 - midpoint.x)) * (1 - midpoint.y)
        / (1 - midpoint.x)
  }
}

extension ThreePointCubic {
  public static let fastEaseInToSlowEaseOut: ThreePointCubic = {
    do throws(EasingError) {
      return try ThreePointCubic(
        Point(0.056, 0.024), Point(0.108, 0.3085), midpoint: Point(0.198, 0.541),
        Point(0.3655, 1), Point(0.5465, 0.989))
    } catch {
      preconditionFailure("The control points of fastEaseInToSlowEaseOut are within range.")
    }
  }()
}
