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

extension [Double] {
  /// The values of two functions at the column's numbers, in their order.
  ///
  /// - Parameters:
  ///   - lanes: The functions at eight numbers, and where both have the bits of a single sample.
  ///   - single: The functions at a number.
  /// - Returns: As many values of each as there are numbers.
  @inline(__always)
  func sampled(
    pairs lanes: (Lanes) -> (Lanes, Lanes, LaneMask),
    single: (Double) -> (Double, Double)
  ) -> ([Double], [Double]) {
    var first = [Double](repeating: 0, count: count)
    var second = first
    var index = 0
    while index + Lanes.scalarCount <= count {
      var x = Lanes()
      for lane in 0..<Lanes.scalarCount { x[lane] = self[index + lane] }
      let (y, z, isCertain) = lanes(x)
      for lane in 0..<Lanes.scalarCount {
        (first[index + lane], second[index + lane]) =
          isCertain[lane] ? (y[lane], z[lane]) : single(x[lane])
      }
      index += Lanes.scalarCount
    }
    while index < count {
      (first[index], second[index]) = single(self[index])
      index += 1
    }
    return (first, second)
  }
}
