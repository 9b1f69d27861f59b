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

  /// A component may differ by this much where edges cross a pixel: what is cut by a clip along its
  /// own edge is covered twice by librsvg and once by us, ¼ and ½ for a corner of half a pixel.
  static let greatestDifference = 96

  @Test(
    .enabled(if: OutsideTool.hasAll("rsvg-convert") && OutsideTool.hasPython("PIL")),
    arguments: scenes)
  func `rsvg and our raster show the same picture of a scene`(scene: String) throws {
    let frames = try Self.frames(scene, count: 5).map {
      Frame(width: $0.width, height: $0.height, elements: Self.wordless($0.elements))
    }
    let run = try Self.run(of: frames)
    let pictures = try RenderedPicture.rsvg(frames.map { SVGFormatTests.document(of: $0, run) })
    for (number, (frame, picture)) in zip(frames, pictures).enumerated() {
      let difference = try picture.difference(from: frame, run)
      #expect(difference.mean < 0.05, "frame \(number) of 5")
      #expect(difference.worst <= Self.greatestDifference, "frame \(number) of 5")
    }
  }

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
