// Every curve of the catalogue keeps the laws that its facts make.
// Expected values: 0 and 1 at the ends of all curves but those listed, by their formulas.

import Testing

@testable import Easing

struct CurveLawCatalogueTests {
  /// The curves that do not run from 0 to 1.
  static let ends: [String: (Double, Double)] = [
    "wiggle": (0, 0), "there-and-back": (0, 0), "there-and-back-with-pause": (0, 0),
    "not-quite-there": (0, 0.7), "exponential-decay": (0, 0.9999546000702375),  // 1 - exp(-10)
  ]

  @Test(arguments: NamedCurve.allCases)
  func `a named curve keeps its laws and has its ends`(name: NamedCurve) {
    let curve = EasingCurve.named(name)
    let ends = Self.ends[name.name] ?? (0, 1)
    let laws = CurveLaws(of: curve, .starts(at: ends.0), .ends(at: ends.1))
    let report = laws.check(curve, seed: 7, samples: 32)
    #expect(report.isKept, "\(report)")
  }

  @Test(arguments: try CurveSpeedTests.curves().dropFirst(NamedCurve.allCases.count))
  func `a curve of every function keeps its laws`(curve: EasingCurve) {
    let report = CurveLaws(of: curve).check(curve, seed: 7, samples: 32)
    #expect(report.isKept, "\(report)")
  }

  @Test(arguments: EasingFamily.Kind.allCases)
  func `the directions of a family are mirrors and halves of each other`(kind: EasingFamily.Kind)
    throws
  {
    let numbers = kind == .power ? [2.5] : kind.standardValues(.in)
    func curve(_ direction: EasingDirection) throws -> EasingCurve {
      .family(try FamilyCurve(kind.family(numbers), direction))
    }
    let (start, end) = (try curve(.in), try curve(.out))
    for (first, second) in [(start, end), (end, start)] {
      let report = CurveLaws(of: first).check(first, seed: 7, samples: 32, mirror: second)
      #expect(report.isKept, "\(report)")
    }
    for (whole, first) in [(try curve(.inOut), start), (try curve(.outIn), end)] {
      // Penner enlarges the overshoot in both halves.
      let half = kind == .back && first == start ? nil : first
      let laws = CurveLaws(of: whole, .mirrorsItself)
      let report = laws.check(whole, seed: 7, samples: 32, half: half)
      #expect(report.isKept, "\(report)")
    }
  }

  @Test(arguments: EasingCurveInverseTests.rising)
  func `the inverse of a rising curve has the progress of each value`(curve: EasingCurve) throws {
    guard curve.value(at: 1) == 1 else { return }
    let inverse = EasingCurve.composed(try ComposedCurve(.inverse(curve)))
    let laws = CurveLaws(.rises, errorBound: curve.errorBound ?? 0x1p-50)
    let report = laws.check(curve, seed: 7, samples: 8, inverse: inverse)
    #expect(report.isKept, "\(report)")
  }
}
