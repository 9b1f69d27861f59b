// Expected values: formulas of CSS Easing 2 and the documentation of UIKit and Core Animation.

import TestSupport
import Testing

@testable import Easing

struct NamedCurveTests {
  @Test(
    arguments: [
      ("linear", NamedCurve.linear), ("curveLinear", .linear),
      ("ease", .ease), ("default", .ease),
      ("ease-in", .easeIn), ("easeIn", .easeIn), ("curveEaseIn", .easeIn),
      ("ease-out", .easeOut), ("easeOut", .easeOut), ("curveEaseOut", .easeOut),
      ("ease-in-out", .easeInOut), ("easeInOut", .easeInOut), ("easeInEaseOut", .easeInOut),
      ("curveEaseInOut", .easeInOut), ("EASEINEASEOUT", .easeInOut),
      ("step-start", .stepStart), ("step-end", .stepEnd),
      ("fastOutSlowIn", .fastOutSlowIn), ("fast-out-slow-in", .fastOutSlowIn),
      ("fastEaseInToSlowEaseOut", .fastEaseInToSlowEaseOut), ("emphasized", .emphasized),
      ("easeInOutCubicEmphasized", .emphasized),
    ] as [(String, NamedCurve)])
  func `the names of CSS, UIKit, Core Animation and Flutter are known`(
    name: String, curve: NamedCurve
  ) {
    #expect(NamedCurve(name: name) == curve)
  }

  @Test(arguments: ["", "easein-out", "eas", "ease ", "ünear", "Kease", "step_end"])
  func `other names are not`(name: String) {
    #expect(NamedCurve(name: name) == nil)
  }

  @Test func `no name stands for two curves`() {
    var seen = Set<String>()
    for curve in NamedCurve.allCases {
      for name in [curve.entry.name] + curve.entry.aliases {
        #expect(seen.insert(name.lowercased()).inserted, "\(name)")
      }
    }
  }

  @Test(arguments: NamedCurve.allCases)
  func `a name reads back, alone and as the notation of its curve`(curve: NamedCurve) throws {
    #expect(NamedCurve(name: curve.name) == curve)
    for name in [curve.name] + curve.entry.aliases {
      #expect(try EasingCurve(parsing: name) == .named(curve))
      #expect(try EasingCurve(parsing: name.uppercased()).notation == curve.name)
    }
  }

  @Test(arguments: NamedCurve.allCases)
  func `a canonical name is in lower case with hyphens, and the rest is a sentence and a source`(
    curve: NamedCurve
  ) {
    let entry = curve.entry
    #expect(
      entry.name.allSatisfy { $0 == "-" || ("a"..."z").contains($0) || ("0"..."9").contains($0) })
    #expect(entry.form == entry.name)
    #expect(entry.summary.hasSuffix(".") && entry.summary.first?.isUppercase == true)
    #expect(entry.source.first?.isUppercase == true && !entry.source.hasSuffix("."))
  }

  @Test(arguments: NamedCurve.allCases)
  func `a summary that gives a definition gives the right one`(curve: NamedCurve) throws {
    guard let colon = curve.entry.summary.firstIndex(of: ":") else { return }
    let text = curve.entry.summary[colon...].dropFirst().dropLast()
    #expect(try EasingCurve(parsing: String(text)).cssNotation == curve.definition.cssNotation)
  }

  @Test(
    arguments: [
      (NamedCurve.linear, [0, 0, 1, 1]), (.ease, [0.25, 0.1, 0.25, 1]), (.easeIn, [0.42, 0, 1, 1]),
      (.easeOut, [0, 0, 0.58, 1]), (.easeInOut, [0.42, 0, 0.58, 1]),
      (.fastOutSlowIn, [0.4, 0, 0.2, 1]),
    ] as [(NamedCurve, [Double])])
  func `names stand for the published control points`(curve: NamedCurve, p: [Double]) throws {
    let expected = try CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
    #expect(curve.definition == .cubicBezier(expected))
  }

  @Test func `the names of steps stand for one step`() throws {
    #expect(try NamedCurve.stepStart.definition == EasingCurve(parsing: "steps(1, start)"))
    #expect(try NamedCurve.stepEnd.definition == EasingCurve(parsing: "steps(1, end)"))
  }

  @Test(arguments: NamedCurve.allCases)
  func `a name has the values of what it stands for`(curve: NamedCurve) {
    for progress in [-0.5, 0, 0.25, 0.5, 0.75, 1, 1.5] {
      for side in [Side.left, .right] {
        #expect(
          EasingCurve.named(curve).value(at: progress, side: side)
            == curve.definition.value(at: progress, side: side))
      }
    }
  }
}
