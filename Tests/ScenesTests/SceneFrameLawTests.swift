// The laws of the pictures of all scenes.

import Easing
import Scenes
import TestSupport
import Testing
import Timeline

struct SceneFrameLawTests {
  /// How many elements a frame may have on a screen of 4096 points, so that none is slow to draw.
  private static let greatestCount = 700

  /// Checks one frame of a scene by itself.
  private func check(_ frame: Frame, _ comment: String) throws {
    try #require(frame.elements.allSatisfy { $0.isValid }, "\(comment)")
    try #require(frame.everything.count <= Self.greatestCount, "\(comment)")
    try #require(!frame.elements.isEmpty, "\(comment)")
  }

  @Test(arguments: SceneLawTests.scenes)
  func `every frame of a preset is valid and of one size, in any order`(
    _ scene: any Scene.Type
  ) throws {
    func check<Source: Scene>(_ source: Source.Type) throws {
      for preset in source.presets {
        let scene = try Source(preset.configuration)
        let times = (-3..<40).map { RationalTime($0, 7) }
        let frames = times.map { scene.frame(at: $0) }
        for (time, frame) in zip(times, frames) {
          try self.check(frame, "\(preset.name), \(time)")
          try #require(frame.bounds == frames[0].bounds, "\(preset.name), \(time)")
        }
        #expect(Set(frames).count > 5, "\(preset.name)")
        var random = SplitMix64(seed: 3)
        let again = try Source(preset.configuration)
        for index in frames.indices.shuffled(using: &random) {
          try #require(again.frame(at: times[index]) == frames[index], "\(preset.name), \(index)")
        }
      }
    }
    try check(scene)
  }

  @Test(arguments: SceneRandomLawTests.scenes, 0..<150)
  func `frames of scenes drawn at random are valid`(
    _ scene: any RandomScene.Type, _ seed: Int
  ) throws {
    func check<Source: RandomScene>(_ source: Source.Type) throws {
      let scene = try Source.drawn(seed: seed)
      let size = scene.frame(at: .zero).bounds
      for index in -1..<24 {
        let frame = scene.frame(at: RationalTime(index, 5))
        try self.check(frame, "\(index)")
        try #require(frame.bounds == size)
      }
    }
    try check(scene)
  }

  @Test(arguments: 0..<150)
  func `frames of large titles with extreme inputs are valid`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let extremes: [String: [String]] = [
      "screen-width": ["1", "4096", "320"], "screen-height": ["1", "4096", "480"],
      "status-height": ["0", "100"], "row-height": ["20", "120"], "text-size": ["xS", "AX5"],
      "line-height": ["200", "1e-9"], "extension-height": ["0", "200", "1e-9"],
      "baseline-inset": ["0", "200"], "bottom-gap": ["0", "200"], "title-width": ["1e-300", "1e6"],
      "margin": ["0", "2048"], "hairline-width": ["0", "10"],
      "title-fade-curve": [
        "cubic-bezier(0.5, 1.7e308, 0.5, -1.7e308)", "cubic-bezier(0.5, -2, 0.5, 3)", "step-end",
      ],
      "edge-mode": ["none", "over-collapse"], "edge-background-alpha": ["1", "0.5"],
      "scroll-length": ["0", "1e6"], "stretch": ["none", "ionic"], "switch-offset": ["0"],
      "title": ["M", String(repeating: "W", count: 100)], "scale": ["1", "2"],
      "gesture": ["set 1e6; settle", "set -1e6; settle", "drag 4000 1s; release 90000", "none"],
    ]
    var configuration = LargeTitle.Configuration()
    for input in LargeTitle.inputs where random.bool() {
      guard let text = extremes[input.name]?.randomElement(using: &random) else { continue }
      try input.set(&configuration, text)
    }
    let scene = try LargeTitle(configuration)
    for index in 0..<16 { try check(scene.frame(at: RationalTime(index, 8)), "\(index)") }
    for offset in [-1e300, -1e6, -1, 0, 51, 52.5, 1e6, 1e300] {
      try check(scene.frame(showing: scene.state(atOffset: offset)), "\(offset)")
    }
  }
}
