// Laws that every large title keeps, under gestures drawn at random.

import Easing
import Scenes
import TestSupport
import Testing
import Timeline

struct LargeTitleLawTests {
  private func scene(seed: Int) throws -> LargeTitle {
    var generator = SplitMix64(seed: seed)
    let presets = LargeTitle.presets
    var configuration = presets[Int.random(in: 0..<presets.count, using: &generator)].configuration
    configuration.scale = .random(in: 1...3, using: &generator)
    configuration.gesture = [
      .drag(
        to: .random(in: -150...150, using: &generator),
        duration: RationalTime(1, 10) + .random(upTo: 1, using: &generator), curve: .easeInOut),
      .release(velocity: .random(in: -900...900, using: &generator)),
      .hold(.random(upTo: 1, using: &generator)),
      .drag(
        to: .random(in: -60...60, using: &generator),
        duration: RationalTime(1, 10) + .random(upTo: 1, using: &generator)),
      .release(),
    ]
    return try LargeTitle(configuration)
  }

  private func end(of scene: LargeTitle) -> RationalTime {
    switch scene.extent {
    case .finite(let end): end
    case .endless(let period, _): period
    }
  }

  @Test(arguments: 0..<60)
  func `the bar's height is continuous in time, but for half a pixel as it comes to rest`(
    seed: Int
  ) throws {
    let scene = try scene(seed: seed)
    let halfPixel = 0.5 / Double(scene.configuration.scale)
    let tick = RationalTime(1, 2000)
    var before = scene.sample(at: .zero)
    for step in 1...Int((end(of: scene) / tick).ceiling) {
      let sample = scene.sample(at: tick * step)
      let moved = abs(sample.layout.barHeight - before.layout.barHeight)
      // Speeds change by less than 1000 points per second from one tick to the next.
      let speed = max(abs(sample.scroll.velocity), abs(before.scroll.velocity)) + 1000
      let isRest = sample.scroll.phase == .idle && before.scroll.phase != .idle
      try #require(
        moved <= speed / 2000 + (isRest ? halfPixel : 0),
        "\(tick * step): \(before.scroll) to \(sample.scroll)")
      before = sample
    }
  }

  @Test(arguments: 0..<60)
  func `the titles share one alpha, and the edge is a function of the offset`(seed: Int) throws {
    let scene = try scene(seed: seed)
    for frame in scene.sampled(at: .ntsc30) {
      let sample = frame.sample
      try #require(sample.largeAlpha + sample.inlineAlpha == 1)
      try #require(sample.inlineAlpha >= 0 && sample.inlineAlpha <= 1)
      let still = scene.state(atOffset: sample.scroll.offset)
      try #require(still.layout == sample.layout && still.edge == sample.edge)
    }
  }

  @Test(arguments: 0..<60)
  func `in the end the alpha is that of the offset, and a snap ends at 0 or the collapse`(
    seed: Int
  ) throws {
    let scene = try scene(seed: seed)
    let last = scene.sample(at: end(of: scene))
    #expect(last.inlineAlpha == scene.state(atOffset: last.scroll.offset).inlineAlpha)
    let offset = last.scroll.offset
    if scene.configuration.snap != .none {
      #expect(offset == 0 || offset >= 52, "\(offset)")
    }
  }

  @Test(arguments: 0..<20)
  func `a title fades from the first instant above the switch`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let fling = Double.random(in: 200...2000, using: &generator)
    let scene = try LargeTitle(
      LargeTitle.Configuration {
        $0.gesture = [.release(velocity: fling)]
        $0.titleFadeCurve = .linear
        $0.snap = .none
      })
    // A dense scan: the first microsecond at which the offset is above the switch.
    var (low, high) = (0, 1_000_000)
    while high - low > 1 {
      let middle = (low + high) / 2
      let offset = scene.sample(at: RationalTime(middle, 1_000_000)).scroll.offset
      if offset > 36 { high = middle } else { low = middle }
    }
    let later = RationalTime(high + 100_000, 1_000_000)
    #expect(abs(scene.sample(at: later).inlineAlpha - 0.5) <= 5.1e-6)
  }
}
