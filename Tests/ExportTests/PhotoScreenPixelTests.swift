// The sides of the photograph under a toast, in pixels.

import Raster
import Scenes
import Testing
import Timeline

@testable import Export

@Suite struct PhotoScreenPixelTests {
  /// On a screen of 390 × 844 points the sides of the photograph lie between two pixels.
  @Test(arguments: [1.0, 2]) func `a side between pixels is as dark all along`(scale: Double)
    throws
  {
    let toast = try Toast(
      Toast.Configuration {
        $0.screenWidth = 390
        $0.screenHeight = 844
      })
    let frame = toast.frame(at: .zero)
    let layout = try PictureLayout(
      frameWidth: frame.width, frameHeight: frame.height, scale: scale,
      background: SceneColor(hex: 0xFFFFFF))
    var renderer = FrameRenderer(layout: layout)
    _ = renderer.draw(frame)
    let bitmap = renderer.bitmap
    func pixel(_ x: Int, _ y: Int) -> [Double] {
      let pixel = bitmap.pixels[y * bitmap.size.width + x]
      return [0, 8, 16].map { Double(pixel >> $0 & 255) }
    }
    // The margin of 16 of 812 units, and what the corners leave of both sides.
    let unit = 844.0 / 812 * scale
    let (left, right) = (16 * unit, 390 * scale - 16 * unit)
    let sides = [
      (column: Int(left), inside: Int(left) + 1, share: 1 - (left - left.rounded(.down))),
      (column: Int(right), inside: Int(right) - 1, share: right - right.rounded(.down)),
    ]
    for side in sides {
      try #require((0.2...0.9).contains(side.share))
      let uneven = (Int(128 * unit)..<Int(598 * unit)).filter { y in
        zip(pixel(side.column, y), pixel(side.inside, y)).contains { outer, inner in
          // Colours change by less than 2 from one pixel to the next, and coverage is in 256ths.
          abs(outer - (255 + (inner - 255) * side.share)) > 4
        }
      }
      // At each of three ridges a layer ends and the next begins, within eight units.
      #expect(uneven.count <= 3 * Int((8 * unit).rounded(.up)), "\(side) \(uneven)")
    }
  }
}
