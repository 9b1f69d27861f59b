// Random curves made of curves, as notations.

import TestSupport

/// Draws compositions of curves of every kind, at most three deep.
struct RandomCompositions {
  private var random: SplitMix64

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The notation of a composition.
  mutating func next() -> String { composition(deep: 3) }

  private mutating func number(_ range: ClosedRange<Double>) -> String {
    // Three decimals: numbers that no double has exactly.
    let part = (Double.random(in: range, using: &random) * 1000).rounded() / 1000
    return "\(part)"
  }

  private mutating func index(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }

  private mutating func pick(_ all: [String]) -> String { all[index(all.count)] }

  private mutating func composition(deep depth: Int) -> String {
    if depth == 0 { return curve() }
    let inner = { (made: inout Self) in made.composition(deep: made.index(depth)) }
    switch index(9) {
    case 0:
      let ends = [number(0...0.45), number(0.5...1)]
      return "interval(\(ends[0]), \(ends[1]), \(inner(&self)))"
    case 1: return "reversed(\(inner(&self)))"
    case 2: return "flipped(\(inner(&self)))"
    case 3: return "mirrored(\(inner(&self)))"
    case 4: return "there-and-back(\(inner(&self)))"
    case 5: return "split(\(number(0.05...0.95)), \(inner(&self)), \(inner(&self)))"
    case 6: return "nested(\(inner(&self)), \(inner(&self)))"
    default:
      let x = [number(-1...1.5), number(-0.5...2)]
      return "remap(\(inner(&self)), \(x[0]), \(x[1]), \(number(-2...2)), \(number(-2...2)))"
    }
  }

  private mutating func curve() -> String {
    let direction = pick(["in", "out", "in-out", "out-in"])
    switch index(16) {
    case 0: return pick(["ease", "linear", "ease-in-out", "elastic-out", "bounce-in"])
    case 1: return "\(pick(["quad", "sine", "quint", "expo", "bounce", "d3-expo"]))(\(direction))"
    case 2: return "power(\(direction), \(number(1...7)))"
    case 3: return "back(\(direction), \(number(0...5)))"
    case 4: return "elastic(\(direction), \(number(1...3)), \(number(0.1...1)))"
    case 5: return "steps(\(2 + index(6)), \(pick(["jump-both", "jump-none", "start", "end"])))"
    case 6: return "linear(\(number(-1...2)), \(number(-1...2)) 37%, \(number(-1...2)))"
    case 7: return "linear(0, 0.7 29.9%, \(number(-1...2)) 29.9%, 1)"
    case 8: return "wiggle(\(1 + index(7)))"
    case 9: return "smoothstep(\(1 + index(4)))"
    case 10:
      let taper = pick(["in", "none"])
      return "rough(\(1 + index(20)), \(number(0.5...2)), \(index(9)), \(taper))"
    case 11: return "saw-tooth(\(1 + index(6)))"
    case 12: return "slow-mo(\(number(0...1)), \(number(0...1))\(pick(["", ", yoyo"])))"
    case 13:
      let points = (0..<2).map { _ in "\(number(0...1)), \(number(-2...3))" }
      return "cubic-bezier(\(points[0]), \(points[1]))"
    case 14: return "catmull-rom(0, 0.3, \(number(-1...2)), 0.7, \(number(-1...2)))"
    default:
      return "spring(duration: \(number(0.2...2)), bounce: \(number(-0.9...0.9)), "
        + "velocity: \(number(-20...20)))"
    }
  }
}
