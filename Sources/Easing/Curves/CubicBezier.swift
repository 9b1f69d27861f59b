// A cubic Bézier timing function.
// Layer: Easing/Curves. Source: CSS Easing 2, section 2.2. Tests: CubicBezierTests.

/// A cubic Bézier curve from (0, 0) to (1, 1): CSS's `cubic-bezier(x1, y1, x2, y2)`.
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// Creates the curve with two control points.
  ///
  /// - Throws: `EasingError` if an x is outside 0…1 or a number is not finite.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(EasingError) {
    guard x1 >= 0, x1 <= 1 else { throw .controlPointOutOfRange(name: "x1", value: x1) }
    guard x2 >= 0, x2 <= 1 else { throw .controlPointOutOfRange(name: "x2", value: x2) }
    guard y1.isFinite else { throw .controlPointOutOfRange(name: "y1", value: y1) }
    guard y2.isFinite else { throw .controlPointOutOfRange(name: "y2", value: y2) }
    self.init(valid: x1, y1, x2, y2)
  }

  /// Creates a curve whose numbers are known to be valid.
  private init(valid x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  public static let linear = CubicBezier(valid: 0, 0, 1, 1)
  public static let ease = CubicBezier(valid: 0.25, 0.1, 0.25, 1)
  public static let easeIn = CubicBezier(valid: 0.42, 0, 1, 1)
  public static let easeOut = CubicBezier(valid: 0, 0, 0.58, 1)
  public static let easeInOut = CubicBezier(valid: 0.42, 0, 0.58, 1)
  public static let fastOutSlowIn = CubicBezier(valid: 0.4, 0, 0.2, 1)
}

extension CubicBezier {
  public func value(at progress: Double) -> Double {
    isLinear ? progress : segment.value(at: progress)
  }

  public func velocity(at progress: Double) -> Double {
    isLinear ? (progress.isNaN ? progress : 1) : segment.velocity(at: progress)
  }

  private var isLinear: Bool { x1 == y1 && x2 == y2 }

  private var segment: CubicSegment { CubicSegment(0, 0, x1, y1, x2, y2, 1, 1) }
}
