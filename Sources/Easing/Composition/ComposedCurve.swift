// Curves made of curves.
// Layer: Easing/Composition.
// Source: Flutter's Interval, FlippedCurve and Split; Manim's rate functions; derived elsewhere.
// Tests: ComposedCurveTests.

/// A curve that is made of one or two others.
///
/// ```swift
/// let late = try ComposedCurve(.interval(begin: 0.25, end: 0.75, .linear))
/// late.value(at: 0.5)  // 0.5
/// ```
public struct ComposedCurve: Hashable, Sendable {
  /// What is done with the curves.
  public indirect enum Operation: Hashable, Sendable {
    /// The curve within an interval of the progress, held before and after it: Flutter's `Interval`.
    ///
    /// `begin` is in 0…`end` and `end` in 0…1; if they are equal, the curve jumps there.
    case interval(begin: Double, end: Double, EasingCurve)
    /// The curve played backwards: f(1 − p).
    case reversed(EasingCurve)
    /// The curve turned by half a turn, which makes an ease-out of an ease-in: 1 − f(1 − p).
    case flipped(EasingCurve)
    /// The curve in the first half and, turned by half a turn, in the second one, at half the size.
    case mirrored(EasingCurve)
    /// The curve in the first half and played backwards in the second one.
    case thereAndBack(EasingCurve)
    /// One curve up to a point of the diagonal and another one from there: Flutter's `Split`.
    ///
    /// The point is within 0…1, without the ends.
    case split(at: Double, EasingCurve, EasingCurve)
    /// A curve of the values of another curve: outer(inner(p)).
    case nested(outer: EasingCurve, inner: EasingCurve)
    /// A part of a curve as a whole one: y0 + (y1 − y0)·f(x0 + (x1 − x0)·p).
    ///
    /// The four numbers are within ±10⁹.
    case remapped(EasingCurve, x0: Double, x1: Double, y0: Double, y1: Double)
    /// The progress at which a curve has a value.
    ///
    /// The curve has to rise from 0 to 1 and must not contain an inverse. Where it is level, the
    /// inverse jumps, and has both ends of the level part on its sides.
    case inverse(EasingCurve)
  }

  /// What is done with the curves.
  public let operation: Operation

  /// Creates the curve.
  ///
  /// - Throws: `EasingError.parameterOutOfRange` if a number is outside the range that the
  ///   operation's case states; `.nestedTooDeep` if curves are within curves more than 32 deep;
  ///   `.notInvertible` if a curve does not meet what `.inverse` asks for.
  public init(_ operation: Operation) throws(EasingError) {
    let depth = ComposedCurve(valid: operation).depth
    guard depth <= EasingCurve.deepestNesting else {
      throw .nestedTooDeep(depth, most: EasingCurve.deepestNesting)
    }
    for parameter in operation.parameters { try parameter.check() }
    try operation.checkInverse()
    self.init(valid: operation)
  }

  /// Creates a curve whose numbers are known to be valid.
  init(valid operation: Operation) {
    self.operation = operation
  }
}

extension ComposedCurve.Operation {
  /// The numbers with their names and ranges, in the order of the notation.
  var parameters: [EasingFamily.Parameter] {
    switch self {
    case .interval(let begin, let end, _):
      // The end is checked first, so that the range of the begin is one.
      [.init("end", end, 0...1), .init("begin", begin, 0...max(0, end))]
    case .split(let point, _, _):
      [.init("split", point, Double.leastNonzeroMagnitude...1.0.nextDown)]
    case .remapped(_, let x0, let x1, let y0, let y1):
      [("x0", x0), ("x1", x1), ("y0", y0), ("y1", y1)].map { .init($0, $1, -1e9...1e9) }
    case .reversed, .flipped, .mirrored, .thereAndBack, .nested, .inverse: []
    }
  }
}

extension ComposedCurve {
  /// The curve's value at a progress, on the stated side of a jump.
  ///
  /// - Domain: every number. NaN gives NaN. Outside 0…1 an interval and `there-and-back` go on as
  ///   their curves do before 0, the others as the formulas of their cases do.
  /// - Exact: at the ends, if the curves are.
  /// - Accuracy: `EasingCurve.errorBound` says what the roundings of the progress add.
  public func value(at progress: Double, side: Side = .right) -> Double {
    progress.isNaN ? progress : value(at: progress, on: side)
  }

  /// The curve's value at an exact progress, on the stated side of a jump.
  ///
  /// - Exact: jumps of a curve that is turned round or mirrored stay where they are; in an interval,
  ///   a split, a nesting and a remapping the progress is rounded to a double first.
  public func value(at progress: Rational, side: Side = .right) -> Double {
    value(at: progress, on: side)
  }

  private func value(at p: some CurveInput, on side: Side) -> Double {
    switch operation {
    case .interval(let begin, let end, let curve):
      let (inner, side) = Self.position(p.doubleValue, in: begin, end, side)
      return curve.value(at: inner, side: side)
    case .reversed(let curve):
      return p.reflected.value(of: curve, side: p.reflected(side))
    case .flipped(let curve):
      return 1 - p.reflected.value(of: curve, side: p.reflected(side))
    case .mirrored(let curve):
      return p.isBefore(0.5, side: side)
        ? 0.5 * p.folded.value(of: curve, side: side)
        : 1 - 0.5 * p.folded.value(of: curve, side: side.opposite)
    case .thereAndBack(let curve):
      return p.folded.value(
        of: curve, side: p.isBefore(0.5, side: side) ? side : side.opposite)
    case .split(let point, let first, let second):
      let progress = p.doubleValue
      if p.isBefore(point, side: side) {
        return point * first.value(at: progress / point, side: side)
      }
      let rest = 1 - point
      return Self.between(point, 1, second.value(at: (progress - point) / rest, side: side))
    case .nested(let outer, let inner):
      let (progress, slope) = p.sample(of: inner, side: side)
      return outer.value(at: progress, side: Self.side(side, through: slope))
    case .remapped(let curve, let x0, let x1, let y0, let y1):
      let x = Self.between(x0, x1, p.doubleValue)
      return Self.between(y0, y1, curve.value(at: x, side: x1 < x0 ? side.opposite : side))
    case .inverse(let curve):
      return InverseCurve(curve).value(at: p.doubleValue, side: side)
    }
  }

  /// The curve's first derivative at a progress, on the stated side of a corner or jump.
  ///
  /// - Domain: every number. NaN gives NaN.
  /// - Range: infinite where the tangent is vertical; a nesting has 0 where one factor of its
  ///   derivative is 0, even if the other one is infinite.
  public func velocity(at progress: Double, side: Side = .right) -> Double {
    sample(at: progress, side: side).velocity
  }
}

extension ComposedCurve {
  /// Where in its curve a progress is, for an interval: held at the ends.
  static func position(
    _ p: Double, in begin: Double, _ end: Double, _ side: Side
  ) -> (Double, Side) {
    if p.isBefore(begin, side: side) { return (0, .left) }
    guard p.isBefore(end, side: side) else { return (1, .right) }
    let inner = (p - begin) / (end - begin)
    return (max(0, min(1, inner)), side)
  }

  /// The number at a part of the way, exact at both ends; it only rises or only falls.
  static func between(_ start: Double, _ end: Double, _ part: Double) -> Double {
    if start == end || part == 0 { return start }
    if part == 1 { return end }
    let number = start + (end - start) * part
    // The way from start to end is rounded: the number may be past the end before its time.
    return ((part < 1) == (start < end) ? min(number, end) : max(number, end)) + 0
  }

  /// The side from which a function approaches its value where it has a slope.
  static func side(_ side: Side, through slope: Double) -> Side {
    slope < 0 ? side.opposite : side
  }
}
