// The ready-made scenes as SVG, against our own raster.

import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

@Suite struct SceneSVGTests {
  /// Some frames of a scene as one of its presets, from the first to the last.
  static func frames<S: Scene>(
    of type: S.Type, preset: Int = 0, count: Int, at rate: FrameRate = .fps30
  ) throws -> [Frame] {
    let scene = try S(S.presets[preset].configuration)
    let numbers = scene.extent.frameNumbers(at: rate)
    return (0..<count).map { index in
      let number = numbers.lowerBound + index * (numbers.count - 1) / max(1, count - 1)
      return scene.frame(at: rate.time(ofFrame: number))
    }
  }

  static func frames(_ scene: String, count: Int) throws -> [Frame] {
    switch scene {
    case Shimmer.name: try frames(of: Shimmer.self, count: count)
    case Toast.name: try frames(of: Toast.self, count: count)
    default: try frames(of: LargeTitle.self, count: count)
    }
  }

  static let scenes = [Shimmer.name, Toast.name, LargeTitle.name]

  static func run(of frames: [Frame], scale: Double = 1) throws -> FrameRun {
    let first = try #require(frames.first)
    let layout = try PictureLayout(
      frameWidth: first.width, frameHeight: first.height, scale: scale,
      background: SceneColor(hex: 0xFFFFFF))
    return FrameRun(layout: layout, rate: .fps30, numbers: 0..<frames.count)
  }

  /// The elements without lines of text, whose font is the reader's.
  static func wordless(_ elements: [Frame.Element]) -> [Frame.Element] {
    elements.compactMap { element in
      switch element {
      case .text: return nil
      case .group(let group):
        return .group(
          Frame.Group(
            opacity: group.opacity, transform: group.transform, mask: group.mask,
            wordless(group.elements)))
      case .fill, .stroke, .image, .backdrop: return element
      }
    }
  }

  /// Five frames of a scene's first preset, and one from the middle of each other.
  static func framesOfAllPresets<S: Scene>(_ type: S.Type) throws -> [Frame] {
    try frames(of: type, count: 5)
      + type.presets.indices.dropFirst().map { try frames(of: type, preset: $0, count: 3)[1] }
  }

  static func framesOfAllPresets(_ scene: String) throws -> [Frame] {
    switch scene {
    case Shimmer.name: try framesOfAllPresets(Shimmer.self)
    case Toast.name: try framesOfAllPresets(Toast.self)
    default: try framesOfAllPresets(LargeTitle.self)
    }
  }

  @Test(
    .enabled(if: OutsideTool.hasAll("rsvg-convert") && OutsideTool.hasPython("PIL")),
    arguments: scenes)
  func `rsvg and our raster show the same picture of every preset`(scene: String) throws {
    let frames = try Self.framesOfAllPresets(scene).map {
      Frame(width: $0.width, height: $0.height, elements: Self.wordless($0.elements))
    }
    for (number, frame) in frames.enumerated() {
      let run = try Self.run(of: [frame])
      let pictures = try RenderedPicture.rsvg([SVGFormatTests.document(of: frame, run)])
      let apart = try pictures[0].apart(
        from: frame, run, rounding: Self.rounding, share: Self.coverage)
      // A clip's outline is at most as long as the frame's; there are three components.
      #expect(Double(apart.count) <= 3 * 2 * (frame.width + frame.height), "frame \(number)")
      let most = Double(Self.rounding) + 255 * (Self.coverage + Self.clipped)
      for part in apart {
        try #require(Double(part.difference) <= most, "frame \(number): \(part)")
      }
    }
  }

  /// What rounding alone may do, in 255ths: at most four times a colour is mixed into what lies below
  /// (a shape, a mask, an opacity, a material), by either program half a step beside the exact value.
  private static let rounding = 4

  /// How far coverages are apart, which counts times what an edge divides.
  ///
  /// Cairo takes 15 rows of samples a pixel, so that an edge is at most a 15th beside its place, and a
  /// thin line has two edges.
  private static let coverage = 2.0 / 15

  /// How far coverages are apart where something is cut by a clip along its own edge.
  ///
  /// It is covered twice by librsvg and once by us: c² and c are at most ¼ apart. What the edge divides
  /// may be hidden, so that ours is flat there.
  private static let clipped = 0.25

  /// Outside the strokes of text, which two fonts set, all is as above.
  ///
  /// The strokes of the large title's list, the scene with most of them, cover less than 2 of 100
  /// pixels in either font, and less than 4 together: as many may differ, by half of 255 on average,
  /// since most of them are edges.
  @Test(
    .enabled(if: OutsideTool.hasAll("rsvg-convert") && OutsideTool.hasPython("PIL")),
    arguments: scenes)
  func `rsvg sets text where our raster does`(scene: String) throws {
    let frames = try Self.frames(scene, count: 2)
    let run = try Self.run(of: frames)
    let pictures = try RenderedPicture.rsvg(frames.map { SVGFormatTests.document(of: $0, run) })
    for (number, (frame, picture)) in zip(frames, pictures).enumerated() {
      let difference = try picture.difference(from: frame, run)
      #expect(difference.mean < 0.04 * 255 / 2, "frame \(number) of 2")
      #expect(difference.share(above: 48) < 0.04, "frame \(number) of 2")
    }
  }

  @Test(arguments: scenes) func `an animated scene is at each frame its still picture`(
    scene: String
  ) throws {
    let frames = try Self.frames(scene, count: 24)
    try AnimatedSVGTests.check(frames, Self.run(of: frames))
  }
}
