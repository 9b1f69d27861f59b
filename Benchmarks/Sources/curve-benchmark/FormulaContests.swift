// Other curves against straightforward formulas over the platform's mathematics.

import CClassic
import Easing
import Measuring

/// Curves of one formula each.
struct FormulaContests {
  let inputs: Inputs

  /// Times every curve on the column.
  func run(rounds: Int) throws {
    for contest in try all() { contest.run(rounds: rounds) }
  }

  /// A contest for each curve.
  func all() throws -> [Contest] {
    try [steps(), lines(), spring(), elastic(), exponential(), sine(), power()]
  }

  private func steps() throws -> Contest {
    try contest("steps(12)") { classic_steps_values(12, $0, $1, $2) }
  }

  /// `linear()` with a hundred points at uneven places.
  private func lines() throws -> Contest {
    let xs = (0..<100).map { Double($0 * $0) / 9801 }
    let ys = (0..<100).map { Double(($0 * 37) % 100) / 100 }
    let stops = zip(xs, ys).map { "\($1) \($0 * 100)%" }.joined(separator: ", ")
    return try contest("linear() with 100 points", curve: "linear(\(stops))") {
      classic_linear_values(xs, ys, xs.count, $0, $1, $2)
    }
  }

  private func elastic() throws -> Contest {
    try contest("elastic-out") { classic_elastic_values($0, $1, $2) }
  }

  private func exponential() throws -> Contest {
    try contest("expo-out") { classic_expo_values($0, $1, $2) }
  }

  private func sine() throws -> Contest {
    try contest("sine-in") { classic_sine_values($0, $1, $2) }
  }

  private func power() throws -> Contest {
    try contest("power(in, 2.5)") { classic_power_values(2.5, $0, $1, $2) }
  }

  private func contest(
    _ name: String, curve: String? = nil,
    _ classic: @escaping (UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int) -> Void
  ) throws -> Contest {
    let curve = try EasingCurve(parsing: curve ?? name)
    return contest(name, classic) { progresses in curve.values(at: progresses) }
  }

  private func spring() throws -> Contest {
    let motion = try Spring(response: 0.5, dampingRatio: 0.7).motion()
    let frequency = 2 * Double.pi / 0.5
    return contest("spring(response: 0.5, damping ratio: 0.7)") {
      classic_spring_values(frequency, 0.7, $0, $1, $2)
    } ours: { times in
      motion.positions(at: times)
    }
  }

  private func contest(
    _ name: String,
    _ classic: @escaping (UnsafePointer<Double>, UnsafeMutablePointer<Double>, Int) -> Void,
    ours: @escaping ([Double]) -> [Double]
  ) -> Contest {
    let progresses = inputs.progresses
    var outputs = [Double](repeating: 0, count: progresses.count)
    classic(progresses, &outputs, progresses.count)
    let difference = zip(outputs, ours(progresses)).map { ($0 - $1).magnitude }.max() ?? 0
    precondition(difference < 1e-9, "\(name) differs by \(difference) from the formula.")
    return Contest(
      "\(name), \(inputs.name)", samples: progresses.count,
      [
        .init("formula in C over libm") {
          classic(progresses, &outputs, progresses.count)
          return Int(outputs[progresses.count / 2] * 1000)
        },
        .init("ours") { Int(ours(progresses)[progresses.count / 2] * 1000) },
      ])
  }
}
