// What happens in scenes.

import Scenes
import TestSupport
import Testing
import Timeline

struct SceneEventTests {
  static let always = RationalTime.zero...RationalTime(1000)

  /// The events of a scene as text: the time in seconds and the label.
  static func told(_ scene: some Scene, _ range: ClosedRange<RationalTime> = always) -> [String] {
    scene.events(within: range).map { "\($0.time.doubleValue) \($0.label)" }
  }

  @Test func `a toast is shown, dismissed, shown again and removed`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.duration = RationalTime(5)
        $0.delay = .milliseconds(500)
        $0.removesWhenUnfinished = false
        $0.events = [
          Toast.Event(.reshow, at: RationalTime(2)), Toast.Event(.dismiss, at: RationalTime(3)),
        ]
      })
    let removal = try #require(toast.removal(ofShow: 1))
    #expect(
      Self.told(toast) == [
        "0.0 shown", "0.5 fades", "2.0 shown again", "3.0 dismissed",
        "\(removal.doubleValue) removed",
      ])
  }

  @Test func `several toasts are told apart`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.shows = [.zero, RationalTime(1)]
        $0.duration = RationalTime(2)
      })
    #expect(Self.told(toast) == ["0.0 1 shown", "1.0 2 shown", "2.0 1 removed", "3.0 2 removed"])
  }

  @Test func `a shimmer is presented, repeats, and is finished or dismissed`() throws {
    let finished = try Shimmer(
      Shimmer.Configuration {
        $0.duration = RationalTime(2)
        $0.delay = .zero
        $0.repetition = .count(3)
      })
    #expect(Self.told(finished) == ["0.0 presented", "2.0 cycle 2", "4.0 cycle 3", "6.0 finished"])
    let dismissed = try Shimmer(
      Shimmer.Configuration {
        $0.duration = RationalTime(2)
        $0.delay = RationalTime(1)
        $0.delayMode = .initial
        $0.presentedAt = [RationalTime(1), RationalTime(10)]
        $0.dismissedAt = [RationalTime(6), RationalTime(11)]
      })
    #expect(
      Self.told(dismissed) == [
        "1.0 presented", "2.0 cycle 1", "4.0 cycle 2", "6.0 dismissed", "10.0 presented",
        "11.0 dismissed",
      ])
  }

  @Test func `an endless shimmer has cycles wherever one looks, but not too many`() throws {
    let shimmer = try Shimmer(
      Shimmer.Configuration {
        $0.duration = RationalTime(2)
        $0.delay = .zero
      })
    let late = RationalTime(1_000_000)
    #expect(Self.told(shimmer, late...late) == ["1000000.0 cycle 500001"])
    let events = shimmer.events(within: RationalTime(1)...late)
    #expect(events.count == SceneEvent.greatestCount)
    #expect(events.last?.label == "cycle 201")
  }

  @Test func `a large title tells the phases of its scroll and which title takes over`() throws {
    let scene = try LargeTitle()
    let events = scene.events(within: Self.always)
    #expect(
      events.map(\.label) == ["drag", "inline title", "large title", "release: bounce", "rest"])
    for event in events {
      let before = scene.sample(at: event.time - .milliseconds(1))
      let after = scene.sample(at: event.time + .milliseconds(1))
      switch event.label {
      case "inline title": #expect(after.inlineAlpha > before.inlineAlpha)
      case "large title": #expect(after.inlineAlpha < before.inlineAlpha)
      default:
        #expect(before.scroll.phase != after.scroll.phase || event.time == .zero)
        #expect(event.label.hasSuffix(after.scroll.phase.rawValue) || event.label == "rest")
      }
    }
    let jump = try LargeTitle(
      LargeTitle.Configuration {
        $0.gesture = [.setOffset(200), .hold(RationalTime(1)), .release(velocity: 500), .settle]
      })
    #expect(jump.events(within: RationalTime(1)...RationalTime(1)).map(\.label) == ["decay"])
  }

  @Test(arguments: SceneLawTests.scenes)
  func `events are in order, and those of a range are those of a wider one`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        let all = scene.events(within: .zero...RationalTime(20))
        #expect(!all.isEmpty && all.count <= SceneEvent.greatestCount, "\(preset.name)")
        #expect(zip(all, all.dropFirst()).allSatisfy { $0.time <= $1.time }, "\(preset.name)")
        var random = SplitMix64(seed: 7)
        for _ in 0..<50 {
          let start = RationalTime.milliseconds(Int(random.next() % 10_000))
          let range = start...start + .milliseconds(Int(random.next() % 3000))
          let within = all.filter { range.contains($0.time) }
          try #require(scene.events(within: range) == within, "\(preset.name), \(range)")
        }
      }
    }
    try check(scene)
  }
}
