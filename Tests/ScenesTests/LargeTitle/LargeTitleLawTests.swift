// Laws that every large title keeps, under configurations and gestures drawn at random.

import Easing
import Scenes
import TestSupport
import Testing
import Timeline

struct LargeTitleLawTests {
  private func scene(seed: Int) throws -> LargeTitle {
    var generator = SplitMix64(seed: seed)
    return try LargeTitle(generator.largeTitle())
  }

  private func end(of scene: LargeTitle) -> RationalTime {
    switch scene.extent {
    case .finite(let end): end
    case .endless(let period, _): period
    }
  }

  @Test(arguments: 0..<200)
  func `the bar's height is continuous in time, but for half a pixel as it comes to rest`(
    seed: Int
  ) throws {
    let scene = try scene(seed: seed)
    let halfPixel = 0.5 / Double(scene.configuration.scale)
    let pieces = max(Int((end(of: scene) / RationalTime(1, 4)).ceiling), 1)
    for piece in 0..<pieces {
      // Halves a quarter of a second down to a nanosecond, always to where the bar changes more.
      var times = (RationalTime(piece, 4), RationalTime(piece + 1, 4))
      var samples = (scene.sample(at: times.0), scene.sample(at: times.1))
      func change(_ one: LargeTitle.Sample, _ other: LargeTitle.Sample) -> Double {
        abs(one.layout.barHeight - other.layout.barHeight)
      }
      for _ in 0..<28 {
        let middle = RationalTime(seconds: (times.0.seconds + times.1.seconds) * Rational(1, 2))
        let sample = scene.sample(at: middle)
        if change(samples.0, sample) > change(sample, samples.1) {
          (times.1, samples.1) = (middle, sample)
        } else {
          (times.0, samples.0) = (middle, sample)
        }
      }
      let isRest = samples.1.scroll.phase == .idle && samples.0.scroll.phase != .idle
      // What is left is the way of a nanosecond at a speed below 10⁵ points per second.
      try #require(
        change(samples.0, samples.1) <= 1e-4 + (isRest ? halfPixel : 0),
        "\(times): \(samples.0.scroll) to \(samples.1.scroll)")
    }
  }

  @Test(arguments: 0..<200)
  func `the titles share one alpha, and the edge is a function of the offset`(seed: Int) throws {
    let scene = try scene(seed: seed)
    for frame in scene.sampled(at: try FrameRate(15)) {
      let sample = frame.sample
      try #require(sample.largeAlpha + sample.inlineAlpha == 1)
      try #require(sample.inlineAlpha >= 0 && sample.inlineAlpha <= 1)
      let still = scene.state(atOffset: sample.scroll.offset)
      try #require(still.layout == sample.layout && still.edge == sample.edge)
    }
  }

  @Test(arguments: 0..<200)
  func `in the end the alpha is that of the offset, and a snap ends at 0 or the collapse`(
    seed: Int
  ) throws {
    let scene = try scene(seed: seed)
    let last = scene.sample(at: end(of: scene))
    #expect(last.inlineAlpha == scene.state(atOffset: last.scroll.offset).inlineAlpha)
    let (offset, configuration) = (last.scroll.offset, scene.configuration)
    #expect(offset >= 0 && offset <= configuration.scrollLength)
    let collapse = scene.geometry.extensionHeight
    if configuration.snap != .none, !configuration.reducesMotion,
      configuration.scrollLength >= collapse
    {
      #expect(offset == 0 || offset >= collapse, "\(offset), \(collapse)")
    }
  }

  @Test(arguments: 0..<200)
  func `P never rises with the offset`(seed: Int) throws {
    let scene = try scene(seed: seed)
    let collapse = scene.geometry.extensionHeight
    let offsets = (-10...80).map { collapse * Double($0) / 50 } + (-20...120).map { Double($0) }
    var previous = 1.0
    for offset in offsets.sorted() {
      let progress = scene.state(atOffset: offset).edge.progress
      try #require(progress <= previous && progress >= 0, "\(offset)")
      previous = progress
    }
  }

  @Test(arguments: 0..<200)
  func `frames that rates share are the same`(seed: Int) throws {
    let scene = try scene(seed: seed)
    let common = try FrameRate(6)
    for frame in (0...10).reversed() {
      let sample = scene.sample(at: common.time(ofFrame: frame))
      for rate in [24, 30, 60, 120] {
        let time = try FrameRate(rate).time(ofFrame: frame * rate / 6)
        try #require(scene.sample(at: time) == sample, "\(rate), \(frame)")
      }
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

extension SplitMix64 {
  /// One of some edge values, or as often a common one.
  private mutating func one<Value>(of edges: [Value], or common: Value) -> Value {
    let edge = edges.randomElement(using: &self) ?? common
    return Bool.random(using: &self) ? edge : common
  }

  /// A length: an edge of the range or of its default as often as any within.
  private mutating func length(
    _ range: ClosedRange<Double>, _ usual: Double
  ) -> Double {
    one(
      of: [range.lowerBound, range.upperBound, usual], or: .random(in: range, using: &self))
  }

  private mutating func titleCurve() -> EasingCurve {
    one(of: [.linear, .fastEaseInToSlowEaseOut], or: .easeInOut)
  }

  private mutating func duration() -> RationalTime {
    RationalTime(1, 10) + .random(upTo: 1, using: &self)
  }

  /// A snap that takes time: one of no time jumps, as it should.
  private mutating func snap() -> ScrollSnap {
    let snaps: [ScrollSnap] = [
      .none, .decay, .curve(duration: duration(), titleCurve()),
      .settleThenCurve(duration: duration(), titleCurve()),
    ]
    return snaps.randomElement(using: &self) ?? .decay
  }

  /// A configuration whose gesture ends with a release.
  fileprivate mutating func largeTitle() -> LargeTitle.Configuration {
    var title =
      (LargeTitle.presets.map { $0.configuration }).randomElement(using: &self)
      ?? LargeTitle.Configuration()
    title.scale = .random(in: 1...3, using: &self)
    title.statusHeight = length(0...100, 54)
    title.rowHeight = length(20...120, 44)
    title.textSize = TextSize.allCases.randomElement(using: &self) ?? .large
    title.lineHeight = one(of: [nil, 1e-3, 200], or: .random(in: 1...60, using: &self))
    title.extensionHeight = one(of: [nil, 0, 52, 200], or: .random(in: 1...200, using: &self))
    title.baselineInset = length(0...200, 16)
    title.bottomGap = length(0...200, 8)
    title.titleWidth = length(1e-3...1_000_000, 150)
    title.stretch = LargeTitle.Stretch.allCases.randomElement(using: &self) ?? .none
    let collapse =
      title.extensionHeight ?? (title.lineHeight ?? title.textSize.largeTitle.leading) + 11
    title.switchOffset = one(
      of: [nil, 0, min(collapse, 200)], or: .random(in: 0...min(collapse, 200), using: &self))
    title.titleFade = one(of: [.zero, .milliseconds(200)], or: duration())
    title.titleFadeCurve = titleCurve()
    title.fadeMode = one(
      of: [.timed, .instant], or: .ramp(from: 0, to: .random(in: 1e-3...200, using: &self)))
    title.edgeMode = one(
      of: [.none, .overCollapse, .afterCollapse(distance: 0), .afterCollapse(distance: 100)],
      or: .afterCollapse(distance: .random(in: 0...100, using: &self)))
    title.edgeBackgroundAlpha = length(0...1, 0)
    title.scrollLength = one(
      of: [0, collapse, 1000, 1_000_000], or: .random(in: 0...2000, using: &self))
    // No fling takes the content out of reach of a finger.
    title.rubberDimension = length(5000...1_000_000, 10_000)
    title.rubberCoefficient = length(0.1...1, 0.55)
    title.deceleration = one(of: [0.9, 0.99, 0.998], or: .random(in: 0.9...0.998, using: &self))
    title.snap = snap()
    title.reducesMotion = Int.random(in: 0..<8, using: &self) == 0
    title.gesture = gesture(collapse: collapse, rate: title.deceleration)
    return title
  }

  private mutating func gesture(collapse: Double, rate: Double) -> [GestureScript.Step] {
    let height = length(-150...150, -collapse)
    // As often as any other, a velocity whose decay approaches or stops near an offset of rest.
    let nearby = Double.random(in: -1...1, using: &self)
    let decay = Deceleration.decayConstant(ofRate: rate)
    let velocity = one(
      of: [0, decay * (height + collapse + nearby), decay * (height + nearby)],
      or: .random(in: -900...900, using: &self))
    let first: [GestureScript.Step] = [
      .drag(to: height, duration: duration(), curve: .easeInOut), .release(velocity: velocity),
    ]
    if Bool.random(using: &self) { return first }
    return first + [
      .hold(.random(upTo: 1, using: &self)),
      .drag(to: length(-60...60, 0), duration: duration()), .release(),
    ]
  }
}
