// How a bar leaves its appearance at the edge.

import Scenes
import TestSupport
import Testing

struct BarEdgeTests {
  private func edge(
    _ mode: BarEdge.Mode, extensionHeight: Double = 52, background: Double = 0,
    edgeHairline: SceneColor = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)
  ) throws -> BarEdge {
    try LargeTitle(
      LargeTitle.Configuration {
        $0.edgeMode = mode
        $0.extensionHeight = extensionHeight
        $0.edgeBackgroundAlpha = background
        $0.edgeHairline = edgeHairline
      }
    ).edge
  }

  @Test(
    arguments: [
      // offset, P over the collapse, P after it, hairline after it
      (0.0, 1.0, 1.0, 0.0), (10, 0.807692, 1, 0), (26, 0.5, 1, 0), (36, 0.307692, 1, 0),
      (52, 0, 1, 0), (57, 0, 0.5, 0.15), (62, 0, 0, 0.3), (-20, 1, 1, 0), (200, 0, 0, 0.3),
    ])
  func `P leaves the edge over the collapse or after it`(
    offset: Double, over: Double, after: Double, hairline: Double
  ) throws {
    let overState = try edge(.overCollapse).state(atOffset: offset)
    #expect(abs(overState.progress - over) <= 5e-7)
    #expect(overState.standardBackgroundAlpha == 1 - overState.progress)
    #expect(overState.edgeBackgroundAlpha == 0)
    let afterState = try edge(.afterCollapse(distance: 10)).state(atOffset: offset)
    #expect(abs(afterState.progress - after) <= 5e-7)
    #expect(abs(afterState.hairline.alpha - hairline) <= 1e-15)
    #expect(try edge(.none).state(atOffset: offset).progress == 0)
  }

  @Test func `over no distance P jumps just after the edge`() throws {
    for edge in [
      try edge(.afterCollapse(distance: 0)), try edge(.overCollapse, extensionHeight: 0),
    ] {
      #expect(edge.progress(atOffset: edge.extensionHeight) == 1)
      #expect(edge.progress(atOffset: edge.extensionHeight + 1e-9) == 0)
    }
  }

  @Test func `an appearance that draws at the edge lies over the standard one`() throws {
    let state = try edge(.overCollapse, background: 0.8).state(atOffset: 26)
    #expect(state.standardBackgroundAlpha == 1)
    #expect(state.edgeBackgroundAlpha == 0.4)
  }

  @Test func `hairlines mix as premultiplied colours`() throws {
    let red = SceneColor(red: 1, green: 0, blue: 0, alpha: 0.1)
    let hairline = try edge(.overCollapse, edgeHairline: red).state(atOffset: 26).hairline
    #expect(abs(hairline.alpha - 0.2) <= 1e-15)
    #expect(abs(hairline.red - 0.25) <= 1e-15)
    #expect(try edge(.overCollapse, edgeHairline: red).state(atOffset: 0).hairline == red)
    let clear = try edge(.overCollapse).state(atOffset: 0).hairline
    #expect(clear == SceneColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  @Test func `at both ends the hairline is the one that was given`() throws {
    // 7/255 · 0.3 / 0.3 is not 7/255 in doubles.
    let grey = SceneColor(red: 7.0 / 255, green: 7.0 / 255, blue: 7.0 / 255, alpha: 0.3)
    let title = try LargeTitle(LargeTitle.Configuration { $0.hairline = grey })
    #expect(title.edge.state(atOffset: 62).hairline == grey)
    let edge = try edge(.overCollapse, edgeHairline: grey)
    #expect(edge.state(atOffset: 0).hairline == grey)
    let faded = SceneColor(red: 1, green: 0.5, blue: 0, alpha: 0)
    #expect(
      try self.edge(.overCollapse, edgeHairline: faded).state(atOffset: 0).hairline == faded)
  }

  @Test(arguments: 0..<100)
  func `P never rises with the offset, and every alpha is in 0...1`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let modes: [BarEdge.Mode] = [
      .none, .overCollapse, .afterCollapse(distance: 0),
      .afterCollapse(distance: .random(in: 0...100, using: &generator)),
    ]
    let edge = try edge(
      modes.randomElement(using: &generator) ?? .none,
      extensionHeight: .random(in: 0...200, using: &generator),
      background: .random(in: 0...1, using: &generator))
    var previous = 1.0
    for step in 0..<500 {
      let state = edge.state(atOffset: -20 + Double(step))
      try #require(state.progress <= previous)
      previous = state.progress
      for alpha in [
        state.progress, state.standardBackgroundAlpha, state.edgeBackgroundAlpha,
        state.hairline.alpha, state.hairline.red,
      ] {
        try #require(alpha >= 0 && alpha <= 1)
      }
    }
  }
}
