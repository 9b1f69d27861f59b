// Animated files as a browser shows them.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OutsideTool.hasAll("chromium", "ffmpeg")), .serialized)
struct BrowserProofTests {
  static let words = "shimmer --fps 30 --size 240x240"

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
    of page: String, from frame: Int, in folder: URL
  ) throws -> Proof.Distance {
    try Proof.make("\(words) --frames \(frame)...\(frame) --output a.rgba", in: folder)
    return try Proof.distance(
      try screenshot(of: page, in: folder), try Proof.bytes(of: "a.rgba", in: folder))
  }

  @Test(arguments: [0, 13, 29]) func `Chromium shows each frame of the animated SVG`(
    frame: Int
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("\(Self.words) --output a.svg", in: folder)
      let svg = String(decoding: try Proof.bytes(of: "a.svg", in: folder), as: UTF8.self)
      let time = (Double(frame) + 0.5) / 30
      let page = """
        <!doctype html><body style="margin:0">\(svg)<script>
        const svg = document.querySelector("svg");
        svg.pauseAnimations(); svg.setCurrentTime(\(time));
        </script>
        """
      let distance = try Self.distance(of: page, from: frame, in: folder)
      #expect(distance.mean < 1 && distance.outliers < 0.01, "\(distance)")
    }
  }

  @Test(arguments: [0, 13, 29]) func `Chromium decodes each frame of the animated PNG`(
    frame: Int
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("\(Self.words) --output a.apng", in: folder)
      let data = try Proof.bytes(of: "a.apng", in: folder).base64EncodedString()
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
      let distance = try Self.distance(of: page, from: frame, in: folder)
      #expect(distance.mean == 0 && distance.outliers == 0, "\(distance)")
    }
  }
}
