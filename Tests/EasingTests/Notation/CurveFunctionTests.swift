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

  @Test func `only linear is the name of a function and of a curve`() {
    let functions = CurveFunction.allCases.map { $0.entry.name }
    #expect(functions.filter { NamedCurve(name: $0) != nil } == ["linear"])
  }
}
