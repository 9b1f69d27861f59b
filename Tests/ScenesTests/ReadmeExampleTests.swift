// The library example of the README, run as it stands there.

import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

@Suite struct ReadmeExampleTests {
  /// What a renderer would draw with.
  final class Canvas {
    var calls: [String] = []

    func drawLogo(from left: Double, to right: Double, at time: Double) {
      calls.append("\(time): \(left) to \(right)")
    }

    func fill(_ path: Frame.Path, with paint: Frame.Paint) { calls.append("fill") }
    func stroke(_ path: Frame.Path, _ pen: Frame.Stroke, with paint: Frame.Paint) {
      calls.append("stroke")
    }
    func draw(_ name: String, in frame: SceneRectangle) { calls.append(name) }
    func write(_ text: Frame.Text) { calls.append(text.string) }
    func draw(_ group: Frame.Group) { calls.append("group") }
    func blur(_ backdrop: Frame.Backdrop) { calls.append("blur") }
  }

  @Test func `the library example runs`() throws {
    let canvas = Canvas()
    // README begins
    let shimmer = try Shimmer(Shimmer.Configuration { $0.logoWidth = 240 })
    for frame in shimmer.sampled(at: .fps60) {
      let mask = frame.sample.mask
      canvas.drawLogo(from: mask.clippedLeft, to: mask.clippedRight, at: frame.time.doubleValue)
    }
    // README ends
    #expect(canvas.calls.count == 60)
    #expect(canvas.calls[30] == "0.5: 18.0 to 138.0")
  }

  @Test func `the loop over a display list runs`() throws {
    let canvas = Canvas()
    for picture in [
      try Shimmer().frame(at: .zero), try Toast().frame(at: .zero),
      try LargeTitle().frame(at: .zero),
    ] {
      // The loop begins
      for element in picture.elements {
        switch element {
        case .fill(let shape, let paint): canvas.fill(shape.path, with: paint)
        case .stroke(let shape, let pen, let paint): canvas.stroke(shape.path, pen, with: paint)
        case .image(let image): canvas.draw(image.name, in: image.frame)
        case .text(let text): canvas.write(text)
        case .group(let group): canvas.draw(group)  // its elements, then its mask and opacity
        case .backdrop(let backdrop): canvas.blur(backdrop)
        }
      }
      // The loop ends
      #expect(canvas.calls.count >= picture.elements.count)
    }
  }

  @Test(arguments: [
    ("README", "import Scenes\nimport Timeline\n\n", 4), ("The loop", "", 6),
  ]) func `the README shows these lines`(name: String, imports: String, indent: Int) throws {
    let lines = try SourceFile.named("Tests/ScenesTests/ReadmeExampleTests.swift").lines
    let start = try #require(lines.firstIndex { $0.hasSuffix("// \(name) begins") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// \(name) ends") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(indent) }.joined(separator: "\n")
    #expect(
      try SourceFile.named("README.md").text.contains("```swift\n" + imports + example + "\n```"))
  }
}
