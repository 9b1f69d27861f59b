// Animated files as a browser shows them.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OutsideTool.hasAll("chromium", "ffmpeg")), .serialized)
struct BrowserProofTests {
  /// A scene at a size that the window has, and three of its frames.
  struct Scene: Sendable, CustomTestStringConvertible {
    let name: String
    let frames: [Int]
    /// How far Chromium's picture of the SVG may be from ours on average, in 255ths.
    ///
    /// Not derived: with the fonts of Debian 0.37, 0.74 and 2.2 are seen, mostly at edges and, where there are
    /// letters, of another font; an element too many or too few is beyond it.
    let mean: Double
    /// The part of pixels that may be more than 24 apart; 0.0008, 0.0073 and 0.029 are seen.
    let outliers: Double
    var words: String { "\(name) --fps 30 --size 240x240" }
    var testDescription: String { name }
  }

  static let scenes = [
    Scene(name: "shimmer", frames: [0, 13, 29], mean: 0.5, outliers: 0.002),
    Scene(name: "toast", frames: [0, 60, 149], mean: 1, outliers: 0.01),
    Scene(name: "large-title", frames: [0, 30, 63], mean: 3, outliers: 0.04),
  ]

  /// The pixels of a page, once its script is done.
  static func screenshot(of page: String, in folder: URL) throws -> Data {
    try Data(page.utf8).write(to: folder.appending(path: "page.html"))
    let arguments = [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
      "--force-device-scale-factor=1", "--window-size=240,240", "--virtual-time-budget=3000",
      "--screenshot=shot.png", "page.html",
    ]
    try Proof.run("chromium", arguments, in: folder)
    return try Proof.pixels(of: "shot.png", in: folder)
  }

  /// How far the picture of a page is from our frame.
  static func distance(
    of page: String, from frame: Int, of scene: Scene, in folder: URL
  ) throws -> Proof.Distance {
    try Proof.make("\(scene.words) --frames \(frame)...\(frame) --output a.rgba", in: folder)
    return try Proof.distance(
      try screenshot(of: page, in: folder), try Proof.bytes(of: "a.rgba", in: folder))
  }

  @Test(arguments: scenes) func `Chromium shows each frame of the animated SVG`(
    scene: Scene
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("\(scene.words) --output a.svg", in: folder)
      let svg = String(decoding: try Proof.bytes(of: "a.svg", in: folder), as: UTF8.self)
      for frame in scene.frames {
        let time = (Double(frame) + 0.5) / 30
        let page = """
          <!doctype html><body style="margin:0">\(svg)<script>
          const svg = document.querySelector("svg");
          svg.pauseAnimations(); svg.setCurrentTime(\(time));
          </script>
          """
        let distance = try Self.distance(of: page, from: frame, of: scene, in: folder)
        #expect(
          distance.mean < scene.mean && distance.outliers < scene.outliers, "\(frame): \(distance)")
      }
    }
  }

  @Test(arguments: scenes) func `Chromium decodes each frame of the animated PNG`(
    scene: Scene
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("\(scene.words) --output a.apng", in: folder)
      let data = try Proof.bytes(of: "a.apng", in: folder).base64EncodedString()
      for frame in scene.frames {
        let page = """
          <!doctype html><body style="margin:0"><canvas width="240" height="240"></canvas><script>
          const bytes = Uint8Array.from(atob("\(data)"), c => c.charCodeAt(0));
          (async () => {
            const decoder = new ImageDecoder({ data: bytes, type: "image/png" });
            await decoder.completed;
            const { image } = await decoder.decode({ frameIndex: \(frame) });
            document.querySelector("canvas").getContext("2d").drawImage(image, 0, 0);
          })();
          </script>
          """
        let distance = try Self.distance(of: page, from: frame, of: scene, in: folder)
        #expect(distance.mean == 0 && distance.outliers == 0, "\(frame): \(distance)")
      }
    }
  }
}
