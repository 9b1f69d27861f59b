// Where a large title is at one offset.
// Expected values: geometry by hand.

import Scenes
import TestSupport
import Testing

struct LargeTitleLayoutTests {
  private func scene(
    _ change: (inout LargeTitle.Configuration) -> Void = { _ in }
  ) throws -> LargeTitle {
    try LargeTitle(LargeTitle.Configuration(change))
  }

  @Test(
    arguments: [
      (0.0, 96.0), (10, 86), (26, 70), (36, 60), (52, 44), (57, 44), (62, 44), (-10, 106),
    ])
  func `the bar collapses with the offset and grows with a pull`(offset: Double, bar: Double) throws
  {
    let layout = try scene { $0.statusHeight = 0 }.state(atOffset: offset).layout
    #expect(layout.barHeight == bar)
    #expect(layout.hairlineTop == bar)
    #expect(layout.exposure == min(1, max(0, (52 - offset) / 52)))
  }

  @Test(
    arguments: [
      // offset, title bottom, baseline, visible line
      (0.0, 150.0, 134.0, 1.0), (3, 147, 131, 1), (23.5, 126.5, 110.5, 20.5 / 41),
      (44, 106, 90, 0), (52, 98, 82, 0), (152, -2, -18, 0), (-20, 170, 154, 1),
    ])
  func `the title moves with the content and is clipped by the row`(
    offset: Double, bottom: Double, baseline: Double, visible: Double
  ) throws {
    let layout = try scene().state(atOffset: offset).layout
    #expect(layout.titleBottom == bottom)
    #expect(layout.baseline == baseline)
    #expect(layout.visibleLine == visible)
  }

  @Test func `the title grows with a pull, as far as it fits`() throws {
    let flutter = try scene()
    #expect(flutter.state(atOffset: 0).layout.titleScale == 1)
    #expect(flutter.state(atOffset: 30).layout.titleScale == 1)
    #expect(abs(flutter.state(atOffset: -44).layout.titleScale - 1.03) <= 1e-15)
    #expect(flutter.state(atOffset: -400).layout.titleScale == 1.1)
    // 361 points lie between the margins.
    let wide = try scene { $0.titleWidth = 350 }
    #expect(wide.state(atOffset: -400).layout.titleScale == 361.0 / 350)
    let tooWide = try scene { $0.titleWidth = 500 }
    #expect(tooWide.state(atOffset: -400).layout.titleScale == 1)
    let ionic = try scene { $0.stretch = .ionic }
    #expect(ionic.state(atOffset: -25).layout.titleScale == 1.05)
    #expect(ionic.state(atOffset: -100).layout.titleScale == 1.1)
    #expect(try scene { $0.stretch = .none }.state(atOffset: -100).layout.titleScale == 1)
  }

  @Test(arguments: [-1e6, -400, -60, -44, -1, 0, 1, 60], LargeTitle.Stretch.allCases)
  func `without a large title nothing of one shows`(
    offset: Double, stretch: LargeTitle.Stretch
  ) throws {
    let scene = try scene {
      $0.extensionHeight = 0
      $0.stretch = stretch
    }
    let sample = scene.state(atOffset: offset)
    #expect(sample.layout.exposure == 0)
    #expect(sample.layout.visibleLine == 0)
    #expect(sample.layout.titleScale == 1)
    #expect(sample.largeAlpha == 0 && sample.inlineAlpha == 1)
    #expect(sample.layout.barHeight == 44 + max(0, -offset))
  }

  @Test func `margins, heights and the switch follow from the screen and the text`() throws {
    #expect(try scene().geometry.margin == 16)
    #expect(try scene { $0.screenWidth = 413.5 }.geometry.margin == 16)
    #expect(try scene { $0.screenWidth = 414 }.geometry.margin == 20)
    #expect(try scene { $0.margin = 8 }.geometry.margin == 8)
    let standard = try scene().geometry
    #expect(standard.extensionHeight == 52 && standard.switchOffset == 36)
    #expect(standard.lineHeight == 41)
    #expect(standard.hairlineHeight == 1.0 / 3)
    let large = try scene { $0.textSize = .accessibility5 }.geometry
    #expect(large.extensionHeight == 81 && large.switchOffset == 65)
    let low = try scene { $0.extensionHeight = 10 }.geometry
    #expect(low.switchOffset == 0)
    #expect(try scene { $0.lineHeight = 50 }.geometry.extensionHeight == 61)
  }

  @Test(arguments: 0..<100)
  func `the bar is continuous and monotone in the offset`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let scene = try scene {
      $0.extensionHeight = .random(in: 0...200, using: &generator)
      $0.rowHeight = .random(in: 20...120, using: &generator)
      $0.edgeMode = Bool.random(using: &generator) ? .overCollapse : .afterCollapse(distance: 30)
    }
    let offset = Double.random(in: -100...300, using: &generator)
    let step = Double.random(in: 0...1, using: &generator)
    let (here, there) = (scene.state(atOffset: offset), scene.state(atOffset: offset + step))
    #expect(there.layout.barHeight <= here.layout.barHeight)
    #expect(here.layout.barHeight - there.layout.barHeight <= step + 1e-12)
    #expect(there.layout.visibleLine <= here.layout.visibleLine)
    #expect(there.edge.progress <= here.edge.progress)
    #expect(abs(here.layout.titleBottom - there.layout.titleBottom - step) <= 1e-12)
    #expect(here.largeAlpha + here.inlineAlpha == 1)
  }
}
