// The laws of property tracks, on random calls.
// Expected values: a direct reading of the policies, call by call, as a recursion.

import Easing
import TestSupport
import Testing
import Timeline

/// A track as its policies are written: what is seen after `count` calls, from what was seen before.
private struct Recursion {
  let initial: Double
  let events: [PropertyTrack.Event]

  func model(_ count: Int) -> Double {
    guard count > 0 else { return initial }
    switch events[count - 1] {
    case .animate(_, let to, _, _, _, _), .set(_, let to): return to
    }
  }

  func shown(_ count: Int, at time: RationalTime, side: Side) -> Double {
    guard count > 0 else { return initial }
    switch events[count - 1] {
    case .set(_, let to):
      let below = shown(count - 1, at: time, side: side)
      return isCovered(count - 1, at: time, side: side) ? below : below + (to - model(count - 1))
    case .animate(let call, let to, let duration, let delay, let curve, let policy):
      let eased = eased(
        at: time, side: side, call: call, start: call + delay, duration: duration, curve: curve)
      switch policy {
      case .beginFromCurrentState:
        let from = shown(count - 1, at: call, side: .left)
        return eased.map { from + (to - from) * $0 } ?? to
      case .fromModel:
        let from = model(count - 1)
        return eased.map { from + (to - from) * $0 } ?? to
      case .crossfade:
        let below = shown(count - 1, at: time, side: side)
        return eased.map { below + (to - below) * $0 } ?? to
      case .additive:
        let below = shown(count - 1, at: time, side: side)
        return below + (to - model(count - 1)) * (eased ?? 1)
      }
    }
  }

  /// Whether something that does not follow the model is in flight.
  private func isCovered(_ count: Int, at time: RationalTime, side: Side) -> Bool {
    guard count > 0 else { return false }
    switch events[count - 1] {
    case .set, .animate(_, _, _, _, _, .additive):
      return isCovered(count - 1, at: time, side: side)
    case .animate(let call, _, let duration, let delay, let curve, _):
      return eased(
        at: time, side: side, call: call, start: call + delay, duration: duration, curve: curve)
        != nil
    }
  }

  /// The eased progress of an animation, `nil` once it has ended.
  private func eased(
    at time: RationalTime, side: Side, call: RationalTime, start: RationalTime,
    duration: RationalTime, curve: EasingCurve
  ) -> Double? {
    let end = start + duration
    guard duration > .zero, end > call, time < end || (time == end && side == .left) else {
      return nil
    }
    guard time > start || (time == start && side == .right) else { return 0 }
    return curve.value(at: (time - start) / duration, side: side)
  }

  /// When each animation ends, and whether it is replaced before that.
  func completions() -> [[Double]] {
    events.indices.compactMap { index -> [Double]? in
      guard case .animate(let call, _, let duration, let delay, _, _) = events[index] else {
        return nil
      }
      let end = duration > .zero ? max(call, call + delay + duration) : call
      let replaced = events[(index + 1)...].first { event in
        switch event {
        case .animate(_, _, _, _, _, .beginFromCurrentState), .animate(_, _, _, _, _, .fromModel):
          true
        case .animate, .set: false
        }
      }
      if let replaced, replaced.time < end {
        return [replaced.time.doubleValue, Double(index), 0]
      }
      return [end.doubleValue, Double(index), 1]
    }
    .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
  }
}

struct PropertyTrackLawTests {
  private typealias Policy = PropertyTrack.Policy

  private static func curves() throws -> [EasingCurve] {
    [
      .easeInOut, .easeIn, .named(.stepStart), .steps(try Steps(4, .jumpBoth)),
      .cubicBezier(try CubicBezier(x1: 0.34, y1: 1.56, x2: 0.64, y2: 1)),
      .piecewiseLinear(
        try PiecewiseLinear(
          sorted: [.init(input: 0, output: 0.25), .init(input: 1, output: 1)])),
    ]
  }

  /// Calls within 6 s whose times are few, so that calls and ends often coincide.
  private func events(
    _ count: Int, policies: [Policy] = Policy.allCases, using random: inout SplitMix64
  ) throws -> [PropertyTrack.Event] {
    let curves = try PropertyTrackLawTests.curves()
    return (0..<count).map { _ in
      let time = RationalTime(Int.random(in: 0...12, using: &random), 2)
      let to = Double(Int.random(in: -8...8, using: &random))
      guard Int.random(in: 0..<5, using: &random) > 0 else { return .set(at: time, to: to) }
      return .animate(
        at: time, to: to, duration: RationalTime(Int.random(in: -1...8, using: &random), 2),
        delay: RationalTime(Int.random(in: -2...4, using: &random), 4),
        curve: curves.randomElement(using: &random) ?? .linear,
        policy: policies.randomElement(using: &random) ?? .additive)
    }
  }

  @Test(arguments: 0..<300)
  func `a track shows what its policies say, call by call`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let calls = try events(Int.random(in: 0...9, using: &random), using: &random)
    let track = try PropertyTrack(initial: 1, events: calls)
    let recursion = Recursion(initial: 1, events: track.events)
    for step in -2...60 {
      let time = RationalTime(step, 6)
      for side in Side.allCases {
        let count = track.events.count { side == .right ? $0.time <= time : $0.time < time }
        let expected = recursion.shown(count, at: time, side: side)
        let state = track.state(at: time, side: side)
        // Nine calls, each at most twice as far as the last and off by some units of 2^-53.
        try #require(
          abs(state.value - expected) <= 1e-11, "\(state.value), not \(expected), at \(time)")
        try #require(state.model == recursion.model(count))
      }
    }
    let completions = track.completions.map {
      [$0.time.doubleValue, Double($0.event), $0.finished ? 1 : 0]
    }
    try #require(completions == recursion.completions())
  }

  @Test(arguments: 0..<100)
  func `a track runs until its last completion, and rests at its model`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let track = try PropertyTrack(initial: 1, events: try events(6, using: &random))
    for step in -1...60 {
      let time = RationalTime(step, 4)
      let state = track.state(at: time)
      let started = track.events.indices.filter { index in
        if case .animate(at: let call, _, _, _, _, _) = track.events[index] { return call <= time }
        return false
      }
      let ended = track.completions(through: time).map(\.event)
      try #require(state.isRunning == (started.sorted() != ended.sorted()), "at \(time)")
      if !state.isRunning {
        try #require(state.value == state.model)
        try #require(state.velocity == 0)
      }
    }
  }

  @Test(arguments: 0..<100)
  func `from the current state, a track is continuous at every call`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let calls: [PropertyTrack.Event] = (0..<20).map { _ in
      .animate(
        at: RationalTime(Int.random(in: 0...997, using: &random), 997),
        to: Double.random(in: -100...100, using: &random),
        duration: RationalTime(Int.random(in: 1...997, using: &random), 1009),
        delay: RationalTime(Int.random(in: 0...9, using: &random), 101),
        curve: Bool.random(using: &random) ? .easeInOut : .easeOut)
    }
    let track = try PropertyTrack(initial: 0, events: calls)
    for event in track.events {
      let left = track.state(at: event.time, side: .left).value
      try #require(track.state(at: event.time).value == left, "at \(event.time)")
    }
  }

  @Test(arguments: 0..<100)
  func `additive animations return exactly to the model, and never jump`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let calls: [PropertyTrack.Event] = (0..<20).map { _ in
      .animate(
        at: RationalTime(Int.random(in: 0...997, using: &random), 997),
        to: Double.random(in: -100...100, using: &random),
        duration: RationalTime(Int.random(in: 1...997, using: &random), 1009),
        policy: .additive)
    }
    let track = try PropertyTrack(initial: 0, events: calls)
    for event in track.events {
      let left = track.state(at: event.time, side: .left).value
      // 20 terms of up to 200, each rounded twice.
      try #require(abs(track.state(at: event.time).value - left) <= 40 * 200 * 0x1p-52)
    }
    let last = try #require(track.completions.last)
    let end = track.state(at: last.time)
    #expect(end.value == end.model)
    #expect(end.velocity == 0)
    #expect(track.completions.allSatisfy { $0.finished })
  }

  @Test(arguments: 0..<60)
  func `velocity is the slope of the value`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let calls: [PropertyTrack.Event] = (0..<6).map { _ in
      .animate(
        at: RationalTime(Int.random(in: 0...12, using: &random), 4),
        to: Double(Int.random(in: -8...8, using: &random)),
        duration: RationalTime(Int.random(in: 1...12, using: &random), 4),
        delay: RationalTime(Int.random(in: 0...2, using: &random), 4), curve: .easeInOut,
        policy: Policy.allCases.randomElement(using: &random) ?? .additive)
    }
    let track = try PropertyTrack(initial: 0, events: calls)
    // Calls, starts and ends are at quarters, and every time here is well off them.
    let step = RationalTime(1, 100_000)
    for time in (0...30).map({ RationalTime(4 * $0 + 1, 32) }) {
      let slope =
        (track.state(at: time + step).value - track.state(at: time - step).value) / 2e-5
      let velocity = track.state(at: time).velocity
      // The third derivative of ease-in-out is below 40, times distance over duration cubed.
      try #require(abs(velocity - slope) <= 2e-4, "\(velocity), not \(slope), at \(time)")
    }
  }
}
