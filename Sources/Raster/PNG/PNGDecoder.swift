// Reads PNG pictures.
// Layer: Raster. Source: PNG (Third Edition).
// Tests: PNGDecoderTests, PNGDecoderErrorTests, PNGAgreementTests, PNGGarbageTests, PNGMemoryTests.
// Goals, ranked: memory safety and a bound on memory; the same pixels as libpng; speed.

/// Reads PNG pictures: every colour type, bit depth, interlace method, palette and transparency.
///
/// ```swift
/// let picture = try PNGDecoder().picture(from: bytes)
/// picture.pixels[0]  // the upper left one: 0xFF0000FF is opaque red
/// ```
///
/// - Colours: samples are taken as gamma-encoded sRGB, whatever the file says of them. `gAMA`,
///   `cHRM`, `sRGB`, `iCCP`, `cICP` and `sBIT` are ignored, as are all chunks that PNG allows to pass
///   over. Of an animated PNG the default image is read.
/// - Depth: samples of 1, 2 and 4 bits become eight exactly; those of 16 bits are multiplied by
///   255 / 65535 and rounded to the nearest. A transparent colour is compared before that.
/// - Memory: the picture, four bytes a pixel; two rows of at most 8 bytes a pixel; and less than
///   300 kB. So with the default limit it is at most 256 MiB + 16 MB + 300 kB beside the file's bytes.
///   All limits are checked before the picture is allocated, and no more is decompressed than it needs.
/// - Damage: each chunk's checksum and that of the image data must be right, chunks of an unknown name
///   must be marked as optional, and `IEND` must be there. As in libpng, these are no errors: bytes
///   behind `IEND`; more image data than the picture needs (which is not decompressed, so that its
///   checksum is not looked for); an index without a colour, which is opaque black; a `tRNS` of a wrong
///   length or place, which counts for nothing; a palette where none is needed.
public struct PNGDecoder: Hashable, Sendable {
  /// How many pixels a picture may have at most.
  public let pixelLimit: Int

  /// How many pixels a picture may have at most if nothing else is said: 2²⁶, 256 MiB.
  public static let defaultPixelLimit = 1 << 26

  /// How long a side may be at most, as in libpng: 1,000,000.
  public static let longestSide = 1_000_000

  /// How many pixels there may be whatever is asked for: 2²⁸, 1 GiB, which a machine of 32 bits can
  /// still count.
  private static let greatestPixelLimit = 1 << 28

  /// Whether checksums of chunks and of the image data are compared.
  private let checksSums: Bool

  /// Creates a decoder.
  ///
  /// - Parameter pixelLimit: How many pixels a picture may have at most; above 2²⁸ it is 2²⁸.
  public init(pixelLimit: Int = PNGDecoder.defaultPixelLimit) {
    self.init(pixelLimit: pixelLimit, checksSums: true)
  }

  /// Creates a decoder that may take wrong checksums for right, so that a fuzzer gets behind them.
  package init(pixelLimit: Int, checksSums: Bool) {
    self.pixelLimit = min(pixelLimit, PNGDecoder.greatestPixelLimit)
    self.checksSums = checksSums
  }

  /// Reads a picture.
  ///
  /// - Parameter bytes: The whole file.
  /// - Returns: The picture, its colours not multiplied by their alpha.
  /// - Throws: `PNGError` with what was found instead of a picture that can be read.
  /// - Complexity: O(n) in the bytes of the file and of the decompressed picture.
  public func picture(from bytes: [UInt8]) throws(PNGError) -> Picture {
    let contents = try contents(of: bytes)
    let (size, converter) = (contents.header.size, PNGPixels(contents))
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    try readRows(contents, of: bytes) { row, count, first, step in
      var span = pixels.mutableSpan
      converter.write(row, count: count, to: &span, first: first, step: step)
    }
    return Picture(size: size, pixels: pixels)
  }

  /// Reads a picture without loss: 16 bits a component, for comparisons.
  ///
  /// - Returns: The size, and for each pixel red + 2¹⁶·green + 2³²·blue + 2⁴⁸·alpha.
  package func deepPixels(
    from bytes: [UInt8]
  ) throws(PNGError) -> (size: PixelSize, pixels: [UInt64]) {
    let contents = try contents(of: bytes)
    let (size, converter) = (contents.header.size, PNGPixels(contents))
    var pixels = [UInt64](repeating: 0, count: size.width * size.height)
    try readRows(contents, of: bytes) { row, count, first, step in
      var span = pixels.mutableSpan
      converter.writeDeep(row, count: count, to: &span, first: first, step: step)
    }
    return (size, pixels)
  }

  /// Checks the limits and the chunks.
  private func contents(of bytes: [UInt8]) throws(PNGError) -> PNGContents {
    let header = try PNGHeader(of: bytes, checksSum: checksSums)
    let size = header.size
    guard max(size.width, size.height) <= PNGDecoder.longestSide else {
      throw .sideTooLong(size, limit: PNGDecoder.longestSide)
    }
    guard UInt64(size.width) * UInt64(size.height) <= UInt64(max(pixelLimit, 0)) else {
      throw .tooManyPixels(size, limit: pixelLimit)
    }
    let contents = try PNGContents(of: bytes, header: header, checksSums: checksSums)
    // DEFLATE's best is 258 bytes for a length and a distance of one bit each: 1032 for a byte.
    let needed = (header.imageByteCount + 1031) / 1032
    guard UInt64(contents.dataByteCount) >= needed else {
      throw .imageDataTooShort(byteCount: contents.dataByteCount, needed: needed)
    }
    return contents
  }

  /// Reads the image data, and gives each row with its number of pixels, the place of the first one
  /// in the picture, and how far it is to the next.
  private func readRows(
    _ contents: PNGContents, of bytes: [UInt8],
    use: (_ row: Span<UInt8>, _ count: Int, _ first: Int, _ step: Int) -> Void
  ) throws(PNGError) {
    let header = contents.header
    let passes = PNGPass.all(of: header)
    var rows = try PNGRows(contents, of: bytes, checksSums: checksSums)
    for pass in passes {
      rows.startPass(byteCount: header.byteCount(ofRow: pass.size.width))
      for index in 0..<pass.size.height {
        guard try rows.next() else {
          throw .rowsMissing(count: rows.count, of: passes.reduce(0) { $0 + $1.size.height })
        }
        let first = (pass.row + index * pass.rowStep) * header.size.width + pass.column
        let span = rows.row.span
        use(
          span.extracting(PNGRowFilter.lead..<span.count), pass.size.width, first, pass.columnStep)
      }
    }
    try rows.finish()
  }
}
