// The inputs with which laws are asked about.
// Layer: Easing/Laws.
// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
// Tests: LawInputsTests.

/// Progresses within 0…1, chosen by a seed: edge values as often as common ones.
struct LawInputs {
  /// The inputs as they were drawn, in no order.
  let drawn: [Double]

  /// The inputs in ascending order, each once.
  let sorted: [Double]

  /// The simplest inputs first: those that a breach is shown at if it can be.
  static let simple: [Double] = [
    0, 1, 0.5, 0.25, 0.75, 0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9,
  ]

  /// Where curves go wrong: next to the ends and to the middle, and subnormal numbers.
  static let edges: [Double] = [
    0, 1, Double.leastNonzeroMagnitude, Double.leastNormalMagnitude, 1e-300, 0x1p-53, 1e-9,
    0.25, 1.0 / 3, 0.5.nextDown, 0.5, 0.5.nextUp, 2.0 / 3, 0.75, 1 - 1e-9, 1.0.nextDown,
  ]

  /// Draws as many inputs as told, after all of the simple ones.
  init(seed: UInt64, count: Int) {
    var bits = SeededBits(seed: seed)
    var drawn = LawInputs.simple
    var last = 0.0
    for _ in 0..<count {
      last = LawInputs.draw(from: &bits, after: last)
      drawn.append(last)
    }
    self.drawn = drawn
    var sorted: [Double] = []
    for input in drawn.sorted() where sorted.last != input { sorted.append(input) }
    self.sorted = sorted
  }

  private static func draw(from bits: inout SeededBits, after last: Double) -> Double {
    switch bits.next(below: 4) {
    case 0:
      return edges[bits.next(below: edges.count)]
    case 1:
      // A decimal, or a fraction of a power of two, of few digits.
      let parts = [10, 64, 100, 1000][bits.next(below: 4)]
      return Double(bits.next(below: parts + 1)) / Double(parts)
    case 2:
      // The same point again, or a neighbour.
      let near = [last, last.nextUp, last.nextDown][bits.next(below: 3)]
      return min(1, max(0, near))
    default:
      return bits.nextUnit()
    }
  }
}

/// SplitMix64: random bits whose whole state is a seed.
struct SeededBits {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= SplitMix.step
    return SplitMix.output(of: state)
  }

  /// A whole number in 0..<count, by the upper bits.
  mutating func next(below count: Int) -> Int {
    Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// A number in 0..<1, a multiple of 2⁻⁵³.
  mutating func nextUnit() -> Double { SplitMix.unit(next()) }
}
