// Expected values: closed forms; dense sampling, which no speed may exceed.

import Testing

@testable import Easing

struct CurveSpeedTests {
  @Test(
    arguments: [
      ("linear", 1, nil), ("ease-in", 1 / 0.58, 1), ("ease-out", 1 / 0.58, 0),
      ("quad-in", 2, 1), ("smoothstep", 1.5, 0.5), ("smootherstep", 1.875, 0.5),
      ("circ-in", .infinity, 1), ("steps(4)", 0, nil), ("reversed(cubic-in)", 3, 0),
      ("sine-in-out", Double.pi / 2, 0.5), ("linear(0, 0.75 25%, 1)", 3, nil),
      ("interval(0.25, 0.5, linear)", 4, nil), ("bounce-out", 5.5, nil),
    ] as [(String, Double, Double?)])
  func `the greatest speed is the right one`(text: String, speed: Double, progress: Double?) throws
  {
    let fastest = try EasingCurve(parsing: text).greatestSpeed(in: 0...1)
    #expect(fastest.value == speed || (fastest.value - speed).magnitude <= 1e-12)
    if let progress { #expect((fastest.progress - progress).magnitude <= 1e-6) }
  }

  /// Names of all kinds; those left out are mirror images, or Bézier curves like those kept.
  static let names = NamedCurve.allCases.filter { name in
    switch name {
    case .family(_, let direction): direction == .in || direction == .inOut
    case .flutter, .material: false
    case .linear, .ease, .easeIn, .easeOut, .easeInOut, .stepStart, .stepEnd, .fastOutSlowIn,
      .fastEaseInToSlowEaseOut, .emphasized, .rate:
      true
    }
  }

  @Test(arguments: names) func `no sample is faster`(name: NamedCurve) throws {
    let curve = EasingCurve.named(name)
    let fastest = curve.greatestSpeed(in: 0...1).value
    for k in 0...200 {
      let speed = curve.velocity(at: Double(k) / 200, side: k == 200 ? .left : .right).magnitude
      try #require(speed <= fastest * (1 + 1e-12), "\(k)")
    }
    let part = curve.greatestSpeed(in: 0.3...0.4)
    #expect(part.value <= fastest * (1 + 1e-12) && (0.3...0.4).contains(part.progress))
  }
}
