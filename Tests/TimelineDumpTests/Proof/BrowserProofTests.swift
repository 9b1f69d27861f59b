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
    /// How many pixels long the edge is that cuts something in the second frame.
    var cut = 0
    var words: String {
      "\(name) \(options) --fps 30 --size \(BrowserWall.side)x\(BrowserWall.side)"
    }
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "shimmer", frames: [0, 13, 29], cut: 120),
    // Faster than it is, so that a frame later is fainter than roundings.
    Scene(name: "toast", options: "--duration 0.5s", frames: [0, 7, 14]),
    Scene(name: "large-title", frames: [0, 30, 63]),
  ]

  /// What all tests look at: one start of the browser shows everything.
  private static let wall = Result { try BrowserWall(of: scenes) }

  /// Whether a tile shows its frame.
  ///
  /// - A colour is mixed into what lies below at most four times (a shape, a mask, an opacity, a material),
  ///   by either program half a step of 255 beside the exact value.
  /// - Skia takes four rows of samples a pixel: an edge is at most a quarter beside its place, and a thin
  ///   line has two edges.
  /// - Where an edge cuts something, what lies below it may be hidden in ours.
  /// - Four pixels are left to lines that are thinner than one and cross others.
  private static func shows(_ tile: BrowserWall.Tile, _ scene: Scene) -> Bool {
    let cut = tile.frame == scene.frames[1] ? scene.cut : 0
    return tile.apartCount(rounding: 4, share: 2.0 / 4) <= 3 * (4 + cut)
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
    #expect(tiles.count == 1)
    for tile in tiles {
      #expect(!Self.shows(tile, Self.scenes[index]))
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
