// Animated SVG documents.

import Foundation
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

@Suite struct AnimatedSVGTests {
  /// Frames of a scene in which shapes move, come and go, and a backdrop blurs what is below.
  static let moving = (0..<60).map { SampleFrames.moving(Double($0) / 60) }

  /// Requires that a document shows at each frame what the still document of that frame shows.
  static func check(_ frames: [Frame], _ run: FrameRun) throws {
    let document = try AnimatedSVG.document(of: frames, run: run)
    #expect(try AnimatedSVG.document(of: frames, run: run) == document)
    let tree = try XMLNode.parsing(document)
    for (number, frame) in frames.enumerated() {
      var still = try XMLNode.parsing(SVGFormatTests.document(of: frame, run))
      var shown = tree.shown(frame: number, of: frames.count)
      // The animated document holds the pictures of all frames, under numbers of its own.
      for (name, node) in [("still", still), ("shown", shown)] where node.all("symbol").count > 1 {
        Issue.record("\(name) has several pictures")
      }
      still = still.shown(frame: 0, of: 1)
      still.children.removeAll { $0.name == "defs" }
      shown.children.removeAll { $0.name == "defs" }
      try #require(shown == still, "frame \(number)")
    }
  }

  @Test func `each frame is the still document of that frame`() throws {
    try Self.check(Self.moving, SampleFrames.run(width: 200, height: 150, frames: 0..<60))
  }

  @Test func `frames without anything in common are each the still document`() throws {
    let frames = ElementSample.all.map(\.frame)
    try Self.check(frames, SampleFrames.run(width: 60, height: 40, frames: 0..<frames.count))
  }

  @Test(arguments: 0..<60)
  func `each of some random frames is the still document of that frame`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var frames: [Frame] = []
    let elements = (0..<12).map { _ in random.element(depth: 2) }
    for _ in 0..<12 {
      let chosen = elements.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
      frames.append(Frame(width: 48, height: 40, elements: chosen))
    }
    let size = seed.isMultiple(of: 2) ? nil : SampleFrames.size(100, 90)
    let run = try SampleFrames.run(
      width: 48, height: 40, in: size, background: random.color(), frames: 0..<12)
    try Self.check(frames, run)
  }

  @Test func `what does not change is in the document once`() throws {
    let run = try SampleFrames.run(width: 200, height: 150, frames: 0..<60)
    let tree = try XMLNode.parsing(AnimatedSVG.document(of: Self.moving, run: run))
    #expect(tree.all("image").count == 1)
    #expect(tree.all("feGaussianBlur").count == 1)
    #expect(tree.all("text").map(\.text) == ["Second half", "First half"])
    // The screen, the moving rectangle, the one in the group, the outline, the clip; no ground, which
    // the screen hides.
    #expect(tree.all("rect").count == 5)
  }

  @Test func `it lasts as long as its frames, and repeats`() throws {
    let images = FrameImages()
    let layout = try SampleFrames.run(width: 200, height: 150).layout
    let run = FrameRun(layout: layout, rate: .ntsc30, numbers: 5..<65, images: images)
    let tree = try XMLNode.parsing(AnimatedSVG.document(of: Self.moving, run: run))
    let animations = tree.all("animate") + tree.all("animateTransform")
    #expect(animations.count > 10)
    for animation in animations {
      #expect(animation.attributes["dur"] == "2.002s")
      #expect(animation.attributes["calcMode"] == "discrete")
      #expect(animation.attributes["repeatCount"] == "indefinite")
    }
  }

  @Test func `one frame does not move`() throws {
    let run = try SampleFrames.run(width: 200, height: 150)
    let document = try AnimatedSVG.document(of: [SampleFrames.moving(0.5)], run: run)
    let still = SVGFormatTests.document(of: SampleFrames.moving(0.5), run)
    #expect(String(decoding: document, as: UTF8.self) == String(decoding: still, as: UTF8.self))
  }

  @Test(arguments: [0, 10_001]) func `a run that is too long or empty is refused`(count: Int) throws
  {
    let run = try SampleFrames.run(width: 200, height: 150, frames: 0..<count)
    #expect(
      throws: FrameFormatError.frameCountOutOfRange(format: "svg", count: count, greatest: 10_000)
    ) { try AnimatedSVG(run) }
  }

  @Test func `more frames than the run has are the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      var document = try AnimatedSVG(SampleFrames.run(width: 200, height: 150))
      document.append(SampleFrames.moving(0))
      document.append(SampleFrames.moving(1))
    }
  }

  @Test(
    .enabled(if: OutsideTool.hasAll("chromium") && OutsideTool.hasPython("PIL")),
    .timeLimit(.minutes(1)))
  func `Chromium shows at each time the still picture of the frame`() throws {
    let run = try SampleFrames.run(width: 200, height: 150, frames: 0..<60)
    let document = try AnimatedSVG.document(of: Self.moving, run: run)
    let numbers = [0, 7, 19, 20, 31, 58]
    var documents: [(bytes: [UInt8], time: Double?)] = []
    for number in numbers {
      documents.append((document, (Double(number) + 0.5) / 60))
      documents.append((SVGFormatTests.document(of: Self.moving[number], run), nil))
      documents.append((SVGFormatTests.document(of: Self.moving[number + 1], run), nil))
    }
    let picture = try RenderedPicture.chromium(
      BrowserPage.gallery(of: documents, width: 200, height: 150),
      width: 200 * documents.count, height: 150)
    for (index, number) in numbers.enumerated() {
      let (played, still, next) = (600 * index, 600 * index + 200, 600 * index + 400)
      // The browser draws edges of what moves a little apart, so that not every pixel is the same.
      let distance = picture.distance(fromX: played, toX: still, width: 200)
      #expect(distance < 0.125, "frame \(number)")
      #expect(
        distance < picture.distance(fromX: played, toX: next, width: 200) / 3, "frame \(number)")
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("chromium") && OutsideTool.hasPython("PIL")))
  func `Chromium shows every kind of element as it comes and goes`() throws {
    let samples = ElementSample.all
    let run = try SampleFrames.run(width: 60, height: 40, frames: 0..<samples.count)
    let document = try AnimatedSVG.document(of: samples.map(\.frame), run: run)
    let times = samples.indices.map { (Double($0) + 0.5) / 60 }
    let picture = try RenderedPicture.chromium(
      BrowserPage.gallery(of: times.map { (document, $0) }, width: 60, height: 40),
      width: 60 * samples.count, height: 40)
    for (index, sample) in samples.enumerated() { try picture.check(sample, fromX: 60 * index) }
  }

  @Test(.enabled(if: OutsideTool.hasAll("rsvg-convert") && OutsideTool.hasPython("PIL")))
  func `a reader that does not animate shows the first frame`() throws {
    let run = try SampleFrames.run(width: 200, height: 150, frames: 0..<60)
    let pictures = try RenderedPicture.rsvg([
      AnimatedSVG.document(of: Self.moving, run: run),
      SVGFormatTests.document(of: Self.moving[0], run),
    ])
    #expect(pictures[0].bytes == pictures[1].bytes)
  }
}
