// Defects in the sources of other engines, each as a fact that holds here.
// Expected values: the definitions, and correctly rounded results by multiple-precision arithmetic.

import Testing

@testable import Easing

struct ConformanceTrapTests {
  @Test func `Compose's MonoSpline: a spline that dips does not say that it rises`() throws {
    // The points rise; the spline through them does not, unless it is tightened.
    let points = "0.25, 0.01, 0.5, 0.02, 0.75, 0.9"
    let dips = try EasingCurve(parsing: "catmull-rom(0, \(points))")
    #expect(dips.monotonicity == .neither && !fallsNowhere(dips))
    let straight = try EasingCurve(parsing: "catmull-rom(1, \(points))")
    #expect(straight.monotonicity == .rising && fallsNowhere(straight))
  }

  private func fallsNowhere(_ curve: EasingCurve) -> Bool {
    let values = (0...2000).map { curve.value(at: Double($0) / 2000) }
    return zip(values, values.dropFirst()).allSatisfy { $0 <= $1 }
  }

  @Test func `UnitCurve: a velocity at a degenerate end is the slope`() {
    #expect(EasingCurve.easeOut.velocity(at: 0) == 1 / 0.58)
    #expect((EasingCurve.easeIn.velocity(at: 1, side: .left) - 1 / 0.58).magnitude <= 1e-15)
    #expect(EasingCurve.easeIn.velocity(at: 0) == 0 && EasingCurve.easeOut.velocity(at: 1) == 0)
  }

  @Test func `Ladybird: a first input below 0 is kept, and inputs in disorder are raised`() throws {
    let early = try EasingCurve(parsing: "linear(0 -50%, 1 50%)")
    #expect(early.value(at: 0) == 0.5 && early.value(at: -0.5) == 0)
    let raised = try EasingCurve(parsing: "linear(0, 0.4 60%, 0.6 30%, 1)")
    #expect(raised.value(at: 0.6, side: .left) == 0.4 && raised.value(at: 0.6) == 0.6)
    #expect(raised.value(at: 0.3) == 0.2)
  }

  @Test func `Compose's ArcSpline: curves that are sampled in turn do not meet`() throws {
    let curves = try [
      "catmull-rom(0, 0.3, 0.4, 0.6, 0.6)", "catmull-rom(0, 0.2, 0.6, 0.8, 0.7)",
      "circ-in", "rough(20, 1, 3)", "rough(20, 1, 4)",
    ].map { try EasingCurve(parsing: $0) }
    let alone = curves.map { curve in (0...50).map { curve.value(at: Double($0) / 50) } }
    for step in (0...50).reversed() {
      for (curve, values) in zip(curves, alone) {
        try #require(curve.value(at: Double(step) / 50).bitPattern == values[step].bitPattern)
      }
    }
  }

  @Test(arguments: [2, 5, 2000, 1_000_000])
  func `Motion: steps reach 1 at the end, and begin with the first step`(count: Int) throws {
    let ends = try Steps(count, .jumpEnd)
    #expect(ends.value(at: 1) == 1 && ends.value(at: 1.0.nextDown) == 1 - 1 / Double(count))
    #expect(try Steps(count, .jumpStart).value(at: 0) == 1 / Double(count))
  }

  @Test func `GSAP's RoughEase: a sample depends on no other one`() throws {
    let rough = EasingCurve.rough(try RoughCurve(count: 30, strength: 2, seed: 9, taper: .both))
    let report = CurveLaws(of: rough, .starts(at: 0), .ends(at: 1)).check(rough, seed: 1)
    #expect(report.isKept, "\(report)")
  }

  @Test func `Theatre: a late point is found as quickly as an early one`() throws {
    // A million points: 20 comparisons for each sample, where a search from the start has 10⁶ and
    // takes a hundred times as long as this test may.
    let count = 1_000_000
    let points = (0...count).map { index in
      PiecewiseLinear.Point(input: Double(index) / Double(count), output: Double(index % 2))
    }
    let lines = try PiecewiseLinear(sorted: points)
    let time = try ContinuousClock().measure {
      for index in stride(from: 0, through: count, by: 97) {
        try #require(lines.value(at: Double(index) / Double(count)) == Double(index % 2))
      }
    }
    #expect(time < .seconds(3))
    var comparisons = 0
    _ = points.indices.partitioningIndex { index in
      comparisons += 1
      return points[index].input > 0.999
    }
    #expect(comparisons <= 20)
  }

  @Test func `anime: the percentages of the first and the last stop count`() throws {
    let curve = try EasingCurve(parsing: "linear(0 20%, 0.5 40%, 1 70%)")
    #expect(curve.value(at: 0.2) == 0 && curve.value(at: 0.7) == 1)
    #expect((curve.value(at: 0.1) + 0.25).magnitude <= 1e-15)
  }

  @Test func `glibc: results are correctly rounded where a platform's are not`() {
    // glibc 2.41 is off by one unit in the last place at each.
    #expect(Elementary.exp(-2.0168325289544544) == 0.13307631358566444)
    #expect(Elementary.exp(-4.309329783300081) == 0.013442556001307643)
    #expect(Elementary.sin(0.466718770276465) == 0.4499584122699462)
    #expect(Elementary.sin(5.192377228406284) == -0.8870003495369324)
    #expect(Elementary.cos(4.850707619418522) == 0.1378780076621917)
    #expect(Elementary.cos(4.9264799688646495) == 0.21245925748125352)
    #expect(Elementary.log(0.8593038017464109) == -0.15163275043626245)
    #expect(Elementary.log(0.5624541560714936) == -0.5754456485422379)
  }
}
