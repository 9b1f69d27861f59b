// A column of samples, eight at a time.
// Layer: Easing/Lanes. Tests: EasingCurveColumnsTests.

/// Eight doubles that are computed together.
typealias Lanes = SIMD8<Double>

/// Eight whole numbers of 64 bits.
typealias LaneIntegers = SIMD8<Int64>

/// A yes or no for each of eight lanes.
typealias LaneMask = SIMDMask<LaneIntegers>

extension [Double] {
  /// The values of a function at the column's numbers, in their order.
  ///
  /// - Parameters:
  ///   - lanes: The function at eight numbers, and where that has the bits of a single sample.
  ///   - single: The function at a number.
  /// - Returns: As many values as there are numbers.
  @inline(__always)
  func sampled(
    lanes: (Lanes) -> (values: Lanes, isCertain: LaneMask), single: (Double) -> Double
  ) -> [Double] {
    let inputs = span
    var values = [Double](repeating: 0, count: inputs.count)
    var outputs = values.mutableSpan
    let whole = inputs.count / Lanes.scalarCount * Lanes.scalarCount
    var index = 0
    while index < whole {
      var x = Lanes()
      for lane in 0..<Lanes.scalarCount { x[lane] = inputs[index + lane] }
      var (y, isCertain) = lanes(x)
      if !all(isCertain) {
        for lane in 0..<Lanes.scalarCount where !isCertain[lane] { y[lane] = single(x[lane]) }
      }
      for lane in 0..<Lanes.scalarCount { outputs[index + lane] = y[lane] }
      index += Lanes.scalarCount
    }
    while index < inputs.count {
      outputs[index] = single(inputs[index])
      index += 1
    }
    return values
  }
}
