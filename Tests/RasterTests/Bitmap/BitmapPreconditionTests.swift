import Testing

@testable import Raster

/// What stops the process instead of giving a wrong picture.
struct BitmapPreconditionTests {
  @Test func `a bitmap has a pixel for each of its places`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 3) else { return }
      _ = Bitmap(size: size, pixels: [0, 0, 0, 0, 0])
    }
  }

  @Test(arguments: [(2, 0), (0, 3), (-1, 0), (0, -1), (Int.max, Int.max)])
  func `a pixel outside the bitmap is neither read nor set`(column: Int, row: Int) async {
    await #expect(processExitsWith: .failure) { [column, row] in
      guard let size = PixelSize(width: 2, height: 3) else { return }
      _ = Bitmap(size: size)[column, row]
    }
    await #expect(processExitsWith: .failure) { [column, row] in
      guard let size = PixelSize(width: 2, height: 3) else { return }
      var bitmap = Bitmap(size: size)
      bitmap[column, row] = 0
    }
  }

  @Test func `a picture has a pixel for each of its places`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 3) else { return }
      _ = Picture(size: size, pixels: [0])
    }
  }

  @Test func `bitmaps of two sizes are not compared`() async {
    await #expect(processExitsWith: .failure) {
      guard let one = PixelSize(width: 2, height: 3), let other = PixelSize(width: 3, height: 2)
      else { return }
      _ = Bitmap(size: one).difference(from: Bitmap(size: other), within: PixelRectangle(one))
    }
  }

  @Test func `the edges of a part that is larger than the bitmap are not repeated`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 3), let part = PixelSize(width: 2, height: 4)
      else { return }
      var bitmap = Bitmap(size: size)
      bitmap.repeatEdges(of: part)
    }
  }
}
