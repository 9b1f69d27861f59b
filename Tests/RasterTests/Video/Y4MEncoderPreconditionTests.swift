import Testing

@testable import Raster

/// What stops the process instead of giving a wrong stream.
struct Y4MEncoderPreconditionTests {
  @Test func `a frame rate is above 0`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      _ = Y4MEncoder(size: size, rate: (0, 1), chroma: .full)
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      _ = Y4MEncoder(size: size, rate: (60, -1), chroma: .full)
    }
  }

  @Test func `a frame has the size of its stream`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2), let other = PixelSize(width: 4, height: 1)
      else { return }
      var encoder = Y4MEncoder(size: size, rate: (60, 1), chroma: .subsampled)
      _ = encoder.frame(Bitmap(size: other))
    }
  }
}
