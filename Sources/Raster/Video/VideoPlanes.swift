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
  /// `part` is aligned and not empty, `pixels` are all pixels of the picture, and `bytes` are
  /// `byteCount` bytes.
  func write(
    _ part: PixelRectangle, of pixels: UnsafePointer<UInt32>, to bytes: UnsafeMutablePointer<UInt8>
  ) {
    let blue = bytes + size.width * size.height
    let red = blue + chromaWidth * chromaHeight
    for row in stride(from: part.y, to: part.y + part.height, by: step) {
      let start = row * size.width + part.x
      let chromaStart = row / step * chromaWidth + part.x / step
      switch chroma {
      case .full:
        PlaneRows.writeFull(
          pixels + start, count: part.width, luma: bytes + start, blue: blue + chromaStart,
          red: red + chromaStart)
      case .subsampled:
        let below = row + 1 < size.height ? start + size.width : start
        PlaneRows.writeSubsampled(
          (pixels + start, pixels + below), count: part.width, luma: (bytes + start, bytes + below),
          blue: blue + chromaStart, red: red + chromaStart)
      }
    }
  }
}
