// The progresses at which curves are sampled.

/// A column of progresses in 0..<1.
struct Inputs {
  /// What the order of the column is called.
  let name: String
  /// The progresses.
  let progresses: [Double]

  /// How many samples a column has.
  static let count = 100_000

  /// The columns: one in no order, one that rises.
  static var all: [Inputs] {
    let rising = (0..<count).map { Double($0) / Double(count) }
    return [random(count: count), Inputs(name: "rising", progresses: rising)]
  }

  /// A column in no order.
  static func random(count: Int) -> Inputs {
    var state: UInt64 = 1
    let progresses = (0..<count).map { _ in
      // A congruential generator: the upper 53 bits as a fraction.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) * 0x1p-53
    }
    return Inputs(name: "random", progresses: progresses)
  }
}
