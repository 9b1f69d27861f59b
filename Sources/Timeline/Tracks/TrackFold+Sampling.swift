// What a folded track shows at a time.
// Layer: Timeline/Tracks. Goals: the same bits in any order, exact ends, then speed.
// Tests: PropertyTrackLawTests, PropertyTrackBoundsTests.

import Easing

extension TrackFold {
  /// A presentation value and its first derivative, per second.
  struct Moment: Hashable, Sendable {
    var value: Double
    var velocity: Double
  }

  /// What an epoch shows at a time, as if no call followed it.
  ///
  /// - Complexity: the number of animations in flight, times the logarithm of the number of
  ///   additive calls if there are any.
  func moment(inEpoch index: Int, at time: Rational, side: Side) -> Moment {
    // Crossfades stand on epochs that can stand on crossfades: down to the lowest that is seen,
    // then up again. A loop, as a long chain would exhaust the stack.
    var fades: [Int] = []
    var lowest = index
    while case .fade(over: let below, _, let run) = epochs[lowest].base,
      !run.hasEnded(by: time, side: side)
    {
      fades.append(lowest)
      lowest = below
    }
    var moment = base(of: epochs[lowest], at: time, side: side)
    add(termsOf: epochs[lowest], to: &moment, at: time, side: side)
    for index in fades.reversed() {
      guard case .fade(_, let target, let run) = epochs[index].base else { continue }
      moment.fade(to: target, by: run, at: time, side: side)
      moment.value += epochs[index].shift
      add(termsOf: epochs[index], to: &moment, at: time, side: side)
    }
    return moment
  }

  /// The base of an epoch that does not stand on another one.
  private func base(of epoch: Epoch, at time: Rational, side: Side) -> Moment {
    guard case .run(let from, let to, let run) = epoch.base, !run.hasEnded(by: time, side: side)
    else { return Moment(value: epoch.model, velocity: 0) }
    var moment = Moment(value: from, velocity: 0)
    moment.fade(to: to, by: run, at: time, side: side)
    moment.value += epoch.shift
    return moment
  }

  /// Adds the additive animations that are in flight, in order of their calls.
  private func add(
    termsOf epoch: Epoch, to moment: inout Moment, at time: Rational, side: Side
  ) {
    var rest = epoch.terms
    while let index = termEnds.first(in: rest, runningAt: time, side: side) {
      let term = terms[index]
      moment.value += term.distance * (1 - term.run.value(at: time, side: side))
      moment.velocity -= Double.product(
        of: term.distance, slope: term.run.velocity(at: time, side: side))
      rest = (index + 1)..<rest.upperBound
    }
  }
}

extension TrackFold.Moment {
  /// Mixes a fixed target in, from none of it at the start of a run to nothing else at its end.
  fileprivate mutating func fade(
    to target: Double, by run: EasedInterval, at time: Rational, side: Side
  ) {
    let progress = run.value(at: time, side: side)
    velocity =
      Double.product(of: velocity, slope: 1 - progress)
      + Double.product(of: target - value, slope: run.velocity(at: time, side: side))
    // The next fade starts from here, and from an infinite value it would lead nowhere.
    value = value.interpolated(to: target, at: progress).nearestFinite
  }
}
