// The drawing example of the README, run as it stands there.

import Export
import Raster
import Scenes
import TestSupport
import Testing
import Timeline

@Suite struct ReadmeDrawingTests {
  @Test func `the drawing example writes a picture a frame`() throws {
    var files: [String: [UInt8]] = [:]
    func save(_ bytes: [UInt8], _ name: String) { files[name] = bytes }
    let shimmer = try Shimmer(Shimmer.Configuration { $0.logoWidth = 240 })
    // README begins
    let run = FrameRun(
      layout: try PictureLayout(
        frameWidth: 480, frameHeight: 480, scale: 1, background: SceneColor(hex: 0xFFFFFF)),
      rate: .fps60, numbers: 0..<60)
    var encoder = PNGFormat().encoder(for: run, after: nil)
    for frame in shimmer.sampled(at: run.rate, frames: run.numbers) {
      let bytes = encoder.encoded(shimmer.frame(showing: frame.sample), number: frame.number)
      save(bytes, "frame-\(frame.number).png")
    }
    // README ends
    #expect(files.count == 60)
    let picture = try PNGDecoder().picture(from: try #require(files["frame-30.png"]))
    #expect(picture.size == PixelSize(width: 480, height: 480))
    #expect(files["frame-0.png"] != files["frame-30.png"])
  }

  @Test func `the README shows these lines`() throws {
    let lines = try SourceFile.named("Tests/ExportTests/ReadmeDrawingTests.swift").lines
    let start = try #require(lines.firstIndex { $0.hasSuffix("// README begins") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README ends") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(
      try SourceFile.named("README.md").text.contains(
        "```swift\nimport Export\n\n" + example + "\n```"))
  }
}
