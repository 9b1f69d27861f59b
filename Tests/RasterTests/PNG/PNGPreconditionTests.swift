import Testing

@testable import Raster

/// What stops the process instead of giving a wrong file.
struct PNGPreconditionTests {
  @Test func `a PNG encoder takes pictures of its size, which a PNG can hold`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 1 << 24 + 1, height: 1) else { return }
      _ = PNGEncoder(size: size, isOpaque: true)
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2), let other = PixelSize(width: 4, height: 1)
      else { return }
      var encoder = PNGEncoder(size: size, isOpaque: false)
      _ = encoder.encode(Bitmap(size: other))
    }
  }

  @Test func `an animated PNG has a frame at least, of a size that it can hold`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 1, height: 1 << 31) else { return }
      _ = APNGEncoder(size: size, isOpaque: true)
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      _ = APNGEncoder(size: size, isOpaque: true).beginning(frameCount: 0, repetitions: 0)
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      _ = APNGEncoder(size: size, isOpaque: true).beginning(frameCount: 1, repetitions: -1)
    }
  }

  @Test func `a frame of an animated PNG has its size and an index from 0 on`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2), let other = PixelSize(width: 4, height: 1)
      else { return }
      var encoder = APNGEncoder(size: size, isOpaque: true)
      _ = encoder.frame(
        Bitmap(size: other), changed: PixelRectangle(other), index: 0, delay: (1, 60))
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      var encoder = APNGEncoder(size: size, isOpaque: true)
      _ = encoder.frame(
        Bitmap(size: size), changed: PixelRectangle(size), index: -1, delay: (1, 60))
    }
  }
}
