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

  /// What a reader with another font, with a tint in place of a blur, and with edges that are rounded
  /// to half pixels may be off: a mean of 5 of 255, and 4 of 100 pixels by more than 48.
  ///
  /// Lines of text cover up to 3 in 100 pixels of the scenes; one fill that is missing in the large
  /// title's list, or a gradient that is drawn flat, is beyond the bounds.
  @Test(.enabled(if: OutsideTool.hasPython("PIL", "numpy")), arguments: SceneSVGTests.scenes)
  func `the short reader draws every scene as our raster does`(scene: String) throws {
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
        let difference = try picture.difference(from: frame, run)
        #expect(difference.mean < 5)
        #expect(difference.share(above: 48) < 0.04)
      }
    }
  }
}
