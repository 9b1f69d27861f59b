// Whole columns of a timing function.
// Layer: Easing/Lanes. Goals: the bits of single samples, then speed. Tests: CubicLanesTests.

extension EasingCurve {
  /// The curve's values at many progresses, in their order.
  ///
  /// ```swift
  /// EasingCurve.easeInOut.values(at: [0, 0.25, 1])  // [0, 0.12916193104731981, 1]
  /// ```
  ///
  /// - Parameters:
  ///   - progresses: Any numbers, in any order.
  ///   - side: On which side of a jump each value is.
  /// - Returns: As many values as there are progresses.
  /// - Exact: each value is that of `value(at:side:)`, bit for bit.
  /// - Complexity: O(n). Cubic Bézier curves are computed eight samples at a time, in a fifth of
  ///   the time of single samples.
  public func values(at progresses: [Double], side: Side = .right) -> [Double] {
    switch resolved {
    case .cubicBezier(let curve): curve.values(at: progresses)
    case let curve: progresses.map { curve.value(at: $0, side: side) }
    }
  }

  /// The curve itself, or what its name stands for.
  private var resolved: EasingCurve {
    if case .named(let name) = self { return name.definition }
    return self
  }
}

extension CubicBezier {
  /// The curve's values at many progresses, in their order.
  ///
  /// - Parameter progresses: Any numbers, in any order.
  /// - Returns: As many values as there are progresses.
  /// - Exact: each value is that of `value(at:)`, bit for bit.
  /// - Complexity: O(n); a fifth of the time of single samples, and less than the time of ten of
  ///   them to begin with.
  public func values(at progresses: [Double]) -> [Double] {
    guard let lanes = CubicLanes(self) else { return progresses.map { value(at: $0) } }
    let inputs = progresses.span
    var values = [Double](repeating: 0, count: inputs.count)
    var outputs = values.mutableSpan
    let whole = inputs.count / Lanes.scalarCount * Lanes.scalarCount
    var index = 0
    while index < whole {
      let x = Lanes(
        inputs[index], inputs[index + 1], inputs[index + 2], inputs[index + 3],
        inputs[index + 4], inputs[index + 5], inputs[index + 6], inputs[index + 7])
      var (y, isCertain) = lanes.values(at: x)
      if !all(isCertain) {
        for lane in 0..<Lanes.scalarCount where !isCertain[lane] { y[lane] = value(at: x[lane]) }
      }
      for lane in 0..<Lanes.scalarCount { outputs[index + lane] = y[lane] }
      index += Lanes.scalarCount
    }
    while index < inputs.count {
      outputs[index] = value(at: inputs[index])
      index += 1
    }
    return values
  }
}
