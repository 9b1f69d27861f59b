// The ready-made large titles.

import Easing
import Scenes
import Testing
import Timeline

struct LargeTitlePresetTests {
  private func scene(_ name: String, _ gesture: String? = nil) throws -> LargeTitle {
    let preset = try #require(LargeTitle.presets.first { $0.name == name })
    var configuration = preset.configuration
    if let gesture { configuration.gesture = try GestureScript(parsing: gesture).steps }
    return try LargeTitle(configuration)
  }

  @Test func `the default is iOS 15 to 18`() {
    #expect(
      LargeTitle.presets.map(\.name) == [
        "ios15to18", "ios13to14", "flutter", "ionic", "framework7",
      ])
    #expect(LargeTitle.presets.first?.configuration == LargeTitle.Configuration())
  }

  @Test func `iOS 13 and 14 leave the edge over the collapse`() throws {
    #expect(try scene("ios13to14").state(atOffset: 26).edge.progress == 0.5)
    #expect(try scene("ios15to18").state(atOffset: 26).edge.progress == 1)
  }

  @Test func `Flutter switches at 42, fades for 0.15 s, and settles before it snaps`() throws {
    let scene = try scene("flutter", "set 20; hold 1s; drag -23 0.23s linear; hold 1s; release 10")
    #expect(scene.state(atOffset: 42).inlineAlpha == 0)
    #expect(scene.state(atOffset: 42.5).inlineAlpha == 1)
    // 42 is passed at 1.22 s.
    #expect(abs(scene.sample(at: .milliseconds(1295)).inlineAlpha - 0.5) <= 1e-9)
    #expect(scene.sample(at: .milliseconds(2231)).scroll.phase == .decay)
    #expect(scene.sample(at: RationalTime(9)).scroll.offset == 52)
  }

  @Test func `Ionic switches at 52 and rests anywhere`() throws {
    let scene = try scene("ionic", "drag -30 0.4s; release 0")
    #expect(scene.state(atOffset: 52).inlineAlpha == 0)
    #expect(scene.state(atOffset: 52.5).inlineAlpha == 1)
    #expect(scene.sample(at: RationalTime(9)).scroll.offset == 30)
    #expect(scene.state(atOffset: -25).layout.titleScale == 1.05)
  }

  @Test func `Framework7 fades with the offset and does not stretch`() throws {
    let scene = try scene("framework7")
    #expect(scene.state(atOffset: 13).inlineAlpha == 0.25)
    #expect(scene.state(atOffset: -50).layout.titleScale == 1)
  }

  @Test(arguments: LargeTitle.presets.map(\.name))
  func `by default each is dragged through the collapse, and back to where it started`(
    name: String
  ) throws {
    let scene = try scene(name)
    let frames = scene.sampled(at: .fps60)
    let first = try #require(frames.first).sample
    let last = try #require(frames.last).sample
    #expect(first.layout.barHeight == 96)
    #expect(frames.contains { $0.sample.layout.barHeight == 44 && $0.sample.inlineAlpha == 1 })
    #expect(frames.contains { $0.sample.edge.progress == 0 })
    #expect(frames.contains { $0.sample.layout.barHeight > 110 })
    #expect(last.layout == first.layout)
    #expect(last.inlineAlpha == 0 && last.edge.progress == 1)
    #expect(last.scroll == ScrollState(offset: 0, velocity: 0, phase: .idle))
  }
}
