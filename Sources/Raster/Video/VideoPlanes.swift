// How the planes of a video frame lie in memory.
// Layer: Raster. Tests: VideoPlanesTests.

/// The planes Y, Cb and Cr of a frame, one after the other.
struct VideoPlanes: Hashable, Sendable {
  /// The size of the picture and of Y.
  let size: PixelSize

  /// How many values Cb and Cr have.
  let chroma: Y4MEncoder.Chroma

  /// How many pixels a value of Cb or Cr stands for, across and down.
  var step: Int {
    switch chroma {
    case .subsampled: 2
    case .full: 1
    }
  }

  /// How many columns Cb and Cr have.
  var chromaWidth: Int { (size.width - 1) / step + 1 }

  /// How many rows Cb and Cr have.
  var chromaHeight: Int { (size.height - 1) / step + 1 }

  /// How many bytes the planes have.
  var byteCount: Int { size.width * size.height + 2 * chromaWidth * chromaHeight }

  /// The smallest rectangle of whole squares of pixels around one that lies in the picture;
  /// an empty one stays empty.
  func aligned(_ part: PixelRectangle) -> PixelRectangle {
    if part.isEmpty { return part }
    let (left, top) = (part.x / step * step, part.y / step * step)
    let right = min(size.width, (part.x + part.width + step - 1) / step * step)
    let bottom = min(size.height, (part.y + part.height + step - 1) / step * step)
    return PixelRectangle(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Writes a part of the planes.
  ///
  /// - Parameters:
  ///   - part: Which pixels: aligned, and not empty.
  ///   - pixels: All pixels of the picture.
  ///   - bytes: Where the planes are written, `byteCount` bytes from an index on.
  ///   - start: That index.
  func write(
    _ part: PixelRectangle, of pixels: Span<UInt32>, to bytes: inout MutableSpan<UInt8>,
    from start: Int
  ) {
    let blue = start + size.width * size.height
    let red = blue + chromaWidth * chromaHeight
    for row in stride(from: part.y, to: part.y + part.height, by: step) {
      let first = row * size.width + part.x
      let chromaFirst = row / step * chromaWidth + part.x / step
      let places = PlaneRows.Places(
        luma: start + first, blue: blue + chromaFirst, red: red + chromaFirst)
      switch chroma {
      case .full:
        PlaneRows.writeFull(pixels, from: first, count: part.width, to: &bytes, at: places)
      case .subsampled:
        PlaneRows.writeSubsampled(
          pixels, from: first, below: row + 1 < size.height ? size.width : 0, count: part.width,
          to: &bytes, at: places)
      }
    }
  }
}
