import Easing
import Scenes
import TestSupport
import Testing
import Timeline

/// Expected values: the model's vectors, to the digits printed there.
struct ToastTests {
  @Test(arguments: [
    (500, 0.982973), (1000, 0.937718), (2000, 0.785139), (2500, 0.684643), (3000, 0.570880),
    (4000, 0.308366), (4500, 0.160572),
  ])
  func `the article's toast has the printed alpha`(_ time: Int, _ expected: Double) throws {
    let sample = try Toast().sample(at: .milliseconds(time))
    #expect(sample.isVisible && sample.visibleCount == 1)
    let alpha = try #require(sample.topmost).alpha
    #expect(abs(alpha - expected) <= 5e-7)
    #expect(abs(sample.coverage - alpha) <= 0x1p-53)
  }

  @Test func `the article's toast is opaque at 0 and gone at exactly 5 s`() throws {
    let toast = try Toast()
    #expect(toast.extent == .finite(end: RationalTime(5)))
    #expect(toast.sample(at: .zero).topmost?.alpha == 1)
    #expect(toast.sample(at: RationalTime(-1, 1_000_000)).topmost == nil)
    #expect(toast.sample(at: RationalTime(4_999_999, 1_000_000)).isVisible)
    let gone = toast.sample(at: RationalTime(5))
    #expect(!gone.isVisible && gone.visibleCount == 0 && gone.coverage == 0)
    #expect(toast.sampled(at: .fps60).count == 301)
  }

  @Test(arguments: [
    (3.287500, 0.5, 5e-7), (1.298, 0.9, 5e-4), (4.202, 0.25, 5e-4), (4.694, 0.1, 5e-4),
  ])
  func `the article's toast passes the printed alphas at the printed times`(
    _ time: Double, _ alpha: Double, _ tolerance: Double
  ) throws {
    let toast = try Toast()
    func alphaAt(_ seconds: Double) throws -> Double {
      let time = RationalTime(Int(seconds * 1e9), 1_000_000_000)
      return try #require(toast.sample(at: time).topmost).alpha
    }
    #expect(try alphaAt(time - tolerance) > alpha)
    #expect(try alphaAt(time + tolerance) < alpha)
  }

  @Test(arguments: 0..<50)
  func `alpha never rises while nothing interrupts it, and touches never reach it`(
    _ seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let toast = try Toast(
      Toast.Configuration {
        $0.duration = .random(upTo: 6, using: &random) + .milliseconds(1)
        $0.delay = .random(upTo: 2, using: &random)
        $0.curve =
          [.linear, .ease, .easeIn, .easeOut, .easeInOut, .fastOutSlowIn]
          .randomElement(using: &random) ?? .linear
        $0.shows = [.random(upTo: 2, using: &random)]
      })
    var last = 1.0
    for frame in toast.sampled(at: .fps120) {
      #expect(!frame.sample.instances.contains { $0.isHitTestable })
      guard let instance = frame.sample.topmost else { continue }
      try #require(instance.alpha <= last && instance.modelAlpha == 0, "frame \(frame.number)")
      try #require(instance.alphaVelocity <= 0, "frame \(frame.number)")
      last = instance.alpha
    }
    let end = toast.configuration.shows[0] + toast.configuration.delay
    #expect(toast.extent == .finite(end: end + toast.configuration.duration))
  }

  @Test func `a delay keeps the toast as it is shown`() throws {
    let shipped = try #require(Toast.presets.first { $0.name == "articleShipped" })
    let toast = try Toast(shipped.configuration)
    #expect(toast.extent == .finite(end: .milliseconds(5100)))
    let waiting = try #require(toast.sample(at: .milliseconds(99)).topmost)
    #expect(waiting.alpha == 1 && waiting.alphaVelocity == 0 && waiting.modelAlpha == 0)
    // Ease-out is ease-in backwards: a fifth of the way it is at 1 − easeIn(4/5).
    let fading = try #require(toast.sample(at: .milliseconds(1100)).topmost)
    let easeIn = try #require(try Toast().sample(at: .milliseconds(4000)).topmost)
    #expect(abs(fading.alpha - (1 - easeIn.alpha)) <= 1e-15)
    #expect(toast.sample(at: .milliseconds(5099)).isVisible)
    #expect(!toast.sample(at: .milliseconds(5100)).isVisible)
  }

  @Test func `a second show lies above the first and leaves it alone`() throws {
    let toast = try Toast(Toast.Configuration { $0.shows = [.zero, RationalTime(2)] })
    #expect(toast.extent == .finite(end: RationalTime(7)))
    let sample = toast.sample(at: RationalTime(4))
    #expect(sample.instances.map(\.number) == [1, 2])
    #expect(abs(sample.instances[0].alpha - 0.308366) <= 5e-7)
    #expect(abs(sample.instances[1].alpha - 0.785139) <= 5e-7)
    #expect(abs(sample.coverage - 0.851395) <= 5e-7)
    #expect(sample.topmost?.number == 2 && sample.visibleCount == 2)
    #expect(toast.sample(at: RationalTime(6)).visibleCount == 1)
    let alone = try Toast()
    for frame in alone.sampled(at: .fps24) {
      #expect(toast.sample(at: frame.time).instance(ofShow: 1) == frame.sample.instances[0])
    }
  }

  @Test func `the order of z is that of the shows' times, and of input at one time`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.shows = [RationalTime(3), RationalTime(1), RationalTime(2), RationalTime(1)]
      })
    let sample = toast.sample(at: RationalTime(4))
    #expect(sample.instances.map(\.number) == [2, 4, 3, 1])
    #expect(sample.topmost?.number == 1)
    #expect(toast.sample(at: RationalTime(1)).topmost?.number == 4)
  }

  @Test func `a model alpha from 0.01 on is reached by touches`() throws {
    for (alpha, isReached) in [(0.01, true), (0.0099, false), (0, false)] {
      let toast = try Toast(Toast.Configuration { $0.alphaTo = alpha })
      #expect(toast.sample(at: .zero).topmost?.isHitTestable == isReached)
      #expect(toast.sample(at: RationalTime(5)).instances[0].isHitTestable == false)
    }
  }

  /// By the formula, worked out for two alphas: 1 - (1 - a)(1 - b) = a + b - ab.
  @Test func `toasts whose alphas overshoot cover what the formula says`() throws {
    let curve = try EasingCurve(parsing: "cubic-bezier(0.5, -2, 0.5, 3)")
    let toast = try Toast(
      Toast.Configuration {
        $0.curve = curve
        $0.shows = [.zero, RationalTime(1)]
      })
    var coverages: [Double] = []
    for frame in toast.sampled(at: .fps24) {
      let (a, b) = (frame.sample.instances[0].alpha, frame.sample.instances[1].alpha)
      let coverage = frame.sample.coverage
      try #require(abs(coverage - (a + b - a * b)) <= 0x1p-49, "\(frame.time)")
      coverages.append(coverage)
    }
    #expect(coverages.contains { $0 > 1 } || coverages.contains { $0 < 0 })
  }

  @Test func `the coverage of alphas near the largest double is a finite number`() throws {
    let curve = try EasingCurve(parsing: "cubic-bezier(0.5, 1.7e308, 0.5, -1.7e308)")
    let toast = try Toast(
      Toast.Configuration {
        $0.curve = curve
        $0.shows = [.zero, RationalTime(1), RationalTime(2)]
      })
    for frame in toast.sampled(at: .fps24) {
      try #require(frame.sample.coverage.isFinite, "\(frame.time)")
    }
  }

  @Test func `however huge the curves, an alpha is a finite number`() throws {
    for (y1, y2) in [(1.7e308, -1.7e308), (-1.7e308, 1.7e308), (1.7e308, 1.7e308)] {
      let curve = EasingCurve.cubicBezier(try CubicBezier(x1: 0.5, y1: y1, x2: 0.5, y2: y2))
      let toast = try Toast(
        Toast.Configuration {
          $0.curve = curve
          $0.removesWhenUnfinished = false
          $0.events = (1...5).map { index in
            Toast.Event(
              index.isMultiple(of: 2) ? .dismiss : .reshow, at: RationalTime(index),
              duration: RationalTime(3), curve: curve)
          }
        })
      for frame in toast.sampled(at: .fps24) {
        let instance = frame.sample.instances[0]
        try #require(instance.alpha.isFinite, "\(frame.time): \(instance.alpha)")
        try #require(!instance.alphaVelocity.isNaN, "\(frame.time)")
      }
    }
  }

  @Test func `the example draws each instance that is there`() throws {
    var drawn: [Double] = []
    let toast = try Toast()
    for frame in toast.sampled(at: .fps60) {
      for instance in frame.sample.instances where instance.isVisible {
        drawn.append(instance.alpha)
      }
    }
    #expect(drawn.count == 300 && drawn[0] == 1)
  }
}
