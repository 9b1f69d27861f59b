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

  @Test func `the README shows these lines`() throws {
    let lines = try SourceFile.named("Tests/ScenesTests/ReadmeExampleTests.swift").lines
    let start = try #require(lines.firstIndex { $0.hasSuffix("// README begins") })
    let end = try #require(lines.firstIndex { $0.hasSuffix("// README ends") })
    let example = lines[(start + 1)..<end].map { $0.dropFirst(4) }.joined(separator: "\n")
    #expect(
      try SourceFile.named("README.md").text.contains(
        "```swift\nimport Scenes\nimport Timeline\n\n" + example + "\n```"))
  }
}
