// Expected values: CSS's serialisation, and the law that parsing inverts printing.

import TestSupport
import Testing

@testable import Easing

struct NotationTests {
  @Test(arguments: NamedCurve.allCases)
  func `a name is printed and read back, and so is what it stands for`(name: NamedCurve) throws {
    let curve = EasingCurve.named(name)
    #expect(curve.notation == name.name)
    #expect("\(curve)" == name.name)
    #expect(try EasingCurve(parsing: curve.notation) == curve)
    #expect(try EasingCurve(parsing: name.definition.notation) == name.definition)
  }

  @Test(
    arguments: [
      (EasingCurve.easeInOut, "ease-in-out", "ease-in-out"),
      (.named(.stepStart), "step-start", "steps(1, start)"),
      (.named(.stepEnd), "step-end", "steps(1)"),
      (.fastOutSlowIn, "fast-out-slow-in", "cubic-bezier(0.4, 0, 0.2, 1)"),
      (.fastEaseInToSlowEaseOut, "fast-ease-in-to-slow-ease-out", nil),
      (
        .threePointCubic(.fastEaseInToSlowEaseOut),
        "three-point-cubic(0.056, 0.024, 0.108, 0.3085, 0.198, 0.541, 0.3655, 1, 0.5465, 0.989)",
        nil
      ),
    ] as [(EasingCurve, String, String?)])
  func `a name is kept here, and replaced where style sheets do not know it`(
    curve: EasingCurve, notation: String, css: String?
  ) {
    #expect(curve.notation == notation)
    #expect(curve.cssNotation == css)
  }

  static func number(_ random: inout SplitMix64) -> Double {
    switch Int.random(in: 0...6, using: &random) {
    case 0: [0, 1, -1, 0.5, 1.0 / 3, 0.1, 0.07].randomElement(using: &random) ?? 0
    case 1: Double.random(in: -2...2, using: &random)
    case 2: Double(Int.random(in: -100...100, using: &random)) / 100
    case 3: Double.random(in: -1...1, using: &random) * 1e-300
    case 4: Double.random(in: -1...1, using: &random) * Double.greatestFiniteMagnitude
    case 5: Double.leastNonzeroMagnitude
    default: Double(bitPattern: UInt64.random(in: 0..<0x7FF0_0000_0000_0000, using: &random))
    }
  }

  static func curve(_ random: inout SplitMix64) throws -> EasingCurve {
    switch Int.random(in: 0...3, using: &random) {
    case 0:
      return .cubicBezier(
        try CubicBezier(
          x1: Double.random(in: 0...1, using: &random), y1: number(&random),
          x2: Double(Int.random(in: 0...100, using: &random)) / 100, y2: number(&random)))
    case 1:
      return .steps(
        try Steps(
          Int.random(in: 2...Steps.greatestCount, using: &random),
          Steps.JumpTerm.allCases.randomElement(using: &random) ?? .jumpEnd,
          isWrittenAsStart: Bool.random(using: &random)))
    case 2:
      let count = Int.random(in: 1...9, using: &random)
      let inputs = (0..<count).map { _ in number(&random) }.sorted()
      return .piecewiseLinear(
        try PiecewiseLinear(sorted: inputs.map { .init(input: $0, output: number(&random)) }))
    default:
      let stops = (0...Int.random(in: 0...9, using: &random)).map { _ in
        PiecewiseLinear.Stop(Double.random(in: -1...2, using: &random))
      }
      return .piecewiseLinear(try PiecewiseLinear(stops: stops))
    }
  }

  @Test(arguments: 0..<300) func `parsing inverts printing, to the bit`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<5 {
      let curve = try Self.curve(&random)
      let text = curve.notation
      let read = try EasingCurve(parsing: text)
      try #require(read == curve, "\(text)")
      try #require(read.notation == text)
      let css = try #require(curve.cssNotation)
      try #require(try EasingCurve(parsing: css) == curve, "\(css)")
    }
  }

  @Test(arguments: 0..<200) func `a three-point cubic reads back to its bits`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let middle = Double.random(in: 0.01...0.99, using: &random)
    func point(_ range: ClosedRange<Double>) -> ThreePointCubic.Point {
      ThreePointCubic.Point(
        Double.random(in: range, using: &random), Double.random(in: -1...2, using: &random))
    }
    let curve = EasingCurve.threePointCubic(
      try ThreePointCubic(
        point(0...middle), point(0...middle),
        midpoint: .init(middle, Double.random(in: -1...2, using: &random)), point(middle...1),
        point(middle...1)))
    let text = curve.notation
    #expect(text.split(separator: ",").count == 10)
    #expect(try EasingCurve(parsing: text) == curve, "\(text)")
    #expect(try EasingCurve(parsing: text).notation == text)
  }

  @Test func `the example of the documentation holds`() throws {
    let curve = try EasingCurve(parsing: "Linear(0, .5 25% 75%, 1)")
    #expect(curve.notation == "linear(0 0%, 0.5 25%, 0.5 75%, 1 100%)")
  }
}
