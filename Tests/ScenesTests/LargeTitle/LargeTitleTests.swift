// What a large title is over time.
// Expected values: the closed forms, printed to six digits, and `ease-in-out` with 17.

import Easing
import Scenes
import Testing
import Timeline

struct LargeTitleTests {
  private func scene(
    _ gesture: String, _ change: (inout LargeTitle.Configuration) -> Void = { _ in }
  ) throws -> LargeTitle {
    var configuration = LargeTitle.Configuration(change)
    configuration.gesture = try GestureScript(parsing: gesture).steps
    return try LargeTitle(configuration)
  }

  private func time(_ text: String) throws -> RationalTime {
    try RationalTime(parsing: text)
  }

  @Test func `the examples of the documentation hold`() throws {
    let scene = try LargeTitle()
    #expect(abs(scene.sample(at: .milliseconds(300)).layout.barHeight - 44) <= 1e-12)
    #expect(scene.state(atOffset: 26).layout.barHeight == 70)
    let larger = LargeTitle.Configuration { $0.textSize = .accessibility1 }
    #expect(try LargeTitle(larger).geometry.extensionHeight == 63)
  }

  @Test func `scenes are equal if their inputs are`() throws {
    let scenes: Set = [try scene("set 1"), try scene("set 1"), try scene("set 2")]
    #expect(scenes.count == 2)
  }

  @Test func `the titles change over where the offset passes the switch, at any frame rate`() throws
  {
    let scene = try scene("drag -40 0.4s linear; hold 0.1s; release 0")
    for (text, alpha) in [
      ("0.36", 0), ("0.41", 0.129162), ("0.46", 0.5), ("0.51", 0.870838), ("0.56", 1), ("2", 1),
    ] {
      let sample = scene.sample(at: try time(text))
      #expect(abs(sample.inlineAlpha - alpha) <= 5e-7, "\(text)")
      #expect(sample.largeAlpha == 1 - sample.inlineAlpha)
    }
    #expect(abs(scene.sample(at: try time("0.41")).inlineAlpha - 0.12916193104731981) <= 1e-15)
    #expect(scene.sample(at: try time("0.56")).inlineAlpha == 1)
    #expect(scene.extent == .finite(end: .milliseconds(800)))
  }

  @Test func `a snap shows in the bar`() throws {
    let scene = try scene("drag -40 0.4s linear; hold 0.1s; release 0")
    for (text, offset) in [
      ("0.53", 42.859513), ("0.56", 46.557478), ("0.59", 49.125237), ("0.65", 51.305838),
      ("0.8", 52),
    ] {
      let sample = scene.sample(at: try time(text))
      #expect(abs(sample.layout.barHeight - (96 - offset)) <= 5e-7, "\(text)")
    }
  }

  @Test func `a pull makes the bar and the title grow`() throws {
    let scene = try scene("drag 100 0.4s; hold 0.2s; release")
    let pulled = scene.sample(at: try time("0.5"))
    #expect(abs(pulled.scroll.offset + 51.664829) <= 5e-7)
    #expect(abs(pulled.layout.barHeight - 147.664829) <= 5e-7)
    #expect(abs(pulled.layout.titleScale - 1.035226) <= 5e-7)
    let end = RationalTime(1_392_544_266, 1_000_000_000)
    #expect(scene.extent == .finite(end: end))
    #expect(scene.sample(at: end).scroll.offset == 0)
  }

  @Test func `a fling fades the title in from where it passes the switch`() throws {
    // The switch is passed at 0.047157638 s.
    let scene = try scene("release 800") { $0.titleFadeCurve = .linear }
    let sample = scene.sample(at: try time("0.147157638"))
    #expect(abs(sample.inlineAlpha - 0.5) <= 1e-12)
    #expect(scene.sample(at: try time("0.047157638")).inlineAlpha == 0)
    #expect(scene.sample(at: try time("0.247157638")).inlineAlpha == 1)
  }

  @Test func `a fade that is turned back starts from what is seen`() throws {
    // Above the switch from 0.36 s to 0.44 s; at 0.44 s the alpha is 0.4.
    let scene = try scene("drag -40 0.4s linear; drag 0 0.4s linear; release 0") {
      $0.titleFadeCurve = .linear
    }
    #expect(abs(scene.sample(at: try time("0.44")).inlineAlpha - 0.4) <= 1e-12)
    #expect(abs(scene.sample(at: try time("0.54")).inlineAlpha - 0.2) <= 1e-12)
    #expect(scene.sample(at: try time("0.64")).inlineAlpha == 0)
    #expect(scene.extent == .finite(end: .milliseconds(800)))
  }

  @Test func `the scene ends when its last fade does`() throws {
    let scene = try scene("hold 1s; set 52")
    #expect(scene.extent == .finite(end: .milliseconds(1200)))
    #expect(scene.sample(at: RationalTime(1)).inlineAlpha == 0)
    #expect(scene.sample(at: RationalTime(1)).layout.barHeight == 44)
    #expect(scene.sample(at: .milliseconds(1200)).inlineAlpha == 1)
  }

  @Test func `a scene that starts collapsed starts with the inline title`() throws {
    let scene = try scene("set 52")
    #expect(scene.sample(at: .zero).inlineAlpha == 1)
    #expect(scene.extent == .finite(end: .zero))
  }

  @Test func `an instant change follows the offset, and one in a fade of no time does so too`()
    throws
  {
    for scene in [
      try scene("drag -40 0.4s linear") { $0.fadeMode = .instant },
      try scene("drag -40 0.4s linear") { $0.titleFade = .zero },
    ] {
      #expect(scene.sample(at: try time("0.359")).inlineAlpha == 0)
      #expect(scene.sample(at: try time("0.361")).inlineAlpha == 1)
      #expect(scene.state(atOffset: 36).inlineAlpha == 0)
      #expect(scene.state(atOffset: 36.001).inlineAlpha == 1)
    }
  }

  @Test func `a ramp follows the offset`() throws {
    let scene = try scene("drag -40 0.4s linear") { $0.fadeMode = .ramp(from: 20, to: 60) }
    #expect(abs(scene.sample(at: try time("0.3")).inlineAlpha - 0.25) <= 1e-12)
    #expect(scene.state(atOffset: 20).inlineAlpha == 0)
    #expect(scene.state(atOffset: 50).inlineAlpha == 0.75)
    #expect(scene.state(atOffset: 60).inlineAlpha == 1)
  }

  @Test func `less motion changes titles at once and does not snap`() throws {
    let scene = try scene("drag -40 0.4s linear; release 0") { $0.reducesMotion = true }
    #expect(scene.sample(at: try time("0.361")).inlineAlpha == 1)
    #expect(scene.sample(at: RationalTime(9)).scroll.offset == 40)
  }

  @Test func `without a large title the inline one always shows`() throws {
    let scene = try scene("drag -40 0.4s linear; release 0") {
      $0.extensionHeight = 0
      $0.rowHeight = 32
    }
    for frame in FrameSequence(0..<60, at: .fps60) {
      let sample = scene.sample(at: frame.time)
      #expect(sample.inlineAlpha == 1)
      #expect(sample.layout.exposure == 0)
      #expect(sample.layout.barHeight == 32)
    }
    // Nothing snaps, and P leaves the edge over ten points.
    #expect(scene.sample(at: RationalTime(9)).scroll.offset == 40)
    #expect(scene.state(atOffset: 2.5).edge.progress == 0.75)
  }

  @Test func `a content that cannot scroll so far does not snap`() throws {
    let scene = try scene("drag -20 0.4s linear; release 0") { $0.scrollLength = 40 }
    #expect(abs(scene.sample(at: RationalTime(9)).scroll.offset - 20) <= 1e-12)
  }
}
