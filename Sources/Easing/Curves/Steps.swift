// A staircase timing function.
// Layer: Easing/Curves. Source: CSS Easing 2, section 2.3. Tests: StepsTests.

/// A staircase of equal steps: CSS's `steps(n, position)`.
public struct Steps: Hashable, Sendable {
  /// Where the first and last jump stand.
  public enum JumpTerm: Hashable, Sendable, CaseIterable {
    case jumpStart
    case jumpEnd
    case jumpNone
    case jumpBoth
  }

  /// The number of intervals.
  public let count: Int
  public let jumpTerm: JumpTerm

  /// Creates the staircase.
  ///
  /// - Throws: `EasingError` if `count` is below 1, or below 2 for `.jumpNone`.
  public init(_ count: Int, _ jumpTerm: JumpTerm = .jumpEnd) throws(EasingError) {
    let least = jumpTerm == .jumpNone ? 2 : 1
    guard count >= least, count <= Steps.greatestCount else {
      throw .stepCountOutOfRange(count, least: least)
    }
    self.init(valid: count, jumpTerm)
  }

  private init(valid count: Int, _ jumpTerm: JumpTerm) {
    self.count = count
    self.jumpTerm = jumpTerm
  }

  /// Browsers hold the count in 32 bits.
  public static let greatestCount = Int(Int32.max)

  /// Jumps at once: `steps(1, start)`.
  public static let stepStart = Steps(valid: 1, .jumpStart)
  /// Jumps at the end: `steps(1, end)`.
  public static let stepEnd = Steps(valid: 1, .jumpEnd)

  /// How many jumps there are within 0…1.
  public var jumps: Int {
    switch jumpTerm {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }
}

extension Steps {
  public func value(at progress: Double, side: Side = .right) -> Double {
    guard progress.isFinite else {
      return progress
    }
    let scaled = progress * Double(count)
    var step = scaled.floored
    if jumpTerm == .jumpStart || jumpTerm == .jumpBoth { step += 1 }
    if side == .left && scaled == scaled.floored { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  public func value(at progress: Rational, side: Side = .right) -> Double {
    guard let scaled = progress.multipliedOrNil(by: Rational(Int128(count))) else {
      return value(at: progress.doubleValue, side: side)
    }
    var step = scaled.floor
    if jumpTerm == .jumpStart || jumpTerm == .jumpBoth { step += 1 }
    if side == .left && scaled.isWhole { step -= 1 }
    if progress >= .zero { step = max(step, 0) }
    if progress <= .one { step = min(step, Int128(jumps)) }
    return Rational(step, Int128(jumps)).doubleValue
  }

  /// The derivative away from the jumps, which is 0 everywhere.
  public func velocity(at progress: Double) -> Double {
    progress.isNaN ? progress : 0
  }
}
