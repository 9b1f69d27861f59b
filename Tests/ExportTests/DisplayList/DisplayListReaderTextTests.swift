// Lines of text as the short reader in docs sets them.

import Scenes
import TestSupport
import Testing

@testable import Export

@Suite(.enabled(if: OutsideTool.hasPython("PIL"))) struct DisplayListReaderTextTests {
  /// The lines of text among elements, black, each in a frame of its own.
  private static func lines(_ elements: [Frame.Element]) -> [Frame.Text] {
    elements.flatMap { element -> [Frame.Text] in
      switch element {
      case .text(let text):
        [
          Frame.Text(
            text.fittedString, at: Frame.Point(x: text.origin.x, y: 50), size: text.size,
            weight: text.weight, alignment: text.alignment, color: SceneColor(hex: 0))
        ]
      case .group(let group): lines(group.elements)
      case .fill, .stroke, .image, .backdrop: []
      }
    }
  }

  /// The columns and rows in which a picture is not white.
  private struct Extent {
    let left: Double
    let right: Double
    let top: Double
    let bottom: Double

    init(of picture: RenderedPicture) throws {
      let inked = (0..<picture.bytes.count / 4).filter { picture.bytes[4 * $0] < 128 }
      let columns = inked.map { Double($0 % picture.width) }
      let rows = inked.map { Double($0 / picture.width) }
      (left, right) = (try #require(columns.min()), try #require(columns.max()))
      (top, bottom) = (try #require(rows.min()), try #require(rows.max()))
    }
  }

  @Test(arguments: [Toast.name, LargeTitle.name])
  func `the short reader sets each line of text where our raster does`(scene: String) throws {
    let lines = try SceneSVGTests.frames(scene, count: 1).flatMap { Self.lines($0.elements) }
    let frames = lines.map { Frame(width: 400, height: 80, elements: [.text($0)]) }
    let run = try SceneSVGTests.run(of: frames)
    let pictures = try DisplayListReaderTests.pictures(frames, run)
    for (line, (frame, picture)) in zip(lines, zip(frames, pictures)) {
      let ours = try Extent(of: RenderedPicture.ours(frame, run))
      let theirs = try Extent(of: picture)
      // The sides and heights of letters differ by a tenth of the size between two plain fonts, and each
      // edge by a pixel.
      let most = line.size / 10 + 1
      let (left, right) = (theirs.left - ours.left, theirs.right - ours.right)
      try #require(abs(theirs.top - ours.top) <= most, "\(line.string)")
      try #require(abs(theirs.bottom - ours.bottom) <= most, "\(line.string)")
      switch line.alignment {
      case .leading: try #require(abs(left) <= most, "\(line.string)")
      case .center: try #require(abs(left + right) / 2 <= most, "\(line.string)")
      case .trailing: try #require(abs(right) <= most, "\(line.string)")
      }
      // All letters are there, of the weight that the font has.
      let width = (theirs.right - theirs.left) / (ours.right - ours.left)
      try #require((0.8...1.25).contains(width), "\(line.string)")
    }
  }
}
