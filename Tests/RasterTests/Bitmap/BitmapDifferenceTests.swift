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
