// The short reader in docs, which draws display lists with Pillow.

import Foundation
import Raster
import Scenes
import TestSupport
import Testing

@testable import Export

@Suite struct DisplayListReaderTests {
  static let path = "docs/draw-display-list.py"

  @Test func `FORMATS shows the short reader as it is`() throws {
    let reader = try SourceFile.named(Self.path)
    #expect(try SourceFile.named("docs/FORMATS.md").text.contains("```python\n\(reader.text)```\n"))
    #expect(reader.lines.allSatisfy { $0.count <= 100 })
  }

  /// The elements as the reader knows them: a gradient is the mean of its colours, a pane its tint, and a
  /// line ends at its last point and is some half pixels wide.
  private static func simplified(_ elements: [Frame.Element]) -> [Frame.Element] {
    elements.map { element in
      switch element {
      case .fill(let shape, let paint): return .fill(shape, simplified(paint))
      case .stroke(let shape, let stroke, let paint):
        let width = max(1, (2 * stroke.width).rounded()) / 2
        return .stroke(shape, Frame.Stroke(width: width, ends: .butt), simplified(paint))
      case .group(let group):
        return .group(
          Frame.Group(
            opacity: group.opacity, transform: group.transform, mask: group.mask,
            simplified(group.elements)))
      case .backdrop(let pane):
        let tint = Frame.Element.fill(pane.shape, .color(pane.material.tint))
        return .group(Frame.Group(opacity: pane.weight, [tint]))
      case .image, .text: return element
      }
    }
  }

  private static func simplified(_ paint: Frame.Paint) -> Frame.Paint {
    guard case .linearGradient(let gradient) = paint else { return paint }
    func mean(_ component: (SceneColor) -> Double) -> Double {
      gradient.stops.reduce(0) { $0 + component($1.color) } / Double(gradient.stops.count)
    }
    return .color(
      SceneColor(
        red: mean { $0.red }, green: mean { $0.green }, blue: mean { $0.blue },
        alpha: mean { $0.alpha }))
  }

  /// Frames of a scene without text, which has a test of its own, and without fills that are thinner than a
  /// pixel, which the reader draws with one.
  private static func frames(_ scene: String) throws -> [Frame] {
    try SceneSVGTests.frames(scene, count: 3).map { frame in
      let elements = SceneSVGTests.wordless(frame.elements).filter { element in
        guard case .fill(.rectangle(let box), _) = element else { return true }
        return min(box.width, box.height) >= 1
      }
      return Frame(width: frame.width, height: frame.height, elements: elements)
    }
  }

  /// The pictures that the short reader draws.
  static func pictures(_ frames: [Frame], _ run: FrameRun) throws -> [RenderedPicture] {
    let lines = try DisplayListFormatTests.lines(frames, run)
    let reader = Vectors.packageRoot.appending(path: path)
    return try OutsideTool.inNewFolder { folder in
      let drawing = try OutsideTool.run(
        "python3", [reader.path(percentEncoded: false)], input: Data(lines), in: folder)
      try #require(drawing.status == 0, "\(drawing.messages)")
      return try RenderedPicture.reading(
        frames.indices.map { folder.appending(path: String(format: "frame-%05d.png", $0)) })
    }
  }

  /// What rounding alone may do, in 255ths: a colour and an opacity are rounded by the reader.
  private static let rounding = 2

  /// How far coverages are apart at an edge.
  ///
  /// A polygon of Pillow's has the half pixels of its border, too: an edge is up to half a pixel outside, and
  /// at a corner 1 − ½ · ½ of a pixel is covered instead of none.
  private static let coverage = 0.75

  /// Whether a picture shows a frame.
  ///
  /// A pixel of three components is left to each line, for where its ends and turns differ. Where the mask
  /// of the shimmer cuts its logo, what lies below may show along the cut: a plate of a white of 0.4 over a
  /// grey of 170, which ours has hidden.
  private static func fits(
    _ picture: RenderedPicture, _ frame: Frame, of scene: String, _ run: FrameRun
  ) throws -> Bool {
    let simple = Frame(
      width: frame.width, height: frame.height, elements: simplified(frame.elements))
    let apart = try picture.apart(from: simple, run, rounding: rounding, share: coverage)
    let plate = Double(rounding) + coverage * 0.4 * (255 - 170)
    let faint = apart.count { Double($0.difference) <= plate }
    let cut = scene == Shimmer.name ? lengthOfCuts(frame.elements) : 0
    return apart.count - min(faint, Int(3 * cut)) <= 3 * strokeCount(frame.elements)
  }

  private static func strokeCount(_ elements: [Frame.Element]) -> Int {
    elements.reduce(0) { count, element in
      switch element {
      case .stroke: count + 1
      case .group(let group): count + strokeCount(group.elements)
      case .fill, .image, .text, .backdrop: count
      }
    }
  }

  /// How long the outlines are, in pixels, that cut what is in groups.
  private static func lengthOfCuts(_ elements: [Frame.Element]) -> Double {
    elements.reduce(0) { length, element in
      guard case .group(let group) = element, case .rectangle(let box) = group.mask?.shape,
        !group.elements.isEmpty
      else { return length }
      return length + 2 * (box.width + box.height)
    }
  }

  @Test(.enabled(if: OutsideTool.hasPython("PIL")), arguments: SceneSVGTests.scenes)
  func `the short reader draws every scene as our raster does, gradients and blurs aside`(
    scene: String
  ) throws {
    let frames = try Self.frames(scene)
    let run = try SceneSVGTests.run(of: frames)
    for (frame, picture) in zip(frames, try Self.pictures(frames, run)) {
      #expect(try Self.fits(picture, frame, of: scene, run))
    }
  }

  /// A mistake in a list, about one element of at least 28 pixels a side.
  enum Mistake: CaseIterable {
    case oneMissing, onePixelBeside, fainter

    /// The elements with the last rounded rectangle wrong.
    func made(in elements: [Frame.Element]) -> [Frame.Element] {
      var elements = elements
      for (index, element) in elements.enumerated().reversed() {
        guard case .fill(.roundedRectangle(let box, let radius, let corners), let paint) = element,
          min(box.width, box.height) >= 28
        else { continue }
        switch self {
        case .oneMissing: elements.remove(at: index)
        case .onePixelBeside:
          let moved = SceneRectangle(x: box.x - 1, y: box.y, width: box.width, height: box.height)
          elements[index] = .fill(.roundedRectangle(moved, radius: radius, corners: corners), paint)
        case .fainter: elements[index] = .group(Frame.Group(opacity: 0.85, [element]))
        }
        return elements
      }
      return elements
    }
  }

  @Test(
    .enabled(if: OutsideTool.hasPython("PIL")), arguments: SceneSVGTests.scenes, Mistake.allCases)
  func `one element that is missing, a pixel beside, or fainter by 15 % is noticed`(
    scene: String, mistake: Mistake
  ) throws {
    let frame = try #require(try Self.frames(scene).first)
    let wrong = Frame(
      width: frame.width, height: frame.height, elements: mistake.made(in: frame.elements))
    let run = try SceneSVGTests.run(of: [frame])
    let picture = try #require(try Self.pictures([wrong], run).first)
    #expect(try !Self.fits(picture, frame, of: scene, run))
  }

  @Test(.enabled(if: OutsideTool.hasPython("PIL")))
  func `a line thinner than half a pixel stays a line`() throws {
    let box = Frame.Shape.rectangle(SceneRectangle(x: 4, y: 4, width: 12, height: 12))
    let line = Frame.Element.stroke(
      box, Frame.Stroke(width: 0.2, ends: .butt), .color(SceneColor(hex: 0)))
    let frames = [Frame(width: 20, height: 20, elements: [line])]
    let picture = try #require(
      try Self.pictures(frames, try SceneSVGTests.run(of: frames)).first)
    let reds = stride(from: 0, to: picture.bytes.count, by: 4).map { picture.bytes[$0] }
    #expect(reds[10 * 20 + 10] == 255)
    #expect(reds[4 * 20 + 10] < 255)
  }

  /// The list names the picture, but has none of that name; `MissingPictureTests` show the same grey in
  /// our pixels.
  @Test(
    .enabled(if: OutsideTool.hasPython("PIL", "numpy")),
    arguments: [path, "docs/draw-display-list-fully.py"])
  func `an image without a picture is a grey box`(reader: String) throws {
    let frame = Frame(
      width: 40, height: 40,
      elements: [
        .image(Frame.Image(named: "none", in: SceneRectangle(x: 10, y: 10, width: 20, height: 20)))
      ])
    let lines = try DisplayListFormatTests.lines([frame], try SceneSVGTests.run(of: [frame]))
    let script = Vectors.packageRoot.appending(path: reader)
    try OutsideTool.inNewFolder { folder in
      let drawing = try OutsideTool.run(
        "python3", [script.path(percentEncoded: false)], input: Data(lines), in: folder)
      try #require(drawing.status == 0, "\(drawing.messages)")
      let picture = try #require(
        try RenderedPicture.reading([folder.appending(path: "frame-00000.png")]).first)
      #expect(picture.bytes.prefix(3) == [0xFF, 0xFF, 0xFF])
      let middle = 4 * (20 * picture.width + 20)
      #expect(picture.bytes[middle..<middle + 3] == [0xE5, 0xE5, 0xEA])
    }
  }
}
