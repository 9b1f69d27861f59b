// What a scroll does under a gesture.
// Expected values: the closed forms with 40 digits (mpmath), printed to six.

import Easing
import Testing
import Timeline

struct ScrollMotionTests {
  /// Seconds as a decimal, and the offset at that time.
  private typealias Row = (String, Double)

  private func expect(
    _ rows: [Row], of motion: ScrollMotion, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for (time, offset) in rows {
      let shown = try motion.offset(at: time)
      try #require(
        abs(shown - offset) <= 5.1e-7, "\(shown) at \(time) s", sourceLocation: sourceLocation)
    }
  }

  @Test func `a drag to the middle of the collapse snaps to its end by a curve`() throws {
    let motion = try played("drag -40 0.4s linear; hold 0.1s; release 0")
    try expect(
      [
        ("0.1", 10), ("0.36", 36), ("0.4", 40), ("0.5", 40), ("0.53", 42.859513),
        ("0.56", 46.557478), ("0.59", 49.125237), ("0.65", 51.305838), ("0.8", 52),
      ], of: motion)
    #expect(
      motion.state(at: .milliseconds(800)) == ScrollState(offset: 52, velocity: 0, phase: .idle))
    #expect(motion.state(at: .milliseconds(799)).phase == .snap)
    #expect(motion.state(at: .milliseconds(799)).snapTarget == 52)
    #expect(motion.state(at: .milliseconds(499)).phase == .drag)
    #expect(motion.end == .milliseconds(800))
  }

  @Test func `a pull past the start is banded, and bounces back`() throws {
    let motion = try played("drag 100 0.4s; hold 0.2s; release")
    try expect(
      [
        ("0.4", -51.664829), ("0.6", -51.664829), ("0.65", -47.004454), ("0.7", -38.012857),
        ("0.8", -20.976223), ("0.9", -10.288962), ("1.1", -2.088689), ("1.4", 0),
      ], of: motion)
    // 0.6 s and 0.79254426547853 s.
    #expect(motion.end == RationalTime(1_392_544_266, 1_000_000_000))
    #expect(motion.state(at: motion.end) == ScrollState(offset: 0, velocity: 0, phase: .idle))
    #expect(motion.state(at: motion.end, side: .left).phase == .bounce)
    #expect(abs(motion.state(at: motion.end, side: .left).offset + 0.5 / 3) <= 1e-8)
  }

  @Test func `a fling decays`() throws {
    let motion = try played("release 800")
    try expect(
      [
        ("0.05", 38.063159), ("0.1", 72.500681), ("0.25", 157.351612), ("0.5", 252.742418),
        ("1", 345.628101), ("2", 392.310196),
      ], of: motion)
    #expect(motion.end == RationalTime(3_338_462_527, 1_000_000_000))
    // It stops where its speed falls to half the decay constant, half a point short of its rest.
    #expect(abs(motion.state(at: RationalTime(9)).offset - 399.099867) <= 5e-7)
    #expect(motion.state(at: RationalTime(9)).phase == .idle)
  }

  @Test func `a fling towards the start bounces there`() throws {
    let motion = try played("set 100; release -1000")
    // The edge is met at 0.11158522401570 s, the deepest point 0.1 s later.
    let edge = RationalTime(111_585_225, 1_000_000_000)
    #expect(motion.state(at: edge, side: .left).phase == .decay)
    #expect(motion.state(at: edge).phase == .bounce)
    #expect(abs(motion.state(at: edge).velocity + 799.799733) <= 2e-5)
    try expect([("0.211585224", -29.422988), ("1", 0)], of: motion)
    #expect(motion.end == RationalTime(940_424_393, 1_000_000_000))
  }

  @Test func `a fling into the end bounces there`() throws {
    let motion = try played("set 900; release 2000")
    try expect([("0.152683137", 1066.210932), ("2", 1000)], of: motion)
    #expect(motion.end == RationalTime(973_110_425, 1_000_000_000))
  }

  @Test func `a pull that is thrown inwards leaves the bounce with its velocity`() throws {
    let motion = try played("drag 100 0s; release 2000")
    try expect(
      [
        ("0.02", -18.010271), ("0.1", 63.974365), ("0.5", 316.920893), ("2", 512.786651),
      ], of: motion)
    let crossing = RationalTime(34_829_791, 1_000_000_000)
    #expect(motion.state(at: crossing, side: .left).phase == .bounce)
    #expect(motion.state(at: crossing).phase == .decay)
    #expect(abs(motion.state(at: crossing).velocity - 1047.0809986539491) <= 2e-5)
    #expect(motion.end == RationalTime(3_507_732_619, 1_000_000_000))
  }

  @Test func `a bounce that would leave for the middle of the collapse snaps`() throws {
    // It passes 0 at 0.28177991591479 s at 10.95 points per second, and would rest at 5.47.
    let motion = try played("drag 100 0s; release 700", titlePhysics(snap: .decay))
    let crossing = RationalTime(281_779_916, 1_000_000_000)
    #expect(motion.state(at: crossing, side: .left).phase == .bounce)
    #expect(motion.state(at: RationalTime(2)) == ScrollState(offset: 0, velocity: 0, phase: .idle))
    let curve = try played("drag 100 0s; release 700", titlePhysics())
    #expect(curve.state(at: crossing).phase == .snap)
    #expect(curve.state(at: crossing).snapTarget == 0)
  }

  @Test func `a snap by decay is aimed at the offset of rest`() throws {
    let motion = try played("set 40; release 0", titlePhysics(snap: .decay))
    try expect([("0.1", 42.177198), ("0.5", 47.589865), ("1", 50.379226), ("3", 52)], of: motion)
    #expect(motion.state(at: RationalTime(1)).phase == .snap)
    // Half a pixel is left after 2.13619401295715 s.
    #expect(motion.end == RationalTime(2_136_194_013, 1_000_000_000))
  }

  @Test func `a snap by curve from beyond the collapse decays instead`() throws {
    // It would rest at 40.06.
    let motion = try played("set 100; release -120")
    let state = motion.state(at: .milliseconds(500))
    #expect(state.phase == .snap)
    #expect(state.snapTarget == 52)
    // 52 + 48·e^(-0.5·2.00200267)
    #expect(abs(state.offset - 69.640540) <= 5e-7)
    #expect(motion.state(at: motion.end).offset == 52)
  }

  @Test func `a scroll that settles before it snaps does both`() throws {
    let snap = ScrollSnap.settleThenCurve(duration: .milliseconds(300), .linear)
    let motion = try played("set 10; release 60", titlePhysics(snap: snap))
    // It would rest at 39.96998998998731530; it stops half a point before that.
    let stop = RationalTime(2_044_624_510, 1_000_000_000)
    #expect(motion.state(at: stop, side: .left).phase == .decay)
    #expect(motion.state(at: stop, side: .left).snapTarget == 52)
    #expect(abs(motion.state(at: stop).offset - 39.469990) <= 5e-7)
    let halfway = stop + .milliseconds(150)
    #expect(abs(motion.state(at: halfway).offset - (39.469990 + 52) / 2) <= 5e-7)
    #expect(motion.state(at: halfway).phase == .snap)
    #expect(motion.end == stop + .milliseconds(300))
    #expect(motion.state(at: motion.end).offset == 52)
  }

  @Test(
    arguments: [
      // It approaches 52.2 and would stop at 51.7.
      ("set 40; release 24.42", 52),
      // It approaches 52 from above and stops at 52.5, up to a nanosecond late.
      ("set 53; release -2.0020026706730793", 52.5),
      // It approaches -0.3 and would stop at 0.2.
      ("set 30; release -60.66", 0),
      // It approaches 51.8 and would stop at 52.3.
      ("set 100; release -96.5", 52),
      // It rests there.
      ("set 53; release 0", 53),
    ])
  func `a scroll snaps if it would stop, or approaches a rest, before the collapse`(
    gesture: String, rest: Double
  ) throws {
    let snaps: [ScrollSnap] = [
      .decay, .curve(duration: .milliseconds(300), .easeOut),
      .settleThenCurve(duration: .milliseconds(300), .easeOut),
    ]
    for snap in snaps {
      let motion = try played(gesture, titlePhysics(snap: snap))
      let offset = motion.state(at: motion.end).offset
      #expect(abs(offset - rest) <= (rest == 52.5 ? 1e-8 : 0), "\(offset)")
    }
  }

  @Test func `nothing moves without steps`() throws {
    let motion = try played("none")
    #expect(motion.end == .zero)
    for time in [RationalTime(-5), .zero, RationalTime(1_000_000_000)] {
      #expect(motion.state(at: time) == ScrollState(offset: 0, velocity: 0, phase: .idle))
    }
  }
}
