import TestSupport
import Testing

@testable import Raster

struct BitmapDifferenceTests {
  @Test(arguments: UInt64(0)..<200)
  func `the rectangle holds every difference and touches it on all sides`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    let size = try #require(
      PixelSize(width: 1 + Int(random.next() % 12), height: 1 + Int(random.next() % 9)))
    let old = Bitmap(size: size)
    var new = old
    var places: [(x: Int, y: Int)] = []
    for _ in 0..<random.next() % 4 {
      let index = Int(random.next() % UInt64(new.pixels.count))
      new.pixels[index] = 0xFF00_0000
      places.append((index % size.width, index / size.width))
    }
    let found = new.difference(from: old, within: PixelRectangle(size))
    guard let left = places.map(\.x).min(), let right = places.map(\.x).max(),
      let top = places.map(\.y).min(), let bottom = places.map(\.y).max()
    else {
      #expect(found.isEmpty)
      return
    }
    let expected = PixelRectangle(
      x: left, y: top, width: right + 1 - left, height: bottom + 1 - top)
    #expect(found == expected)
    // What lies outside the part that is searched does not count.
    #expect(
      new.difference(from: old, within: PixelRectangle(x: 0, y: 0, width: 0, height: 9)).isEmpty)
  }

  @Test(arguments: 0..<50)
  func `a copied rectangle is the other's, and the rest stays`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func side(_ limit: UInt64) -> Int { Int(random.next() % limit) }
    let (one, two) = (
      try #require(PixelSize(width: 1 + side(9), height: 1 + side(9))),
      try #require(PixelSize(width: 1 + side(9), height: 1 + side(9)))
    )
    let area = PixelRectangle(x: side(9) - 2, y: side(9) - 2, width: side(9), height: side(9))
    var copy = Bitmap(size: one)
    copy.copy(area, of: Bitmap(size: two, filledWith: .white))
    for y in 0..<one.height {
      for x in 0..<one.width {
        let isInside =
          x < two.width && y < two.height && x >= area.x && x < area.x + area.width
          && y >= area.y && y < area.y + area.height
        try #require(copy.pixels[y * one.width + x] == (isInside ? 0xFFFF_FFFF : 0))
      }
    }
  }

  @Test func `bitmaps of two sizes are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      guard let one = PixelSize(width: 1, height: 1), let two = PixelSize(width: 2, height: 1)
      else {
        return
      }
      _ = Bitmap(size: one).difference(from: Bitmap(size: two), within: PixelRectangle(one))
    }
  }
}
