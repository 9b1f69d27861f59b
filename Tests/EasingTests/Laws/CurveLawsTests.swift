// Expected values: the definitions of the curves; the sentences as they are meant to be read.

import Testing

@testable import Easing

struct CurveLawsTests {
  @Test func `the example of the documentation keeps its laws`() {
    let laws = CurveLaws(.starts(at: 0), .ends(at: 1), .rises, .hasVelocity)
    let square = SampledCurve(value: { $0 * $0 }, velocity: { 2 * $0 })
    #expect(laws.check(square, seed: 7).isKept)
    #expect(CurveLaws(of: .easeIn, .starts(at: 0), .ends(at: 1)).check(.easeIn, seed: 7).isKept)
  }

  @Test func `a report has one sentence a law`() {
    let laws = CurveLaws(.ends(at: 1), .stays(in: 0...1), .rises)
    let report = laws.check(SampledCurve(value: { $0 * (4 - 3 * $0) }), seed: 7, samples: 16)
    let lines = report.description.split(separator: "\n")
    #expect(lines.count == 1 + report.findings.count)
    #expect(lines[0] == "The curve breaks 2 of its 6 laws, asked with the seed 7.")
    #expect(lines[4] == "Kept in 1 case: the value at 1 is 1.")
    #expect(lines[6].hasPrefix("Broken in "))
    #expect(
      lines[6].hasSuffix(" cases: the value never falls, but it is 1.25 at 0.5 and then 1 at 1."))
    let kept = CurveLaws().check(.linear, seed: 3)
    #expect(kept.description.hasPrefix("The curve keeps all of its 3 laws, asked with the seed 3."))
  }

  @Test func `the same seed gives the same report, and another one other inputs`() {
    let laws = CurveLaws(.isContinuous)
    let curve = SampledCurve(value: { $0 < 0.1013 ? 0 : 1 })
    let report = laws.check(curve, seed: 1)
    #expect(report == laws.check(curve, seed: 1))
    #expect(report.failures.map { $0.breach?.inputs } == [[0.1013]])
    #expect(LawInputs(seed: 1, count: 50).drawn != LawInputs(seed: 2, count: 50).drawn)
  }

  @Test func `what is asked of velocities is passed over for a curve without them`() {
    let laws = CurveLaws(.hasVelocity, .hasContinuousVelocity, .rises)
    let report = laws.check(SampledCurve(value: { $0 }), seed: 7)
    #expect(
      report.findings.map { $0.law } == [.isOrderFree, .repeats, .isFinite, .promise(.rises)])
  }

  @Test(arguments: 0..<20)
  func `a curve with sides keeps its laws on both`(seed: Int) throws {
    let steps = try Steps(8, .jumpBoth)
    let curve = SampledCurve(
      valueOnSide: { steps.value(at: $0, side: $1) }, velocityOnSide: { p, _ in p.isNaN ? p : 0 })
    let laws = CurveLaws(
      .starts(at: 0), .ends(at: 1), .stays(in: 0...1), .rises, .hasVelocity, .mirrorsItself,
      .keepsNaN)
    let report = laws.check(curve, seed: UInt64(seed))
    #expect(report.isKept, "\(report)")
  }

  @Test func `an error bound is what two values may differ by twice`() {
    let (error, below) = (0x1p-20, 0x1p-22)
    let curve = SampledCurve(value: { $0 + ($0 > 0.5 ? error : -error) })
    let laws = CurveLaws(.mirrorsItself, .isContinuous, errorBound: error)
    #expect(laws.check(curve, seed: 7).isKept)
    let tight = CurveLaws(.isNeverFaster(than: 1), errorBound: below)
    #expect(!tight.check(curve, seed: 7).isKept)
  }

  @Test func `functions that give no numbers end the check all the same`() {
    let laws = CurveLaws(
      .starts(at: 0), .ends(at: 1), .stays(in: 0...1), .rises, .falls, .isContinuous,
      .isNeverFaster(than: 2), .hasVelocity, .hasContinuousVelocity, .mirrorsItself, .keepsNaN)
    for number in [Double.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
      let curve = SampledCurve(value: { _ in number }, velocity: { _ in number })
      #expect(!laws.check(curve, seed: 7, mirror: curve, half: curve, inverse: curve).isKept)
    }
  }

  @Test func `an error bound that is no number is the caller's fault`() async {
    await #expect(processExitsWith: .failure) { _ = CurveLaws(.rises, errorBound: -1) }
    await #expect(processExitsWith: .failure) { _ = CurveLaws(.rises, velocityErrorBound: .nan) }
  }
}
