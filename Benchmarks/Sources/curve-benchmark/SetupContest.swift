// What a curve costs before its first samples.

import CClassic
import Easing
import Measuring

/// Many curves, each made ready and sampled at eight places only.
enum SetupContest {
  /// Times curves of random control points.
  static func run(rounds: Int) {
    let numbers = Inputs.random(count: 4000).progresses
    let curves = stride(from: 0, to: numbers.count, by: 4).compactMap { index in
      // No number is out of range, so no curve is missing.
      try? CubicBezier(
        x1: numbers[index], y1: 2 * numbers[index + 1] - 0.5, x2: numbers[index + 2],
        y2: 2 * numbers[index + 3] - 0.5)
    }
    precondition(curves.count == numbers.count / 4)
    let places = (0..<8).map { (Double($0) + 0.5) / 8 }
    var outputs = [Double](repeating: 0, count: places.count)
    let times = Contest(
      "set-up of a cubic-bezier and its first eight samples", samples: curves.count,
      [
        .init("classic solver in C") {
          var sum = 0.0
          for curve in curves {
            var classic = classic_bezier()
            classic_bezier_prepare(&classic, curve.x1, curve.y1, curve.x2, curve.y2)
            classic_bezier_values(&classic, places, &outputs, places.count)
            sum += outputs[3]
          }
          return Int(sum)
        },
        .init("ours, a column") { Int(curves.reduce(0) { $0 + $1.values(at: places)[3] }) },
      ]
    ).run(rounds: rounds)
    let each = times[1] / .microseconds(1) / Double(curves.count)
    print("goal: set-up at most 2 µs; with its eight samples it takes \(decimal(each)) µs")
  }

  private static func decimal(_ value: Double) -> String {
    String(Double(Int(value * 1000 + 0.5)) / 1000)
  }
}
