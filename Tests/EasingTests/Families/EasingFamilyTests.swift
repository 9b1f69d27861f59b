// Expected values: the names of easings.net and d3.

import Testing

@testable import Easing

struct EasingFamilyTests {
  @Test(
    arguments: [
      ("easeInSine", "sine-in"), ("easeOutQuad", "quad-out"), ("easeInOutBack", "back-in-out"),
      ("easeOutInBounce", "bounce-out-in"), ("d3-back-in", "gsap-back-in"),
      ("gsap-expo-in", "gsap-expo-in"), ("circularEaseInOut", "circ-in-out"),
      ("d3-elastic-out", "d3-elastic-out"),
    ])
  func `the names of other projects are known`(name: String, canonical: String) {
    #expect(NamedCurve(name: name)?.name == canonical)
  }

  @Test(arguments: EasingFamily.Kind.allCases)
  func `a family says what it is made of`(kind: EasingFamily.Kind) throws {
    let curve = kind.standardCurve(.in)
    #expect(curve.family.kind == kind)
    #expect(curve.family.parameters.map { $0.name } == kind.parameterNames)
    #expect(throws: Never.self) { try FamilyCurve(curve.family, .out) }
  }

  @Test func `every family but power has a name for every direction`() {
    #expect(EasingFamily.namedCurves.count == 4 * (EasingFamily.Kind.allCases.count - 1))
  }
}
