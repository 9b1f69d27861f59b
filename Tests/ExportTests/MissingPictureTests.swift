// Frames that name a picture which there is none of.

import Raster
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

struct MissingPictureTests {
  let frame = Frame(
    width: 40, height: 40,
    elements: [
      .image(Frame.Image(named: "none", in: SceneRectangle(x: 0, y: 0, width: 40, height: 40)))
    ])

  func run() throws -> FrameRun {
    FrameRun(
      layout: try PictureLayout(
        frameWidth: 40, frameHeight: 40, scale: 1, background: SceneColor(hex: 0xFFFFFF)),
      rate: .fps60, numbers: 0..<1)
  }

  @Test func `pixels show a grey box with its diagonals`() throws {
    let run = try run()
    var renderer = FrameRenderer(layout: run.layout)
    _ = renderer.draw(frame)
    #expect(renderer.bitmap.pixels[10 * 40 + 20] == 0xFFEA_E5E5)
    #expect(renderer.bitmap.pixels[20 * 40 + 20] != 0xFFEA_E5E5)
  }

  @Test(.enabled(if: OutsideTool.hasAll("rsvg-convert")))
  func `SVG shows the same`() throws {
    var encoder = SVGFormat().encoder(for: try run(), after: nil)
    let bytes = encoder.encoded(frame, number: 0)
    let picture = try #require(try RenderedPicture.rsvg([bytes]).first)
    var renderer = FrameRenderer(layout: try run().layout)
    _ = renderer.draw(frame)
    for (x, y) in [(20, 10), (20, 20), (5, 30)] {
      let pixel = renderer.bitmap.pixels[y * 40 + x]
      let ours = [0, 8, 16].map { Int(pixel >> $0 & 255) }
      let place = 4 * (y * 40 + x)
      let theirs = picture.bytes[place..<place + 3].map(Int.init)
      // Anti-aliasing may differ by a step.
      #expect(zip(ours, theirs).allSatisfy { abs($0 - $1) <= 2 }, "\(ours) \(theirs)")
    }
  }
}
