// Parts of a picture's stream that are made apart.
// Layer: Raster. Source: PNG (Third Edition), section 10.1; RFC 1950. Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Some rows as bytes of the stream.
  struct Band: Sendable {
    /// Deflate blocks that end on a whole byte.
    let bytes: [UInt8]
    /// What the rows add to the stream's checksum.
    let checksum: Adler32.Part
  }

  /// Makes bands.
  struct BandEncoder: Sendable {
    /// How many pixels a band has at most, unless a single row has more.
    ///
    /// Each band has codes of its own, and nothing repeats from band to band; yet one that changed is
    /// made anew as a whole. A logo is one band, a telephone's screen some twenty.
    static let pixelCount = 160 * 1024

    private let width: Int
    private let compression: Compression
    private var scan: Scan
    private var search: Search

    init(form: Form, compression: Compression, width: Int) {
      self.width = width
      self.compression = compression
      scan = Scan(form: form, width: width)
      search = Search(form: form, width: width)
    }

    /// The rows of each band of a picture.
    static func bands(
      width: Int, height: Int, pixelCount: Int = pixelCount
    ) -> [Range<Int>] {
      let rowCount = max(1, pixelCount / width)
      return stride(from: 0, to: height, by: rowCount).map { first in
        first..<first + min(rowCount, height - first)
      }
    }

    /// Encodes one band.
    ///
    /// Its bytes depend on its rows and the row above.
    ///
    /// - Parameters:
    ///   - rows: The rows of the band.
    ///   - pixels: All premultiplied pixels of the picture.
    /// - Returns: The band.
    mutating func encode(_ rows: Range<Int>, of pixels: Span<UInt32>) -> Band {
      let hasRowAbove = rows.lowerBound > 0
      let first = hasRowAbove ? rows.lowerBound - 1 : 0
      let source = pixels.extracting(first * width..<rows.upperBound * width)
      switch compression {
      case .fast:
        scan.scan(source, hasRowAbove: hasRowAbove)
        return Band(
          bytes: DeflateBlock(for: scan.tokens).encoded(scan.tokens), checksum: scan.checksum)
      case .small:
        search.search(source, hasRowAbove: hasRowAbove)
        return Band(
          bytes: DeflateBlock(for: search.tokens).encoded(search.tokens),
          checksum: search.checksum)
      }
    }
  }
}
