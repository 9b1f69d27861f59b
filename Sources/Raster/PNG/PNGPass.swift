// Which pixels of a PNG picture come together.
// Layer: Raster. Source: PNG (Third Edition), section 8 (Adam7). Tests: PNGDecoderTests.

/// One pass over a picture: every so many columns of every so many rows.
///
/// A picture that is not interlaced has one pass of all its pixels.
struct PNGPass: Hashable, Sendable {
  /// The first column, and how far it is to the next one.
  let (column, columnStep): (Int, Int)

  /// The first row, and how far it is to the next one.
  let (row, rowStep): (Int, Int)

  /// How many columns and rows there are; neither is 0.
  let size: PixelSize

  /// Creates a pass over a picture, or `nil` if it has no pixels there.
  private init?(over size: PixelSize, columns: (Int, step: Int), rows: (Int, step: Int)) {
    (column, columnStep) = (columns.0, columns.step)
    (row, rowStep) = (rows.0, rows.step)
    // How many of the places first, first + step, … are below the side.
    let width = (size.width - column + columnStep - 1) / columnStep
    let height = (size.height - row + rowStep - 1) / rowStep
    guard let size = PixelSize(width: width, height: height) else { return nil }
    self.size = size
  }

  /// The passes that have pixels, in the order of the file.
  static func all(of header: PNGHeader) -> [PNGPass] {
    guard header.isInterlaced else {
      return [PNGPass(over: header.size, columns: (0, step: 1), rows: (0, step: 1))].compactMap {
        $0
      }
    }
    return adam7.compactMap { column, columnStep, row, rowStep in
      PNGPass(over: header.size, columns: (column, step: columnStep), rows: (row, step: rowStep))
    }
  }

  /// The first column and its step, the first row and its step of Adam7's passes.
  private static let adam7 = [
    (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
    (0, 1, 1, 2),
  ]
}

extension PNGHeader {
  /// How many samples a pixel has.
  var samplesPerPixel: Int {
    switch colorType {
    case .grayscale, .indexed: 1
    case .grayscaleWithAlpha: 2
    case .truecolor: 3
    case .truecolorWithAlpha: 4
    }
  }

  /// How many bits a pixel has: 1, 2, 4, or whole bytes.
  var bitsPerPixel: Int { samplesPerPixel * bitDepth }

  /// How far a filter looks to the left.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  /// The bytes of a row of some pixels, the filter's number not counted.
  ///
  /// - Precondition: `width` is at most `PNGDecoder.longestSide`.
  func byteCount(ofRow width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// The bytes of the image data, decompressed.
  var imageByteCount: UInt64 {
    PNGPass.all(of: self).reduce(0) { sum, pass in
      sum + UInt64(pass.size.height) * UInt64(1 + byteCount(ofRow: pass.size.width))
    }
  }
}
