import TestSupport
import Testing

@testable import Raster

struct BitmapReductionTests {
  @Test(arguments: 0..<30)
  func `each pixel is the average of its block, those at the sides of what is there`(seed: Int)
    throws
  {
    var generator = SplitMix64(seed: seed)
    let (width, height) = (
      Int.random(in: 1...20, using: &generator), Int.random(in: 1...20, using: &generator)
    )
    let (x, y) = (seed % 4, seed / 4 % 3)
    let bitmap = Bitmap.random(width, height, using: &generator)
    let reduced = bitmap.reduced(x: x, y: y)
    try #require(reduced.size.width == (width + (1 << x) - 1) >> x)
    try #require(reduced.size.height == (height + (1 << y) - 1) >> y)
    for row in 0..<reduced.size.height {
      for column in 0..<reduced.size.width {
        var (sums, count) = ([0, 0, 0, 0], 0)
        for line in row << y..<min(height, (row + 1) << y) {
          for place in column << x..<min(width, (column + 1) << x) {
            sums = zip(sums, bitmap.pixels[line * width + place].components).map { $0 + $1 }
            count += 1
          }
        }
        let expected = sums.map { (2 * $0 + count) / (2 * count) }
        try #require(reduced.pixels[row * reduced.size.width + column].components == expected)
      }
    }
  }

  @Test func `pictures that are kept are not taken for others`() {
    var generator = SplitMix64(seed: 1)
    let pictures = (0..<11).map { _ in Bitmap.random(8, 8, using: &generator) }
    var kept = ReducedPictures()
    for index in 0..<66 {
      let picture = pictures[index * 7 % 11]
      let (x, y) = (index % 3, index / 3 % 2)
      let map = ImageMap(a: 65536 << Int64(x), b: 0, c: 0, d: 65536 << Int64(y), tx: 0, ty: 0)
      #expect(kept.picture(of: ImageInk(picture, map: map)) == picture.reduced(x: x, y: y))
    }
  }
}
