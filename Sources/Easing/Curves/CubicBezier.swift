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
    guard progress > 0, progress < 1 else { return progress < 1 ? min(progress, 0) : 1 }
    let t = parameter(at: progress)
    return ((1 - t) * 3 * t * ((1 - t) * y1 + t * y2)) + t * t * t
  }

  public func velocity(at progress: Double) -> Double {
    let t = parameter(at: progress)
    let dy = 3 * ((1 - t) * (1 - t) * y1 + 2 * (1 - t) * t * (y2 - y1) + t * t * (1 - y2))
    let dx = 3 * ((1 - t) * (1 - t) * x1 + 2 * (1 - t) * t * (x2 - x1) + t * t * (1 - x2))
    return dy / dx
  }

  private func parameter(at progress: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<1100 {
      let t = low + (high - low) / 2
      guard t > low, t < high else { break }
      let x = (1 - t) * 3 * t * ((1 - t) * x1 + t * x2) + t * t * t
      if x <= progress { low = t } else { high = t }
    }
    return low
  }
}
