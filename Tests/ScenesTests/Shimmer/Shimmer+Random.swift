// Shimmers drawn at random.

import Scenes
import TestSupport
import Timeline

extension Shimmer: RandomScene {
  static func randomConfiguration(using random: inout SplitMix64) throws -> Configuration {
    var inputs = Configuration()
    inputs.logoWidth = random.positiveLength()
    inputs.logoHeight = random.positiveLength()
    inputs.contentWidth = random.edge([nil, inputs.logoWidth]) { $0.positiveLength() }
    inputs.offsetRatio = random.edge([0, -1, 1, -0.5, 0.5, -0.35]) {
      .random(in: -1...1, using: &$0)
    }
    inputs.backgroundOpacity = random.share()
    inputs.duration = random.positiveTime()
    inputs.curve = try random.curve()
    inputs.repetition = random.edge([.once, .forever, .count(1), .count(2), .count(1_000_000_000)])
    {
      $0.bool() ? .forever : .count(.random(in: 1...5, using: &$0))
    }
    inputs.autoreverses = random.bool()
    inputs.delay = random.edge([.zero, inputs.duration]) { $0.time() }
    inputs.delayMode = random.bool() ? .initial : .eachCycle
    inputs.presentedAt = random.times().sorted()
    inputs.dismissedAt = random.dismissals(of: inputs.presentedAt)
    return inputs
  }
}

extension SplitMix64 {
  /// For some presentations, none or a time up to the next one, both ends included.
  fileprivate mutating func dismissals(of starts: [RationalTime]) -> [RationalTime?] {
    var ends: [RationalTime?] = []
    for index in 0..<Int.random(in: 0...starts.count, using: &self) {
      let start = starts[index]
      let next = index + 1 < starts.count ? starts[index + 1] : nil
      ends.append(
        edge([nil, start, next]) { random in
          let end = random.time(from: start)
          return next.map { min(end, $0) } ?? end
        })
    }
    return ends
  }
}
