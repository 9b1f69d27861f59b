// Configurations drawn at random: edge values as often as common ones.

import Easing
import Scenes
import TestSupport
import Testing
import Timeline

/// A scene whose configurations can be drawn.
protocol RandomScene: Scene {
  /// Draws a configuration whose inputs are valid by themselves; their sums may be too large.
  static func randomConfiguration(using random: inout SplitMix64) throws -> Configuration
}

extension RandomScene {
  /// The scene that a seed stands for.
  ///
  /// A draw whose times do not add up is drawn again; few do not.
  static func drawn(seed: Int) throws -> Self {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let configuration = try randomConfiguration(using: &random)
      do throws(SceneError) {
        return try Self(configuration)
      } catch {
        let reason = error.description
        try #require(reason.contains("add") && reason.contains("10^9 s"), "\(reason)")
      }
    }
    throw DrawError.noneValid(seed: seed)
  }
}

enum DrawError: Error {
  case noneValid(seed: Int)
}

extension SplitMix64 {
  /// One of some values, or what is drawn instead, each half of the time.
  mutating func edge<Value>(_ edges: [Value], or common: (inout SplitMix64) -> Value) -> Value {
    guard Bool.random(using: &self), let edge = edges.randomElement(using: &self) else {
      return common(&self)
    }
    return edge
  }

  mutating func bool() -> Bool { Bool.random(using: &self) }

  /// A number within 0…1.
  mutating func share() -> Double {
    edge([0, 1, 0.01, .leastNonzeroMagnitude, 0x1p-53, 1 - 0x1p-53]) {
      .random(in: 0...1, using: &$0)
    }
  }

  /// A length of at least `least`, which may be 0, up to `greatest`.
  mutating func length(from least: Double, to greatest: Double = 1_000_000) -> Double {
    edge([least, greatest, min(max(least, 1), greatest)]) {
      .random(in: max(least, 0.5)...min(greatest, 400), using: &$0)
    }
  }

  /// A length above 0.
  mutating func positiveLength() -> Double { length(from: .leastNonzeroMagnitude) }

  /// A time from `least` on.
  mutating func time(from least: RationalTime = .zero) -> RationalTime {
    let later = edge([
      .zero, .zero, RationalTime(1), RationalTime(1, 1_000_000_000), RationalTime(1_000_000),
      RationalTime(1001, 30_000),
    ]) { .random(upTo: 3, using: &$0) }
    let time = least + later
    return time.isWithinLimits ? time : least
  }

  /// A length of time above 0.
  mutating func positiveTime() -> RationalTime {
    edge([
      RationalTime(1), RationalTime(1, 1_000_000_000), RationalTime(1, 60), RationalTime(1_000_000),
    ]) { .random(upTo: 2, using: &$0) + .milliseconds(1) }
  }

  /// Some times, in any order and often equal.
  mutating func times() -> [RationalTime] {
    var times = [edge([.zero]) { $0.time() }]
    for _ in 0..<Int.random(in: 0...3, using: &self) {
      times.append(edge(times) { $0.time() })
    }
    return times
  }

  /// A curve: smooth, with jumps, with vertical tangents, overshooting, or of huge values.
  mutating func curve() throws -> EasingCurve {
    let notation = edge([
      "step-start", "step-end", "steps(3, jump-both)", "cubic-bezier(0, 1, 1, 0)",
      "cubic-bezier(0, 0, 0, 0)", "linear(0, 1 50%, 0 50%, 1)", "cubic-bezier(0.5, -2, 0.5, 3)",
      "cubic-bezier(0.5, 1.7e308, 0.5, -1.7e308)", "linear(0.5)",
    ]) {
      let common = ["linear", "ease", "ease-in", "ease-out", "ease-in-out", "emphasized"]
      return common.randomElement(using: &$0) ?? "linear"
    }
    return try EasingCurve(parsing: notation)
  }
}
