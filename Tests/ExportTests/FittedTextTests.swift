// Lines of text that end where they have no more room.

import Raster
import Scenes
import Testing

@testable import Export

@Suite struct FittedTextTests {
  static func text(_ string: String, room: Double?, size: Double = 17) -> Frame.Text {
    Frame.Text(
      string, at: Frame.Point(x: 0, y: 20), size: size, weight: .bold,
      color: SceneColor(hex: 0), room: room)
  }

  /// How wide a line is in points, at its own size.
  static func width(_ string: String, size: Double) -> Double {
    Double(Lettering.width(of: string, size: Int32(size * 256), weight: 700)) / 256
  }

  @Test func `a line with room is written whole`() {
    for room in [nil, 400, Self.width("Saved to Photos", size: 17) + 0.01] {
      #expect(Self.text("Saved to Photos", room: room).fittedString == "Saved to Photos")
    }
  }

  @Test(arguments: Array(stride(from: 20.0, to: 130, by: 7)))
  func `a line without room ends with an ellipsis, as late as it can`(room: Double) throws {
    let whole = "Saved to Photos again"
    let shown = Self.text(whole, room: room).fittedString
    try #require(shown.last == "…")
    let start = shown.dropLast()
    #expect(whole.hasPrefix(start) && start.last != " ")
    #expect(Self.width(shown, size: 17) <= room + 0.01)
    // With the next letter, and the blank before it, the line is too long.
    let rest = whole.dropFirst(start.count)
    let longer = start + rest.prefix { $0 == " " } + rest.drop { $0 == " " }.prefix(1)
    #expect(Self.width(longer + "…", size: 17) > room - 0.01)
  }

  @Test func `without room for a letter the ellipsis remains`() {
    #expect(Self.text("Saved", room: 0).fittedString == "…")
    #expect(Self.text("", room: 0).fittedString == "")
  }

  @Test func `letters with marks are not taken apart`() {
    let shown = Self.text("e\u{301}e\u{301}e\u{301}e\u{301}", room: 30).fittedString
    #expect(shown == "e\u{301}e\u{301}…" || shown == "e\u{301}…")
  }

  @Test(arguments: [0.5, 1, 3]) func `what is written does not depend on the size`(scale: Double) {
    let shown = Self.text("Saved to Photos", room: 90 * scale, size: 17 * scale).fittedString
    #expect(shown == Self.text("Saved to Photos", room: 90, size: 17).fittedString)
  }

  @Test func `pixels, SVG and display lists end a line at the same letter`() throws {
    let text = Self.text("Saved to Photos", room: 90)
    func frame(_ text: Frame.Text) -> Frame {
      Frame(width: 200, height: 30, elements: [.text(text)])
    }
    let cut = frame(Self.text(text.fittedString, room: nil))
    let run = try SceneSVGTests.run(of: [cut])
    func pixels(_ frame: Frame) -> Bitmap {
      var renderer = FrameRenderer(layout: run.layout)
      _ = renderer.draw(frame)
      return renderer.bitmap
    }
    #expect(pixels(frame(text)) == pixels(cut))
    func strings(_ frame: Frame) throws -> [String] {
      try XMLNode.parsing(SVGFormatTests.document(of: frame, run)).all("text").map(\.text)
    }
    #expect(try strings(frame(text)) == strings(cut))
    var (one, other) = (
      DisplayListFormat().encoder(for: run, after: nil),
      DisplayListFormat().encoder(for: run, after: nil)
    )
    #expect(one.encoded(frame(text), number: 0) == other.encoded(cut, number: 0))
  }
}
