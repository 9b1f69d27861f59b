// Animated files as a browser shows them.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OutsideTool.hasAll("chromium", "ffmpeg")))
struct BrowserProofTests {
  /// A scene at the size of a tile, and three of its frames; all is in motion in the second one.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    var options = ""
    let frames: [Int]
    /// The column of pixels in which an edge cuts something in the second frame.
    var cut: Int?
    var words: String {
      "\(name) \(options) --fps 30 --size \(BrowserWall.side)x\(BrowserWall.side)"
    }
    var testDescription: String { name }
  }

  static let scenes = [
    // The logo is seen from 71.05 to 117.41.
    Scene(name: "shimmer", frames: [0, 13, 29], cut: 117),
    // Faster than it is, so that a frame later is fainter by more than roundings.
    Scene(name: "toast", options: "--duration 0.5s", frames: [0, 7, 14]),
    Scene(name: "large-title", frames: [0, 30, 63]),
  ]

  /// What all tests look at: one start of the browser shows everything.
  private static let wall = Result { try BrowserWall(of: scenes) }

  /// Whether a tile shows its frame.
  ///
  /// - A colour is mixed into what lies below at most four times (a shape, a mask, an opacity, a material),
  ///   by either program half a step of 255 beside the exact value.
  /// - Skia takes four rows of samples a pixel (`SK_SUPERSAMPLE_SHIFT` is 2) where it does not compute the
  ///   covered area: an edge is at most a quarter beside its place, and a thin line has two edges.
  /// - The pixels that an edge cuts are left out: what lies below the white of the logo shows there, and is
  ///   hidden in ours.
  /// - Four pixels are a slack, not a bound: they go to lines that are thinner than one and cross others.
  private static func shows(_ tile: BrowserWall.Tile, _ scene: Scene) -> Bool {
    let cut = tile.frame == scene.frames[1] ? scene.cut : nil
    return tile.apartCount(rounding: 4, share: 2.0 / 4, outside: cut) <= 3 * 4
  }

  @Test(arguments: scenes.indices) func `Chromium shows each frame of the animated SVG`(
    index: Int
  ) throws {
    let tiles = try Self.wall.get().tiles(of: index, .asItIs)
    #expect(tiles.count == 3)
    for tile in tiles {
      #expect(Self.shows(tile, Self.scenes[index]), "frame \(tile.frame)")
      #expect(tile.hiddenShare < 0.15)
    }
  }

  @Test(arguments: scenes.indices, BrowserWall.Showing.mistakes)
  func `a frame too late, and an element a pixel beside or fainter by 15 % are noticed`(
    index: Int, mistake: BrowserWall.Showing
  ) throws {
    let tiles = try Self.wall.get().tiles(of: index, mistake)
    #expect(tiles.count == (mistake == .later ? 1 : 2))
    for tile in tiles {
      #expect(!Self.shows(tile, Self.scenes[index]), "frame \(tile.frame)")
    }
  }

  @Test(arguments: scenes.indices) func `Chromium decodes each frame of the animated PNG`(
    index: Int
  ) throws {
    let tiles = try Self.wall.get().tiles(of: index, .decoded)
    #expect(tiles.count == 3)
    for tile in tiles { #expect(tile.shown == tile.ours, "frame \(tile.frame)") }
  }
}
