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

  /// The elements with what the reader leaves out left out: a gradient is the mean of its colours, and
  /// a pane its tint.
  static func simplified(_ elements: [Frame.Element]) -> [Frame.Element] {
    elements.map { element in
      switch element {
      case .fill(let shape, let paint): return .fill(shape, simplified(paint))
      case .stroke(let shape, let stroke, let paint):
        return .stroke(shape, stroke, simplified(paint))
      case .group(let group):
        return .group(
          Frame.Group(
            opacity: group.opacity, transform: group.transform, mask: group.mask,
            simplified(group.elements)))
      case .backdrop(let pane): return .fill(pane.shape, .color(pane.material.tint))
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

  /// What a reader with another font, and with edges that are rounded to half pixels, may be off: a
  /// mean of 3 of 255, and 4 of 100 pixels by more than 48.
  ///
  /// Lines of text cover up to 3 in 100 pixels of the scenes; one fill that is missing in the large
  /// title's list is beyond the bounds.
  @Test(.enabled(if: OutsideTool.hasPython("PIL")), arguments: SceneSVGTests.scenes)
  func `the short reader draws every scene as our raster does, gradients and blurs aside`(
    scene: String
  ) throws {
    let frames = try SceneSVGTests.frames(scene, count: 3)
    let run = try SceneSVGTests.run(of: frames)
    let lines = try DisplayListFormatTests.lines(frames, run)
    let reader = Vectors.packageRoot.appending(path: Self.path)
    try OutsideTool.inNewFolder { folder in
      let drawing = try OutsideTool.run(
        "python3", [reader.path(percentEncoded: false)], input: Data(lines), in: folder)
      try #require(drawing.status == 0, "\(drawing.messages)")
      let files = frames.indices.map { folder.appending(path: "frame-0000\($0).png") }
      for (frame, picture) in zip(frames, try RenderedPicture.reading(files)) {
        let simple = Frame(
          width: frame.width, height: frame.height, elements: Self.simplified(frame.elements))
        let difference = try picture.difference(from: simple, run)
        #expect(difference.mean < 3)
        #expect(difference.share(above: 48) < 0.04)
      }
    }
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
