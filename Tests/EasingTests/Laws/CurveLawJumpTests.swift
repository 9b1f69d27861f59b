// Which curves jump, and which are only steep.

import TestSupport
import Testing

@testable import Easing

struct CurveLawJumpTests {
  /// Steps from 2⁻¹⁴ of the height on, beside a slope, and at the ends; noise from double to double; a
  /// window narrower than any gap between inputs; and two jumps side by side.
  @Test(
    arguments: [
      { $0 < 0.4142135 ? $0 : $0 + 0x1p-14 }, { $0 < 1 ? 0.9 * $0 : 1 }, { $0 > 0 ? 1 : 0 },
      { $0 < 0.7 ? 1000 * $0 : 1000 * $0 + 1 }, { ($0 * 255).floored / 255 },
      { $0 < 0.3 ? $0 : 0.01 + Elementary.pow($0, 1.0 / 8) },
      { $0 < 0.3 ? 0 : 0.01 + Elementary.pow($0 - 0.3, 1.0 / 3) },
      { Double($0.bitPattern & 1) }, { $0 + Double($0.bitPattern & 1) / 4 },
      { ($0 - 0.5).magnitude < 1e-14 ? 1 : $0 },
      { ($0 < 0.4 ? 0 : 0.1) + ($0 < (0.4).nextUp.nextUp ? 0 : 0.2) },
    ] as [@Sendable (Double) -> Double])
  func `a curve that jumps in other ways`(value: @escaping @Sendable (Double) -> Double) throws {
    for seed in 1...5 as ClosedRange<UInt64> {
      let report = CurveLaws(.isContinuous).check(SampledCurve(value: value), seed: seed)
      #expect(report.failures.map { $0.law } == [.promise(.isContinuous)], "\(report)")
    }
  }

  /// At the start, where doubles are dense, at the end, on one side of a place and on both, at
  /// a double and beside one.
  @Test(arguments: [2, 3, 5, 8, 20, 64])
  func `no root is a jump, however steep it is`(order: Int) throws {
    func root(_ x: Double) -> Double {
      let root = Elementary.pow(x.magnitude, 1 / Double(order))
      return x < 0 ? -root : root
    }
    let third = 1.0 / 3
    let values: [(Double) -> Double] = [
      { root($0) }, { 1 - root(1 - $0) }, { root($0 - 0.6180339) }, { root($0 - 0.5).magnitude },
      { root($0 + 1 - (1 + third)) }, { $0 < third ? 0 : root($0 - third) },
    ]
    for value in values {
      for seed in 1...5 as ClosedRange<UInt64> {
        let report = CurveLaws(.isContinuous).check(SampledCurve(value: value), seed: seed)
        #expect(report.isKept, "\(report)")
      }
    }
  }

  /// From one double to the next in the middle it moves by 2⁻¹³.
  @Test func `a steep slope is no jump`() {
    for steepness in [1e6, 1e9, 1e12] {
      let curve = SampledCurve(value: { min(1, max(0, 0.5 + steepness * ($0 - 0.6180339))) })
      for seed in 1...5 as ClosedRange<UInt64> {
        let report = CurveLaws(.isContinuous).check(curve, seed: seed)
        #expect(report.isKept, "\(report)")
      }
    }
  }

  /// As the documentation says.
  @Test func `a root far beyond the 64th counts as a jump`() {
    let curve = SampledCurve(value: { 1 - Elementary.pow(1 - $0, 1.0 / 400) })
    #expect(!CurveLaws(.isContinuous).check(curve, seed: 1).isKept)
  }
}
