// Expected values: the functions of CSS Easing 2.

import Testing

@testable import Easing

struct CurveFunctionTests {
  @Test(arguments: CurveFunction.allCases)
  func `a function is found by its names`(function: CurveFunction) {
    for name in [function.entry.name] + function.entry.aliases {
      #expect(CurveFunction(name: name) == function)
      #expect(CurveFunction(name: name.uppercased()) == function)
    }
    #expect(CurveFunction(name: function.entry.name + "x") == nil)
  }

  @Test(arguments: CurveFunction.allCases)
  func `a form begins with the name, and the rest is a sentence and a source`(
    function: CurveFunction
  ) {
    let entry = function.entry
    #expect(entry.form.hasPrefix(entry.name + "(") && entry.form.hasSuffix(")"))
    #expect(entry.summary.hasSuffix(".") && entry.summary.first?.isUppercase == true)
    #expect(!entry.source.hasSuffix("."))
  }

  @Test func `a name of a function and of a curve is the curve of its standard numbers`() throws {
    let functions = CurveFunction.allCases.map { $0.entry.name }
    let shared = functions.filter { NamedCurve(name: $0) != nil }
    #expect(
      shared == [
        "linear", "smoothstep", "sigmoid", "wiggle", "running-start", "exponential-decay",
        "slow-mo", "there-and-back",
      ])
    for name in shared.dropFirst().dropLast() {
      let definition = NamedCurve(name: name)?.definition
      #expect(try EasingCurve(parsing: "\(name)()") == definition)
    }
  }
}
