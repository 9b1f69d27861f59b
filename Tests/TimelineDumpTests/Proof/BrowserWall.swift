// A page with many pictures, as a browser shows it.

import Foundation
import TestSupport
import Testing

/// Frames of scenes as Chromium shows them, side by side in one picture.
struct BrowserWall: Sendable {
  /// How many pixels wide and high each tile is.
  static let side = 240

  /// How a frame is shown.
  enum Showing: Sendable, CaseIterable {
    /// The animated SVG, stopped.
    case asItIs
    /// The animated SVG a frame later, with an element a pixel beside its place, and with one fainter.
    case later, beside, fainter
    /// The animated PNG.
    case decoded

    static let mistakes = [later, beside, fainter]

    /// Which of a scene's three frames are shown in this way.
    fileprivate var frames: ClosedRange<Int> {
      switch self {
      case .asItIs, .decoded: 0...2
      case .later: 1...1
      case .beside, .fainter: 1...2
      }
    }

    /// What a script does to the document.
    fileprivate var change: String {
      switch self {
      case .beside: "wrap(some).setAttribute('transform', `translate(${1 / svg.getCTM().a} 0)`);"
      case .fainter: "wrap(some).setAttribute('opacity', '0.85');"
      case .asItIs, .later, .decoded: ""
      }
    }
  }

  /// A frame as it is shown, and as it is.
  struct Tile: Sendable {
    let frame: Int
    /// Four bytes a pixel, row by row.
    let shown: [UInt8]
    let ours: [UInt8]

    private var side: Int { BrowserWall.side }

    /// Whether a pixel lies below a line of text, which the page hides.
    private func isHidden(_ pixel: Int) -> Bool {
      shown[4 * pixel] == 255 && shown[4 * pixel + 1] == 0 && shown[4 * pixel + 2] == 255
    }

    /// The part of pixels that lies below lines of text.
    var hiddenShare: Double {
      Double((0..<side * side).count(where: isHidden)) / Double(side * side)
    }

    /// How many components differ by more than a rounding, in 255ths, and a share of how far ours goes up
    /// and down in the pixel and its eight neighbours.
    ///
    /// A column of pixels may be left out.
    func apartCount(rounding: Int, share: Double, outside column: Int?) -> Int {
      var count = 0
      for pixel in 0..<side * side where !isHidden(pixel) {
        let (x, y) = (pixel % side, pixel / side)
        if x == column { continue }
        for component in 0..<3 {
          let place = 4 * pixel + component
          let difference = abs(Int(shown[place]) - Int(ours[place]))
          if difference <= rounding { continue }
          var (least, greatest) = (255, 0)
          for row in max(0, y - 1)...min(side - 1, y + 1) {
            for column in max(0, x - 1)...min(side - 1, x + 1) {
              let value = Int(ours[4 * (row * side + column) + component])
              (least, greatest) = (min(least, value), max(greatest, value))
            }
          }
          if Double(difference - rounding) > share * Double(greatest - least) {
            count += 1
          }
        }
      }
      return count
    }
  }

  private let tiles: [[(showing: Showing, tile: Tile)]]

  /// The tiles of a scene, by its number, that show it in one way.
  func tiles(of scene: Int, _ showing: Showing) -> [Tile] {
    tiles[scene].filter { $0.showing == showing }.map(\.tile)
  }

  /// Shows each frame of each scene, the second one with a mistake of time, too, and the last two with
  /// others.
  init(of scenes: [BrowserProofTests.Scene]) throws {
    tiles = try OutsideTool.inNewFolder { folder in
      var page = "<!doctype html><body style='margin:0; font-size:0'>"
      page += "<script>\(Self.script)</script>"
      for scene in scenes { page += try Self.row(of: scene, in: folder) }
      try Data(page.utf8).write(to: folder.appending(path: "page.html"))
      let wall = try Self.screenshot(rowCount: scenes.count, in: folder)
      var tiles: [[(Showing, Tile)]] = []
      for (row, scene) in scenes.enumerated() {
        var ours: [Int: [UInt8]] = [:]
        for frame in scene.frames {
          let words = "\(scene.words) --frames \(frame)...\(frame) --output a.rgba"
          try Proof.make(words, in: folder)
          ours[frame] = [UInt8](try Proof.bytes(of: "a.rgba", in: folder))
        }
        tiles.append([])
        for (column, place) in Self.shown(of: scene).enumerated() {
          let tile = Tile(
            frame: place.frame, shown: Self.pixels(ofRow: row, column: column, of: wall),
            ours: try #require(ours[place.frame]))
          tiles[row].append((place.showing, tile))
        }
      }
      return tiles
    }
  }

  /// The pixels of one tile of all.
  private static func pixels(ofRow row: Int, column: Int, of wall: [UInt8]) -> [UInt8] {
    (row * side..<(row + 1) * side).flatMap { line -> ArraySlice<UInt8> in
      let start = 4 * side * (line * columnCount + column)
      return wall[start..<start + 4 * side]
    }
  }

  /// How many tiles a scene has: each frame twice, and the mistakes.
  private static let columnCount = 11

  /// What a scene's tiles show, from left to right.
  private static func shown(
    of scene: BrowserProofTests.Scene
  ) -> [(showing: Showing, frame: Int)] {
    scene.frames.enumerated().flatMap { number, frame in
      Showing.allCases.filter { $0.frames.contains(number) }.map { ($0, frame) }
    }
  }

  /// The part of the page that shows a scene.
  private static func row(of scene: BrowserProofTests.Scene, in folder: URL) throws -> String {
    try Proof.make("\(scene.words) --output a.svg", in: folder)
    try Proof.make("\(scene.words) --output a.apng", in: folder)
    let svg = String(decoding: try Proof.bytes(of: "a.svg", in: folder), as: UTF8.self)
    let apng = try Proof.bytes(of: "a.apng", in: folder).base64EncodedString()
    let tiles = shown(of: scene).map { showing, frame in
      showing == .decoded ? canvas : document(of: svg, at: frame, showing)
    }
    return "<div style='width: \(columnCount * side)px; height: \(side)px'>\(tiles.joined())</div>"
      + "<script>decode('\(apng)', \(scene.frames))</script>"
  }

  private static let canvas = "<canvas width=\(side) height=\(side)></canvas>"

  /// Draws frames of an animated PNG into the row's canvases.
  private static let script = """
    async function decode(base64, frames) {
      const row = document.currentScript.previousElementSibling;
      const bytes = Uint8Array.from(atob(base64), c => c.charCodeAt(0));
      const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
      await decoder.completed;
      const canvases = row.querySelectorAll("canvas");
      for (const [place, frameIndex] of frames.entries()) {
        const { image } = await decoder.decode({ frameIndex });
        canvases[place].getContext("2d").drawImage(image, 0, 0);
      }
    }
    """

  /// A document of its own, so that names of elements do not clash: the SVG, stopped and perhaps changed.
  ///
  /// Lines of text, whose font is the browser's, are hidden below boxes that are wide enough for ours, too.
  private static func document(
    of svg: String, at frame: Int, _ showing: Showing
  ) -> String {
    let time = (Double(showing == .later ? frame + 1 : frame) + 0.5) / 30
    let document = """
      <!doctype html><body style="margin:0">\(svg)<script>
      const svg = document.querySelector("svg");
      svg.pauseAnimations();
      svg.setCurrentTime(\(time));
      function wrap(element) {
        const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
        element.replaceWith(group);
        group.append(element);
        return group;
      }
      requestAnimationFrame(() => {
        let some, most = 0;
        for (const element of svg.querySelectorAll("rect, path")) {
          const { x, y, width, height } = element.getBoundingClientRect();
          if (Math.min(width, height) < 10 || Math.max(width, height) > 160) continue;
          if (element != document.elementFromPoint(x + width / 2, y + height / 2)) continue;
          if (width * height >= most) [some, most] = [element, width * height];
        }
        \(showing.change)
        for (const text of svg.querySelectorAll("text")) {
          const { x, y, width, height } = text.getBoundingClientRect();
          if (width == 0) continue;
          const cover = document.createElement("div");
          cover.style = `position: absolute; background: #f0f; left: ${x - width / 4 - 2}px; `
            + `top: ${y - 1}px; width: ${width * 1.5 + 4}px; height: ${height + 2}px`;
          document.body.append(cover);
        }
      });
      </script>
      """
    let escaped = document.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
    return "<iframe style='border: 0' scrolling=no width=\(side) height=\(side) "
      + "srcdoc=\"\(escaped)\"></iframe>"
  }

  /// The pixels of the page, once its scripts are done.
  private static func screenshot(rowCount: Int, in folder: URL) throws -> [UInt8] {
    let (width, height) = (columnCount * side, rowCount * side)
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=1", "--window-size=\(width),\(height)",
      "--virtual-time-budget=3000", "--screenshot=shot.png", "page.html",
    ]
    try Proof.run("chromium", arguments, in: folder)
    let pixels = [UInt8](try Proof.pixels(of: "shot.png", in: folder))
    try #require(pixels.count == 4 * width * height)
    return pixels
  }
}
