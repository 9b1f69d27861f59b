import Foundation
import Scenes
import TestSupport
import Testing

@testable import Export

@Suite struct DisplayListFormatTests {
  @Test func `probe`() throws {
    let run = try SampleFrames.run(width: 400, height: 300)
    var encoder = DisplayListFormat().encoder(for: run, after: nil)
    let bytes = try DisplayListFormat().beginning(of: run) + encoder.encoded(SampleFrames.gallery, number: 0)
    try Data(bytes).write(to: URL(fileURLWithPath: "/tmp/w/svgout/gallery.ndjson"))
  }
}
