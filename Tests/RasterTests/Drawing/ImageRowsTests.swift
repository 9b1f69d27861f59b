import TestSupport
import Testing

@testable import Raster

struct ImageRowsTests {
  private func drawn(_ bitmap: Bitmap, _ map: ImageMap, width: Int, height: Int) -> Bitmap {
    var canvas = Canvas(.filled(width, height))
    canvas.fill(
      .rectangle(0, 0, Double(width), Double(height)), with: .image(ImageInk(bitmap, map: map)))
    return canvas.bitmap
  }

  @Test func `a picture at its size and place is copied`() {
    var generator = SplitMix64(seed: 3)
    let bitmap = Bitmap.random(21, 13, using: &generator)
    let identity = ImageMap(a: 65536, b: 0, c: 0, d: 65536, tx: 0, ty: 0)
    #expect(drawn(bitmap, identity, width: 21, height: 13) == bitmap)
  }

  @Test func `a picture that is moved by whole pixels is copied, and its edge goes on`() {
    var generator = SplitMix64(seed: 4)
    let bitmap = Bitmap.random(5, 4, using: &generator)
    let moved = ImageMap(a: 65536, b: 0, c: 0, d: 65536, tx: -3 * 65536, ty: 2 * 65536)
    let result = drawn(bitmap, moved, width: 12, height: 9)
    for y in 0..<9 {
      for x in 0..<12 {
        let (u, v) = (max(0, min(4, x - 3)), max(0, min(3, y + 2)))
        #expect(result.pixels[y * 12 + x] == bitmap.pixels[v * 5 + u])
      }
    }
  }

  @Test func `a quarter turn copies columns as rows`() {
    var generator = SplitMix64(seed: 5)
    let bitmap = Bitmap.random(6, 4, using: &generator)
    // (x, y) of the canvas shows (y, 4 − x) of the picture.
    let turned = ImageMap(a: 0, b: -65536, c: 65536, d: 0, tx: 0, ty: 4 * 65536)
    let result = drawn(bitmap, turned, width: 4, height: 6)
    for y in 0..<6 {
      for x in 0..<4 { #expect(result.pixels[y * 4 + x] == bitmap.pixels[(3 - x) * 6 + y]) }
    }
  }

  /// The exact bilinear mix at a pixel's centre, rounded as stated, then that without rounding.
  private func mixed(
    _ bitmap: Bitmap, _ map: ImageMap, x: Int, y: Int, component: Int
  ) -> (stated: Int, exact: Double) {
    func place(_ p: Int64, _ q: Int64, _ t: Int64) -> Int {
      let twice = p * Int64(2 * x + 1) + q * Int64(2 * y + 1) + 2 * t - 65536
      // In 256ths, rounded to the nearest; `twice` is in 131072ths.
      return Int((twice / 2 + 128 + (twice % 2 < 0 ? -1 : 0)) >> 8)
    }
    let (u, v) = (place(map.a, map.c, map.tx), place(map.b, map.d, map.ty))
    func value(_ dx: Int, _ dy: Int) -> Int {
      let column = max(0, min(bitmap.size.width - 1, u >> 8 + dx))
      let row = max(0, min(bitmap.size.height - 1, v >> 8 + dy))
      return bitmap.pixels[row * bitmap.size.width + column].components[component]
    }
    let (fx, fy) = (u & 255, v & 255)
    let left = (value(0, 0) * (256 - fy) + value(0, 1) * fy + 128) / 256
    let right = (value(1, 0) * (256 - fy) + value(1, 1) * fy + 128) / 256
    let upper = value(0, 0) * (256 - fx) + value(1, 0) * fx
    let lower = value(0, 1) * (256 - fx) + value(1, 1) * fx
    return (
      (left * (256 - fx) + right * fx + 128) / 256,
      Double(upper * (256 - fy) + lower * fy) / 65536
    )
  }

  @Test(arguments: 0..<80)
  func `a magnified, mirrored or turned picture is mixed as stated`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    func scale() -> Int64 { .random(in: -131_000...131_000, using: &generator) }
    let isTurned = seed % 2 == 1
    let map = ImageMap(
      a: scale(), b: isTurned ? scale() : 0, c: isTurned ? scale() : 0, d: scale(),
      tx: 8 * scale(), ty: 8 * scale())
    let bitmap = Bitmap.random(11, 9, using: &generator)
    let result = drawn(bitmap, map, width: 24, height: 20)
    for y in 0..<20 {
      for x in 0..<24 {
        let pixel = result.pixels[y * 24 + x].components
        for component in 0..<4 {
          let (stated, exact) = mixed(bitmap, map, x: x, y: y, component: component)
          try #require(pixel[component] == stated, "at \(x), \(y)")
          try #require(abs(Double(stated) - exact) <= 1)
        }
      }
    }
  }

  @Test func `a picture at a quarter of its size shows the averages of four by four pixels`() {
    var generator = SplitMix64(seed: 6)
    let bitmap = Bitmap.random(24, 16, using: &generator)
    let quarter = ImageMap(a: 4 * 65536, b: 0, c: 0, d: 4 * 65536, tx: 0, ty: 0)
    #expect(drawn(bitmap, quarter, width: 6, height: 4) == bitmap.reduced(x: 2, y: 2))
  }

  @Test func `a picture's frame between pixels fades by coverage`() {
    let bitmap = Bitmap.filled(4, 4, .white)
    var canvas = Canvas(.filled(6, 1))
    let map = ImageMap(a: 65536, b: 0, c: 0, d: 65536, tx: -32768, ty: 0)
    canvas.fill(.rectangle(0.5, 0, 4, 1), with: .image(ImageInk(bitmap, map: map)))
    #expect(canvas.bitmap.pixels.map { $0 & 255 } == [128, 255, 255, 255, 128, 0])
  }
}
