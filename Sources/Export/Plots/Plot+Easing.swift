// The plots of a curve and of a spring.
// Layer: Export. Tests: CurvePlotTests.

public import Easing

extension Plot {
  /// Creates the plot of a curve: value and velocity over the progress from 0 to 1.
  ///
  /// Both sides of jumps are drawn; an infinite velocity leaves a gap. An overshoot and the greatest
  /// speed are marked.
  ///
  /// - Complexity: some 10³ samples, for a curve that turns round often 40 a turn, up to 10⁵; fewer of
  ///   one that is made of so many curves, or of such inverses, that a sample takes long.
  public init(of curve: EasingCurve) {
    let count = Self.sampleCount(turns: curve.turns.count, weight: curve.weight)
    var progresses: [Double] = []
    var values: [Double?] = []
    var velocities: [Double?] = []
    for index in 0...count {
      let progress = Double(index) / Double(count)
      let sides = Side.allCases.map { curve.sample(at: progress, side: $0) }
      for (side, sample) in zip(Side.allCases, sides) {
        // The curve is drawn within 0…1: its ends are those from inside, but for a jump.
        guard side == (index == count ? .left : .right) || sides[0].value != sides[1].value
        else { continue }
        progresses.append(progress)
        values.append(sample.value)
        velocities.append(sample.velocity)
      }
    }
    let (least, greatest) = curve.extrema(in: 0...1)
    let fastest = curve.greatestSpeed(in: 0...1)
    var events: [Event] = []
    let ends = [curve.value(at: 0, side: .left), curve.value(at: 1)]
    if least.value < min(ends[0], ends[1]) {
      events.append(Event(at: least.progress, "minimum \(Self.text(least.value))"))
    }
    if greatest.value > max(ends[0], ends[1]) {
      events.append(Event(at: greatest.progress, "maximum \(Self.text(greatest.value))"))
    }
    if fastest.value > 0, fastest.value.isFinite {
      events.append(Event(at: fastest.progress, "greatest speed \(Self.text(fastest.value))"))
    }
    self.init(
      title: curve.notation.excerpt(length: Self.longestTitle), subtitle: curve.entry.source,
      times: progresses, axisTitle: "progress",
      curves: [
        Curve("value", values: values),
        Curve("velocity", unit: "per_progress", values: velocities),
      ],
      events: events.sorted { $0.time < $1.time })
  }

  /// Creates the plot of a spring in motion: position and velocity from its start on.
  ///
  /// The arrival at the target, the turn beyond it, the greatest speed and the settling time are marked.
  ///
  /// - Parameters:
  ///   - motion: The motion.
  ///   - distance: The distance from the target that counts as rest.
  ///   - end: The last time in seconds, finite and above 0.
  ///   - title: The line above the panels.
  public init(
    of motion: Spring.Motion, restingWithin distance: Double, to end: Double, title: String
  ) {
    let halfPeriods = end * motion.spring.dampedFrequency / 3
    let count = Self.sampleCount(turns: Int(min(halfPeriods, 1e6)))
    let times = (0...count).map { $0 == count ? end : end * (Double($0) / Double(count)) }
    let states = times.map { motion.state(at: $0) }
    var events: [Event] = []
    if let turn = motion.turn(0), motion.overshoot > 0 {
      events.append(Event(at: turn.time, "turn at \(Self.text(turn.value))"))
    }
    if let arrival = motion.arrival { events.append(Event(at: arrival, "arrival")) }
    let fastest = motion.maximumSpeed
    if fastest.value > 0 {
      events.append(Event(at: fastest.time, "greatest speed \(Self.text(fastest.value))"))
    }
    let rest = motion.settlingTime(within: distance)
    if rest.isFinite {
      let share = NumberFormat.shortest.text(of: distance)
      events.append(Event(at: rest, "settled within \(share)"))
    }
    self.init(
      title: title,
      subtitle: "from \(Self.text(motion.from)) to \(Self.text(motion.to)), "
        + "damping ratio \(Self.text(motion.spring.dampingRatio)), "
        + "response \(Self.text(motion.spring.response)) s",
      times: times,
      curves: [
        Curve("position", values: states.map { $0.position }),
        Curve("velocity", unit: "per_s", values: states.map { $0.velocity }),
      ],
      events: events.sorted { $0.time < $1.time })
  }

  /// How many steps there are for a number of turns, where a sample takes as much as some of simple
  /// curves.
  private static func sampleCount(turns: Int, weight: Int = 1) -> Int {
    let wanted = min(max(1000, 40 * turns), 100_000)
    return max(100, min(wanted, mostSamples / max(1, weight)))
  }

  /// How many samples of simple curves are taken at most, as a rule.
  private static let mostSamples = 1 << 18

  /// The longest title that fits the width, in characters.
  private static let longestTitle = 80

  /// A number of a label: with four digits behind the point at most.
  private static func text(_ number: Double) -> String {
    guard number.isFinite, number.magnitude < 1e9 else {
      return number.isFinite ? NumberFormat.shortest.text(of: number) : "infinite"
    }
    var text = NumberFormat.fixed(4).text(of: number)
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }
}
