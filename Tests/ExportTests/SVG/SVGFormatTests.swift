// Still SVG documents.

import Foundation
import Raster
import Scenes
import TestSupport
import Testing

@testable import Export

@Suite struct SVGFormatTests {
  /// The document of one frame.
  static func document(of frame: Frame, _ run: FrameRun) -> [UInt8] {
    var encoder = SVGFormat().encoder(for: run, after: nil)
    return encoder.encoded(frame, number: 0)
  }

  @Test(.enabled(if: OutsideTool.hasAll("rsvg-convert") && OutsideTool.hasPython("PIL")))
  func `rsvg shows every kind of element in the colours that follow from its definition`() throws {
    let run = try SampleFrames.run(width: 60, height: 40)
    let documents = ElementSample.all.map { Self.document(of: $0.frame, run) }
    for (picture, sample) in zip(try RenderedPicture.rsvg(documents), ElementSample.all) {
      try picture.check(sample)
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("chromium") && OutsideTool.hasPython("PIL")))
  func `Chromium shows every kind of element in the colours that follow from its definition`()
    throws
  {
    let run = try SampleFrames.run(width: 60, height: 40)
    let documents = ElementSample.all.map { Self.document(of: $0.frame, run) }
    let picture = try RenderedPicture.chromium(
      BrowserPage.gallery(of: documents.map { ($0, nil) }, width: 60, height: 40),
      width: 60 * documents.count, height: 40)
    for (index, sample) in ElementSample.all.enumerated() {
      try picture.check(sample, fromX: 60 * index)
    }
  }
}
