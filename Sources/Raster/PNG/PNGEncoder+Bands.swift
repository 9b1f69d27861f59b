// Parts of a picture's stream that are made apart.
// Layer: Raster. Source: PNG (Third Edition), section 10.1; RFC 1950. Tests: PNGEncoderTests.

extension PNGEncoder {
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

    /// Encodes one band, as deflate blocks that end on a whole byte.
    ///
    /// Its bytes depend on its rows and the row above.
    ///
    /// - Parameters:
    ///   - rows: The rows of the band.
    ///   - pixels: All premultiplied pixels of the picture.
    ///   - bytes: The band is put behind these bytes of the stream.
    /// - Returns: What the rows add to the stream's checksum.
    mutating func encode(
      _ rows: Range<Int>, of pixels: Span<UInt32>, to bytes: inout [UInt8]
    ) -> Adler32.Part {
      let hasRowAbove = rows.lowerBound > 0
      let first = hasRowAbove ? rows.lowerBound - 1 : 0
      let source = pixels.extracting(first * width..<rows.upperBound * width)
      switch compression {
      case .fast:
        scan.scan(source, hasRowAbove: hasRowAbove)
        DeflateBlock(for: scan.tokens).append(scan.tokens, to: &bytes)
        return scan.checksum
      case .small:
        search.search(source, hasRowAbove: hasRowAbove)
        DeflateBlock(for: search.tokens).append(search.tokens, to: &bytes)
        return search.checksum
      }
    }
  }
}
