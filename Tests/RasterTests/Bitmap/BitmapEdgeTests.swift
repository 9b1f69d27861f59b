import Testing

@testable import Raster

struct BitmapEdgeTests {
  @Test func `the last column and row go on`() throws {
    let (whole, part) = (
      try #require(PixelSize(width: 4, height: 3)), try #require(PixelSize(width: 2, height: 2))
    )
    var bitmap = Bitmap(size: whole)
    bitmap.pixels = [1, 2, 0, 0, 3, 4, 0, 0, 0, 0, 0, 0]
    bitmap.repeatEdges(of: part)
    #expect(bitmap.pixels == [1, 2, 2, 2, 3, 4, 4, 4, 3, 4, 4, 4])
    let before = bitmap
    bitmap.repeatEdges(of: whole)
    #expect(bitmap == before)
  }

  @Test func `a part that is too large is a mistake`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 1, height: 1), let large = PixelSize(width: 1, height: 2)
      else { return }
      var bitmap = Bitmap(size: size)
      bitmap.repeatEdges(of: large)
    }
  }
}
