// Expected values: samples of the curves, everywhere and next to what the facts say.

import TestSupport
import Testing

@testable import Easing

struct ComposedFactsTests {
  /// Compositions whose facts are easily wrong.
  static let hard = [
    // What is looked at lies outside 0…1.
    "remap(remap(wiggle(5), 0, 0.1, 0, 1), 0, 10, 0, 1)",
    "nested(remap(wiggle(5), 0.4, 0.6, 0, 1), back(out, 5))",
    "remap(remap(rough(27, 1.37, 0, out), 1.127, 0.873, 1.335, -0.136), 0.855, 1.184, 1.643, "
      + "-1.591)",
    "remap(linear(0, 3 -50%, -1 150%, 1), -1, 2, 0, 1)",
    "remap(there-and-back(back-in), -0.5, 1.5, 0, 1)", "remap(inverse(ease), -1, 2, 0, 1)",
    // Corners and jumps get to places some doubles away.
    "interval(0.049, 0.424, split(0.374, linear(-0.482, 1.524), power(in-out, 6.5669)))",
    "remap(bounce(in), 0.458, 0.954, 0, 1)", "flipped(interval(0.420, 0.894, bounce(out)))",
    "interval(0.1, 0.9, interval(0.3, 0.7, linear(0, 0.7 33%, 0.2 33%, 1)))",
    "remap(linear(0, 0.7 33%, -0.2 33%, 1), 0.31, 0.347, 0, 1)",
    "split(0.3, saw-tooth(3), reversed(linear(0, 0.7 33%, 0.2 33%, 1)))",
    // Both the greatest value and a sample err.
    "mirrored(three-point-cubic(0.091, 0.370, 0.127, 0.235, 0.206, -0.241, 0.871, 0.659, 0.954, "
      + "0.255))",
    // The fastest part of a nesting is a small one.
    "nested(spring(damping-ratio: 5, velocity: 50), quad(in))",
    "nested(spring(duration: 1.884, bounce: -0.7593, velocity: 16.831), quad(in))",
    "remap(linear, 0, 1, 0.1, 0.3)", "remap(ease, 0, 1, 0.7, -0.1)",
  ]

  /// Without optimisation a seed takes a second.
  #if DEBUG
    static let seeds = 0..<25
  #else
    static let seeds = 0..<200
  #endif

  @Test(arguments: hard) func `no sample contradicts the facts of a hard one`(text: String) throws {
    try check(text)
  }

  @Test(arguments: seeds) func `no sample contradicts the facts of a random one`(seed: Int) throws {
    var compositions = RandomCompositions(seed: UInt64(seed))
    try check(compositions.next())
  }

  @Test(
    arguments: [
      ("steps(3, start)", 0, 2.0 / 3), ("threshold(0.662)", 0, 0.662),
      ("there-and-back(steps(2, jump-none))", 0, 0.25),
      ("slow-mo(0.567, 0.136, yoyo)", 0, 0.2165), ("steps(4)", 0, 1),
      ("reversed(steps(4))", 0.75, 0),
      ("interval(0.25, 0.5, linear)", 0, 0.5),
      ("linear(1, 0 25%, 0 50%, 1 75%, 1)", 0.25, 0),
      // Not a level stretch, but a level place: values next to it round to the same.
      ("smoothstep(16)", 0, 1), ("ease-out", 0, 1),
    ] as [(String, Double, Double)])
  func `an extremum is at the first place that has it`(
    text: String, least: Double, greatest: Double
  ) throws {
    let extrema = try EasingCurve(parsing: text).extrema(in: 0...1)
    #expect((extrema.least.progress - least).magnitude <= 0x1p-50)
    #expect((extrema.greatest.progress - greatest).magnitude <= 0x1p-50)
  }

  private func check(_ text: String) throws {
    let curve = try EasingCurve(parsing: text)
    let (least, greatest) = curve.extrema(in: 0...1)
    let fastest = curve.greatestSpeed(in: 0...1)
    let monotonicity = curve.monotonicity
    // What the curve is said to have it has.
    for extremum in [least, greatest] {
      let value = curve.value(at: extremum.progress, side: extremum.side)
      try #require(value == extremum.value, "\(text)")
    }
    let speed = curve.velocity(at: fastest.progress, side: fastest.side).magnitude
    try #require(speed == fastest.value, "\(text)")
    let size = max(1, least.value.magnitude, greatest.value.magnitude)
    // Values that err by a few roundings of the curves within, whose progress is rounded, too.
    let slack = max(2 * (curve.errorBound ?? 0), 0x1p-50 * size * max(1, min(fastest.value, 16)))
    let places = [least.progress, greatest.progress, fastest.progress]
    var last: Double?
    for place in inputs(beside: places + curve.turns.prefix(64)) {
      let (value, velocity) = curve.sample(at: place, side: .right)
      try #require(value <= greatest.value + slack, "\(text): \(value) at \(place)")
      try #require(value >= least.value - slack, "\(text): \(value) at \(place)")
      if let last {
        if monotonicity == .rising { try #require(value >= last - slack, "\(text), at \(place)") }
        if monotonicity == .falling { try #require(value <= last + slack, "\(text), at \(place)") }
      }
      last = value
      guard place < 1 else { continue }
      let most = fastest.value * (1 + 0x1p-19) + 0x1p-40
      try #require(
        velocity.magnitude <= most,
        "\(text): \(velocity) at \(place), \(fastest.value) at \(fastest.progress)")
    }
  }

  private func inputs(beside places: [Double]) -> [Double] {
    var inputs = (0...Self.samples).map { Double($0) / Double(Self.samples) }
    for place in places {
      var (low, high) = (place, place)
      for _ in 0..<3 {
        (low, high) = (low.nextDown, high.nextUp)
        inputs += [low, high]
      }
      inputs += [place, place - 1e-9, place + 1e-9, place - 1e-5, place + 1e-5]
    }
    return inputs.filter { $0 >= 0 && $0 <= 1 }.sorted()
  }

  private static let samples = 600
}
