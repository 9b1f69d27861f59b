// Cubic Bézier curves against the classic solver.

import CClassic
import Easing
import Measuring

/// Eight cubic Bézier curves, in columns and one sample at a time.
struct BezierContest {
  /// The curves of the field's benchmarks: CSS's own, an overshoot, steep and level ones.
  static let curves: [(x1: Double, y1: Double, x2: Double, y2: Double)] = [
    (0.42, 0, 0.58, 1), (0.25, 0.1, 0.25, 1), (0, 0, 0.58, 1), (0.34, 1.56, 0.64, 1),
    (0.9, 0.05, 0.1, 0.95), (0.16, 1, 0.3, 1), (1, 0, 0, 1), (0, 1, 1, 0),
  ]

  /// Times all curves on a column and prints the geometric means of the ratios.
  static func run(_ inputs: Inputs, rounds: Int) throws {
    var columns = 0.0
    var singles = 0.0
    for index in curves.indices {
      let times = try contest(index, inputs).run(rounds: rounds)
      columns += logarithm(times[1] / times[0])
      singles += logarithm(times[2] / times[0])
    }
    let count = Double(curves.count)
    print(
      "geometric means, \(inputs.name): column \(exponential(columns / count))x the classic solver,",
      "single samples \(exponential(singles / count))x")
  }

  /// The contest of one of the curves.
  static func contest(_ index: Int, _ inputs: Inputs) throws -> Contest {
    let numbers = curves[index]
    let curve = try CubicBezier(x1: numbers.x1, y1: numbers.y1, x2: numbers.x2, y2: numbers.y2)
    return contest(curve, inputs)
  }

  private static func contest(_ curve: CubicBezier, _ inputs: Inputs) -> Contest {
    var classic = classic_bezier()
    classic_bezier_prepare(&classic, curve.x1, curve.y1, curve.x2, curve.y2)
    let prepared = classic
    let progresses = inputs.progresses
    var outputs = [Double](repeating: 0, count: progresses.count)
    check(curve.values(at: progresses), curve, progresses)
    return Contest(
      "cubic-bezier(\(curve.x1), \(curve.y1), \(curve.x2), \(curve.y2)), \(inputs.name)",
      samples: progresses.count,
      [
        .init("classic solver in C") {
          withUnsafePointer(to: prepared) {
            classic_bezier_values($0, progresses, &outputs, progresses.count)
          }
          return Int(outputs[progresses.count / 2] * 1000)
        },
        .init("ours, a column") { Int(curve.values(at: progresses)[progresses.count / 2] * 1000) },
        .init("ours, single samples") {
          var sum = 0.0
          for progress in progresses { sum += curve.value(at: progress) }
          return Int(sum)
        },
      ])
  }

  /// Stops if a column differs from single samples.
  private static func check(_ column: [Double], _ curve: CubicBezier, _ progresses: [Double]) {
    for (progress, value) in zip(progresses, column) {
      precondition(value == curve.value(at: progress), "A column differs at \(progress).")
    }
  }
}
