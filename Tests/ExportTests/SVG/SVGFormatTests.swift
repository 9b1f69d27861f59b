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

extension SVGFormatTests {
  /// The document of a frame of 60 × 40 points, read back.
  static func tree(
    _ elements: [Frame.Element], in size: PixelSize? = nil, scale: Double = 1,
    background: SceneColor = SceneColor(hex: 0xFFFFFF)
  ) throws -> XMLNode {
    let run = try SampleFrames.run(
      width: 60, height: 40, in: size, scale: scale, background: background)
    return try XMLNode.parsing(
      document(of: Frame(width: 60, height: 40, elements: elements), run))
  }

  @Test func `the picture is as large as its layout, and points are its units`() throws {
    let root = try Self.tree([], scale: 2)
    #expect(root.name == "svg")
    #expect(root.attributes["width"] == "120" && root.attributes["height"] == "80")
    #expect(root.attributes["viewBox"] == "0 0 60 40")
    #expect(
      root.children.map(\.attributes) == [
        ["x": "0", "y": "0", "width": "60", "height": "40", "fill": "#ffffff"]
      ])
  }

  @Test func `a larger picture has its ground around the frame, which is cut`() throws {
    let root = try Self.tree([], in: SampleFrames.size(140, 100), scale: 2)
    #expect(root.attributes["viewBox"] == "-5 -5 70 50")
    #expect(root.children.map(\.name) == ["rect", "clipPath", "g"])
    #expect(root.children[0].attributes["width"] == "70")
    #expect(root.children[1].children[0].attributes["width"] == "60")
  }

  @Test func `a transparent ground is left out`() throws {
    let clear = SceneColor(red: 1, green: 1, blue: 1, alpha: 0)
    #expect(try Self.tree([], background: clear).children == [])
  }

  @Test func `a picture is in the document once, if the run has it`() throws {
    let box = SceneRectangle(x: 0, y: 0, width: 9, height: 9)
    let images = [
      Frame.Element.image(Frame.Image(named: "missing", in: box)),
      .image(Frame.Image(named: "logo", in: box)), .image(Frame.Image(named: "logo", in: box)),
    ]
    let root = try Self.tree(images)
    #expect(root.all("use").count == 2)
    let data = root.all("image").compactMap { $0.attributes["xlink:href"] }
    #expect(data.count == 1)
    let png = Data(SampleFrames.logo?.pngFile ?? []).base64EncodedString()
    #expect(data == ["data:image/png;base64," + png])
  }

  @Test func `text stays text`() throws {
    let text = Frame.Text(
      " <b>\u{1}  é", at: ElementSample.point(3, 4.5), size: 17, weight: .semibold,
      alignment: .trailing, color: SceneColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let node = try #require(try Self.tree([.text(text)]).all("text").first)
    #expect(node.text == " <b>\u{FFFD}  é")
    #expect(
      node.attributes == [
        "x": "3", "y": "4.5", "font-size": "17", "font-weight": "600", "text-anchor": "end",
        "fill": "#ff0000", "fill-opacity": "0.5",
      ])
    let root = try Self.tree([])
    #expect(root.attributes["xml:space"] == "preserve")
    #expect(root.attributes["font-family"]?.hasPrefix("system-ui, -apple-system, ") == true)
  }

  /// Our letters are measured 65536 256ths of a pixel high; the room is a share of that.
  @Test(arguments: [(1.0, true), (1.3, true), (1.4, false), (9, false)])
  func `a line that nearly fills its room is as wide as in our own letters`(
    share: Double, isFitted: Bool
  ) throws {
    let measured = Lettering.width(of: "Saved to Photos", size: 1 << 16, weight: 700)
    let width = Double(measured) / 65536 * 16
    let text = Frame.Text(
      "Saved to Photos", at: .zero, size: 16, weight: .bold, color: SceneColor(hex: 0),
      room: width * share)
    let node = try #require(try Self.tree([.text(text)]).all("text").first)
    #expect(node.text == "Saved to Photos")
    #expect(node.attributes["lengthAdjust"] == (isFitted ? "spacingAndGlyphs" : nil))
    let length = node.attributes["textLength"].flatMap(Double.init)
    #expect((length != nil) == isFitted)
    if let length { #expect(abs(length - width) <= 1e-6) }
  }

  @Test func `a screen that hides the ground is painted alone`() throws {
    let screen = Frame.Element.fill(
      .rectangle(SceneRectangle(x: 0, y: 0, width: 60, height: 40)), ElementSample.ink)
    #expect(try Self.tree([screen]).children.map(\.name) == ["rect"])
    let root = try Self.tree([screen], in: SampleFrames.size(140, 100), scale: 2)
    #expect(root.children.map(\.name) == ["rect", "clipPath", "g"])
    #expect(root.children[2].children.count == 1)
  }

  @Test func `a radius is at most half of each side`() throws {
    let box = SceneRectangle(x: 0, y: 0, width: 20, height: 10)
    let node = try Self.tree([.fill(.roundedRectangle(box, radius: 9), ElementSample.ink)])
    #expect(node.children.last?.attributes["rx"] == "5")
  }

  @Test func `a sum that is too large for a number is 0`() throws {
    let path = Frame.Path([
      .move(to: Frame.Point(x: -1e308, y: 0)), .line(to: Frame.Point(x: 1e308, y: 5)),
    ])
    let node = try Self.tree([.fill(.path(path), ElementSample.ink)])
    #expect(node.children.last?.attributes["d"] == "M0 0L0 5")
  }

  @Test(arguments: 0..<100) func `any frame is well formed, and the same every time`(seed: Int)
    throws
  {
    var random = SplitMix64(seed: seed)
    let frame = random.frame()
    let run = try SampleFrames.run(width: 48, height: 40)
    let document = Self.document(of: frame, run)
    let root = try XMLNode.parsing(document)
    #expect(Self.document(of: frame, run) == document)
    // Every name is used once, and every reference is to a name.
    func all(_ node: XMLNode) -> [XMLNode] { [node] + node.children.flatMap(all) }
    let nodes = all(root)
    let names = nodes.compactMap { $0.attributes["id"] }
    #expect(Set(names).count == names.count)
    for value in nodes.flatMap(\.attributes.values) where value.hasPrefix("url(#") {
      try #require(names.contains(String(value.dropFirst(5).dropLast())))
    }
  }

  @Test func `an encoder does not remember`() throws {
    let run = try SampleFrames.run(width: 60, height: 40)
    var encoder = SVGFormat().encoder(for: run, after: nil)
    for (number, sample) in ElementSample.all.enumerated() {
      #expect(encoder.encoded(sample.frame, number: number) == Self.document(of: sample.frame, run))
    }
  }
}
