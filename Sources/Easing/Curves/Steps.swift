// A staircase timing function.
// Layer: Easing/Curves. Source: CSS Easing 2 (step easing functions).
// Goals: the right step before everything; the same step for a fraction and for its double.
// Tests: StepsTests.

/// A staircase of equal steps: CSS's `steps(n, position)`.
///
/// ```swift
/// let steps = try Steps(4, .jumpEnd)
/// steps.value(at: 0.5)                // 0.5
/// steps.value(at: 0.5, side: .left)   // 0.25
/// ```
public struct Steps: Hashable, Sendable {
  /// Says which of the two ends have a jump.
  public enum JumpTerm: Hashable, Sendable, CaseIterable {
    /// A jump at 0, none at 1: CSS's `jump-start`, also called `start`.
    case jumpStart
    /// A jump at 1, none at 0: CSS's `jump-end`, also called `end`, which is the default.
    case jumpEnd
    /// No jump at either end; the first and the last value are held.
    case jumpNone
    /// A jump at both ends.
    case jumpBoth
  }

  /// How many intervals of equal length 0…1 is divided into, 1…2147483647.
  public let count: Int

  /// Which ends have a jump.
  public let jumpTerm: JumpTerm

  /// Whether a jump at the start is written `start`, CSS's older word for `jump-start`.
  ///
  /// The values are the same. CSS keeps the word that was written, so this does, too; it is
  /// `false` for every other jump term.
  public let isWrittenAsStart: Bool

  /// Creates the staircase.
  ///
  /// - Parameters:
  ///   - count: The number of intervals.
  ///   - jumpTerm: Which ends have a jump.
  ///   - isWrittenAsStart: Whether the notation says `start` for `.jumpStart`.
  /// - Throws: `EasingError.stepCountOutOfRange` if `count` is below 1, below 2 for `.jumpNone`,
  ///   or above `greatestCount`.
  public init(
    _ count: Int, _ jumpTerm: JumpTerm = .jumpEnd, isWrittenAsStart: Bool = false
  ) throws(EasingError) {
    let least = jumpTerm == .jumpNone ? 2 : 1
    guard count >= least, count <= Steps.greatestCount else {
      throw .stepCountOutOfRange(count, least: least)
    }
    self.init(valid: count, jumpTerm, isWrittenAsStart: isWrittenAsStart)
  }

  /// Creates a staircase whose count is known to be valid.
  private init(valid count: Int, _ jumpTerm: JumpTerm, isWrittenAsStart: Bool) {
    self.count = count
    self.jumpTerm = jumpTerm
    self.isWrittenAsStart = isWrittenAsStart && jumpTerm == .jumpStart
  }

  /// The greatest number of steps, which is what browsers hold: 2³¹ − 1.
  public static let greatestCount = Int(Int32.max)

  /// Jumps to the end at once: CSS's `step-start`, which is `steps(1, start)`.
  public static let stepStart = Steps(valid: 1, .jumpStart, isWrittenAsStart: true)

  /// Stays until the end, then jumps: CSS's `step-end`, which is `steps(1)`.
  public static let stepEnd = Steps(valid: 1, .jumpEnd, isWrittenAsStart: false)

  /// How many jumps there are within 0…1, each of them 1/`jumps` high.
  public var jumps: Int {
    switch jumpTerm {
    case .jumpStart, .jumpEnd: count
    case .jumpNone: count - 1
    case .jumpBoth: count + 1
    }
  }

  /// How many jumps there are at 0, either 0 or 1.
  var jumpsAtZero: Int {
    switch jumpTerm {
    case .jumpStart, .jumpBoth: 1
    case .jumpEnd, .jumpNone: 0
    }
  }
}

extension Steps {
  /// The step that holds at a progress, on the stated side of a jump.
  ///
  /// The step is decided by `progress × count` rounded to a double, as browsers do. For a double
  /// next to k/n this is the step that k/n itself has, except where the product rounds to the
  /// wrong side: for those ask with a `Rational`.
  ///
  /// - Domain: every number; the staircase goes on outside 0…1. NaN gives NaN, and an infinity
  ///   gives itself.
  /// - Accuracy: a quotient of two integers, rounded once; beyond ±2⁵³ steps, where a double no
  ///   longer tells one step from the next, within 2 units in the last place.
  public func value(at progress: Double, side: Side = .right) -> Double {
    guard progress.isFinite else { return progress }
    let scaled = progress * Double(count)
    guard scaled.isFinite else { return progress / Double(jumps) * Double(count) }
    let floor = scaled.floored
    var step = floor + Double(jumpsAtZero)
    if side == .left && scaled == floor { step -= 1 }
    if progress >= 0 { step = max(step, 0) }
    if progress <= 1 { step = min(step, Double(jumps)) }
    return step / Double(jumps)
  }

  /// The step that holds at an exact progress, on the stated side of a jump.
  ///
  /// - Domain: every fraction; the staircase goes on outside 0…1.
  /// - Accuracy: the right step for every fraction, decided with integers, and its height
  ///   correctly rounded.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    // progress = whole + part / denominator, with 0 ≤ part < denominator.
    var (whole, part) = progress.numerator.quotientAndRemainder(dividingBy: progress.denominator)
    if part < 0 {
      whole -= 1
      part += progress.denominator
    }
    // The step is floor(progress × count) = whole × count + floor(part × count / denominator).
    let (within, isJump) = stepAndJump(part.magnitude, of: progress.denominator.magnitude)
    var change = within + jumpsAtZero
    if side == .left && isJump { change -= 1 }

    let (base, overflow1) = whole.multipliedReportingOverflow(by: Int128(count))
    var (step, overflow2) = base.addingReportingOverflow(Int128(change))
    if overflow1 || overflow2 { return height(ofGreatStep: whole, change: change) }
    if progress >= .zero { step = max(step, 0) }
    if progress <= .one { step = min(step, Int128(jumps)) }
    if let step = Int64(exactly: step), step.magnitude < 1 << 53 {
      return Double(step) / Double(jumps)
    }
    return Rational(orNil: step, Int128(jumps))?.doubleValue
      ?? height(ofGreatStep: whole, change: change)
  }

  /// The step that `part / denominator` of 0…1 is on, before jumps at 0, and whether it is at a
  /// jump exactly.
  ///
  /// - Precondition: `part < denominator`, which keeps the step below `count` whatever the size of
  ///   the product.
  private func stepAndJump(_ part: UInt128, of denominator: UInt128) -> (Int, Bool) {
    let step: UInt128
    let rest: UInt128
    if part < 1 << 96 {
      // `count` is below 2³¹.
      (step, rest) = (part * UInt128(count)).quotientAndRemainder(dividingBy: denominator)
    } else {
      let product = part.multipliedFullWidth(by: UInt128(count))
      (step, rest) = denominator.dividingFullWidth(product)
    }
    return (Int(step), rest == 0)
  }

  /// The height of step `whole × count + change`, which needs more than 128 bits.
  ///
  /// With 33 bits dropped the step fits. A dropped bit that is not 0 is marked in the lowest kept
  /// one, which keeps the rounding right: the height is above 2⁹⁵, so a halfway point between
  /// doubles is a multiple of 2⁴², and so is `jumps` times it.
  private func height(ofGreatStep whole: Int128, change: Int) -> Double {
    var (high, low) = whole.multipliedFullWidth(by: Int128(count))
    let (sum, carry) = low.addingReportingOverflow(UInt128(truncatingIfNeeded: change))
    low = sum
    high += (carry ? 1 : 0) + (change < 0 ? -1 : 0)
    var kept = high << 95 | Int128(low >> 33)
    if low & 0x1_FFFF_FFFF != 0 { kept |= 1 }
    return Rational(kept, Int128(jumps)).doubleValue * 0x1p33
  }

  /// The derivative, which is 0 on both sides of every jump.
  ///
  /// - Domain: every number. NaN gives NaN.
  public func velocity(at progress: Double) -> Double {
    progress.isNaN ? progress : 0
  }
}
