// The calls of a property track, folded into pieces that can be sampled in any order.
// Layer: Timeline/Tracks. Tests: PropertyTrackTests, PropertyTrackLawTests.

import Easing

/// All that a track shows, made by one pass over its calls.
struct TrackFold: Hashable, Sendable {
  /// What is shown from one call up to the next: a function of time that needs no other call.
  struct Epoch: Hashable, Sendable {
    /// The model value.
    var model: Double
    /// What lies under the additive animations.
    var base = Base.model
    /// How far additive calls have moved the base since it started; 0 for `.model`.
    var shift = 0.0
    /// The additive animations on top, those that have ended included.
    var terms: Range<Int>
    /// When the last of the animations in flight ends, `nil` if none is.
    var runsUntil: Rational?

    /// Whether an animation is in flight.
    func isRunning(at time: Rational, side: Side) -> Bool {
      guard let runsUntil else { return false }
      return time < runsUntil || (time == runsUntil && side == .left)
    }
  }

  /// What lies under the additive animations of an epoch.
  enum Base: Hashable, Sendable {
    /// The model value.
    case model
    /// An animation between two values, and the model value from its end on.
    case run(from: Double, to: Double, EasedInterval)
    /// A crossfade from all that an earlier epoch would go on to show, and the model value from its
    /// end on.
    case fade(over: Int, to: Double, EasedInterval)
  }

  /// An animation that is added to what lies under it.
  struct Term: Hashable, Sendable {
    /// How far it starts from what lies under it: the old model value less the new one.
    let distance: Double
    /// The run from 0 to 1, that is from the whole distance to none.
    let run: EasedInterval
  }

  /// Epoch `k` is in force after the first `k` calls.
  private(set) var epochs: [Epoch]
  /// The additive animations, in order of their calls.
  private(set) var terms: [Term] = []
  /// When each of the additive animations ends.
  private(set) var termEnds: LatestEnds

  /// Starts a fold that has room for a number of additive calls.
  init(initial: Double, additiveCalls: Int) {
    epochs = [Epoch(model: initial, terms: 0..<0)]
    termEnds = LatestEnds(capacity: additiveCalls)
  }

  /// Adds a call; calls come in order of time.
  ///
  /// - Complexity: the number of animations that the call takes out of flight, and the logarithm of
  ///   the number of additive calls.
  mutating func add(_ call: TrackCall) {
    var epoch = lastEpoch(at: call.time.seconds)
    if let animation = call.animation { start(animation, of: call, in: &epoch) }
    epoch.model = call.target
    epochs.append(epoch)
  }

  private mutating func start(
    _ animation: TrackCall.Animation, of call: TrackCall, in epoch: inout Epoch
  ) {
    let (run, to, last) = (animation.run, call.target, epochs.count - 1)
    if animation.policy.replacesAll { epoch.runsUntil = nil }
    switch animation.policy {
    case .beginFromCurrentState:
      let from = moment(inEpoch: last, at: call.time.seconds, side: .left).value
      replaceAll(in: &epoch, with: run.map { .run(from: from, to: to, $0) })
    case .fromModel:
      let from = epoch.model
      replaceAll(in: &epoch, with: run.map { .run(from: from, to: to, $0) })
    case .crossfade:
      replaceAll(in: &epoch, with: run.map { .fade(over: last, to: to, $0) })
    case .additive:
      if epoch.base != .model { epoch.shift += to - epoch.model }
      if let run {
        terms.append(Term(distance: epoch.model - to, run: run))
        termEnds.append(run.interval.end)
        epoch.terms = epoch.terms.lowerBound..<terms.count
      }
    }
    if let end = run?.interval.end { epoch.runsUntil = epoch.runsUntil.map { max($0, end) } ?? end }
  }

  /// The last epoch, without what has ended by a time.
  private func lastEpoch(at time: Rational) -> Epoch {
    var epoch = epochs[epochs.count - 1]
    if let end = epoch.runsUntil, end <= time { epoch.runsUntil = nil }
    switch epoch.base {
    case .model: break
    case .run(_, _, let run), .fade(_, _, let run):
      if run.hasEnded(by: time, side: .right) { replaceBase(of: &epoch, with: .model) }
    }
    return epoch
  }

  /// Takes all animations out of an epoch and puts a new base, if any, in their place.
  private func replaceAll(in epoch: inout Epoch, with base: Base?) {
    replaceBase(of: &epoch, with: base ?? .model)
    epoch.terms = terms.count..<terms.count
  }

  private func replaceBase(of epoch: inout Epoch, with base: Base) {
    epoch.base = base
    epoch.shift = 0
  }
}
