// Tests of Sources/Easing/Springs/SpringArgument.swift and SpringDescription.swift.
// Expected values: the initialisers of Spring.

import Testing

@testable import Easing

struct SpringArgumentTests {
  @Test(
    arguments: [
      ([:], .duration(0.5, bounce: 0)), ([.bounce: 0.3], .duration(0.5, bounce: 0.3)),
      ([.duration: 2], .duration(2, bounce: 0)),
      ([.response: 0.4, .dampingRatio: 0.8], .response(0.4, dampingRatio: 0.8)),
      ([.dampingRatio: 0.8], .response(0.5, dampingRatio: 0.8)),
      (
        [.settlingDuration: 1, .dampingRatio: 0.8],
        .settlingDuration(1, dampingRatio: 0.8)
      ),
      ([.stiffness: 100, .damping: 10], .forces(mass: 1, stiffness: 100, damping: 10)),
      (
        [.mass: 2, .stiffness: 100, .damping: 10], .forces(mass: 2, stiffness: 100, damping: 10)
      ),
    ] as [([SpringArgument: Double], SpringDescription)])
  func `numbers are a description`(given: [SpringArgument: Double], expected: SpringDescription)
    throws
  {
    let names = SpringArgument.allCases.filter { given[$0] != nil }
    #expect(try SpringDescription(names) { given[$0] } == expected)
    for (argument, value) in expected.arguments where given[argument] != nil {
      #expect(given[argument] == value)
    }
  }

  @Test(
    arguments: [
      ([.bounce, .mass], .disagree(.bounce, .mass)),
      ([.duration, .bounce, .response], .disagree(.duration, .response)),
      ([.dampingRatio, .response, .settlingDuration], .disagree(.response, .settlingDuration)),
      ([.response], .missing(.dampingRatio, beside: .response)),
      ([.settlingDuration], .missing(.dampingRatio, beside: .settlingDuration)),
      ([.mass], .missing(.stiffness, beside: .mass)),
      ([.stiffness], .missing(.damping, beside: .stiffness)),
    ] as [([SpringArgument], SpringMismatch)])
  func `numbers that do not fit are named`(given: [SpringArgument], expected: SpringMismatch) {
    #expect(throws: expected) {
      try SpringDescription(given) { given.contains($0) ? 1 : nil }
    }
  }

  @Test func `any set of numbers is a description or a mismatch`() {
    for bits in 0..<256 {
      let given = SpringArgument.allCases.enumerated().filter { bits >> $0.offset & 1 == 1 }
        .map { $0.element }
      for order in [given, given.reversed()] {
        let description = try? SpringDescription(order) { order.contains($0) ? 0.5 : nil }
        let arguments = description.map { $0.arguments.map { $0.argument } }
        #expect(arguments.map { Set(order).isSubset(of: $0) } ?? true)
      }
    }
  }

  @Test func `a description makes the spring of its numbers`() throws {
    #expect(try Spring(.duration(0.7, bounce: -0.2)) == Spring(duration: 0.7, bounce: -0.2))
    #expect(
      try Spring(.response(0.7, dampingRatio: 3)) == Spring(response: 0.7, dampingRatio: 3))
    #expect(
      try Spring(.settlingDuration(1, dampingRatio: 0.5), epsilon: 0.01)
        == Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: 0.01))
    // SwiftUI and an older Core Animation would damp it critically.
    let heavy = try Spring(.forces(stiffness: 100, damping: 50))
    #expect(heavy.regime == .overdamped && heavy.dampingRatio == 2.5)
  }

  @Test(arguments: SpringArgument.allCases)
  func `a fault of a number is found by its name`(argument: SpringArgument) {
    let parameters = SpringFault.Parameter.allCases.filter { argument.isMeant(by: $0) }
    #expect(!parameters.isEmpty)
  }
}
