import Foundation
import Scenes
import TestSupport
import Testing

@testable import Export

@Suite struct AnimatedSVGTests {
  @Test func `probe`() throws {
    let frames = (0..<60).map { SampleFrames.moving(Double($0) / 60) }
    let run = try SampleFrames.run(width: 200, height: 150, frames: 0..<60)
    let bytes = try AnimatedSVG.document(of: frames, run: run)
    try Data(bytes).write(to: URL(fileURLWithPath: "/tmp/w/svgout/moving.svg"))
    var encoder = SVGFormat().encoder(for: run, after: nil)
    for i in [0, 7, 20, 31, 59] {
    try Data(encoder.encoded(frames[i], number: 0)).write(to: URL(fileURLWithPath: "/tmp/w/svgout/moving\(i).svg"))
    }
  }
}
