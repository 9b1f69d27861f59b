// Toasts drawn at random.

import Scenes
import TestSupport
import Timeline

extension Toast: RandomScene {
  static func randomConfiguration(using random: inout SplitMix64) throws -> Configuration {
    var inputs = Configuration()
    random.drawLengths(of: &inputs)
    inputs.alphaFrom = random.share()
    inputs.alphaTo = random.edge([0, 1, inputs.alphaFrom]) { $0.share() }
    inputs.duration = random.edge([.zero]) { $0.positiveTime() }
    inputs.delay = random.edge([.zero, inputs.duration]) { $0.time() }
    inputs.curve = try random.curve()
    inputs.beginsFromCurrentState = random.bool()
    inputs.removesWhenUnfinished = random.bool()
    inputs.shows = random.times()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let show = Int.random(in: 1...inputs.shows.count, using: &random)
      let start = inputs.shows[show - 1]
      // At the show, at the animation's start or end, with another event, or at any time.
      let others = inputs.events.map(\.time).filter { $0 >= start }
      let marks = [start, start + inputs.delay, start + inputs.delay + inputs.duration]
      let time = random.edge((marks + others).filter(\.isWithinLimits)) { $0.time(from: start) }
      inputs.events.append(
        Event(
          random.bool() ? .dismiss : .reshow, show: show, at: time,
          duration: random.edge([.zero]) { $0.positiveTime() }, curve: try random.curve(),
          beginsFromCurrentState: random.bool()))
    }
    return inputs
  }
}

extension SplitMix64 {
  fileprivate mutating func drawLengths(of inputs: inout Toast.Configuration) {
    inputs.screenWidth = length(from: 1, to: 4096)
    inputs.screenHeight = length(from: 1, to: 4096)
    inputs.width = length(from: .leastNonzeroMagnitude, to: 4096)
    inputs.height = positiveLength()
    inputs.designY = edge([0, -1_000_000, 1_000_000]) { .random(in: -100...900, using: &$0) }
    inputs.baseHeight = positiveLength()
    inputs.cornerRadius = edge([0, inputs.height / 2]) { $0.share() * inputs.height / 2 }
    inputs.iconSize = length(from: 0)
    inputs.iconInset = length(from: 0)
    inputs.gap = length(from: 0)
    inputs.labelWidth = edge([nil, 0]) { $0.length(from: 0) }
    inputs.labelHeight = length(from: 0)
  }
}
