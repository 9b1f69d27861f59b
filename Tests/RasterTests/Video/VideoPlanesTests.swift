import Testing

@testable import Raster

struct VideoPlanesTests {
  @Test func `odd sides have room for the last half square`() throws {
    let size = try #require(PixelSize(width: 5, height: 3))
    let planes = VideoPlanes(size: size, chroma: .subsampled)
    #expect(planes.chromaWidth == 3)
    #expect(planes.chromaHeight == 2)
    #expect(planes.byteCount == 15 + 2 * 6)
    #expect(VideoPlanes(size: size, chroma: .full).byteCount == 45)
  }

  @Test func `a changed part grows to whole squares within the picture`() throws {
    let size = try #require(PixelSize(width: 5, height: 3))
    let planes = VideoPlanes(size: size, chroma: .subsampled)
    let part = PixelRectangle(x: 3, y: 1, width: 2, height: 1)
    #expect(planes.aligned(part) == PixelRectangle(x: 2, y: 0, width: 3, height: 2))
    let last = PixelRectangle(x: 4, y: 2, width: 1, height: 1)
    #expect(planes.aligned(last) == PixelRectangle(x: 4, y: 2, width: 1, height: 1))
    #expect(VideoPlanes(size: size, chroma: .full).aligned(part) == part)
    #expect(planes.aligned(PixelRectangle(x: 3, y: 1, width: 0, height: 1)).isEmpty)
  }
}
