// Writes PNG pictures.
// Layer: Raster. Source: PNG (Third Edition). Tests: PNGEncoderTests.

/// Makes PNG files of the frames of a sequence.
///
/// ```swift
/// var encoder = PNGEncoder(size: bitmap.size, isOpaque: true)
/// let file = encoder.encode(bitmap)
/// ```
///
/// The bytes depend on the pixels, the compression and `isOpaque` alone: not on the machine, nor on the
/// pictures encoded before. What an encoder remembers of the last picture only saves time.
public struct PNGEncoder: Sendable {
  /// What counts more, time or bytes.
  public enum Compression: String, Hashable, Sendable, CaseIterable {
    /// As quick as can be.
    case fast
    /// Small files.
    case small
  }

  /// The size of the pictures.
  public let size: PixelSize

  /// What counts more, time or bytes.
  public let compression: Compression

  private let form: Form
  private let rowsOfBands: [Range<Int>]
  private var bandEncoder: BandEncoder
  /// The chunk of each band of the last picture, and its checksum; empty before the first.
  private var bands: [(chunk: [UInt8], checksum: Adler32.Part)] = []

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - size: The size of all pictures.
  ///   - compression: What counts more, time or bytes.
  ///   - isOpaque: Whether every pixel of every picture has an alpha of 255; files then have no
  ///     alpha, and that of the pixels is not looked at.
  /// - Precondition: the width is at most 2²⁴ and the height below 2³¹.
  public init(size: PixelSize, compression: Compression = .fast, isOpaque: Bool) {
    self.init(
      size: size, compression: compression, isOpaque: isOpaque,
      bandPixelCount: BandEncoder.pixelCount)
  }

  /// Creates an encoder with bands of some size.
  init(size: PixelSize, compression: Compression, isOpaque: Bool, bandPixelCount: Int) {
    precondition(
      size.width <= 1 << 24 && size.height <= Int(Int32.max),
      "A PNG is at most 2²⁴ pixels wide and less than 2³¹ high.")
    self.size = size
    self.compression = compression
    form = isOpaque ? .rgb : .rgba
    rowsOfBands = BandEncoder.bands(
      width: size.width, height: size.height, pixelCount: bandPixelCount)
    bandEncoder = BandEncoder(form: form, compression: compression, width: size.width)
  }

  /// Encodes a picture as a whole file.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - changed: A rectangle outside which all pixels are those of the last picture that this
  ///     encoder was given; `nil` if any may differ. Not looked at in the first call.
  /// - Returns: The bytes of the file.
  /// - Precondition: the bitmap has the encoder's size.
  /// - Complexity: O(pixels) in the bands, of some 10⁵ pixels each, that `changed` touches, and O(bytes of
  ///   the file).
  public mutating func encode(_ bitmap: Bitmap, changed: PixelRectangle? = nil) -> [UInt8] {
    precondition(bitmap.size == size, "A picture has the size of its encoder.")
    updateBands(of: bitmap, changed: changed)
    var file = FileSignature.png.bytes
    file.reserveCapacity(bands.reduce(256) { $0 + $1.chunk.count })
    file.append(chunk: "IHDR", PNGEncoder.header(of: size, form: form))
    file.append(chunk: "IDAT", PNGEncoder.streamBeginning)
    var checksum = Adler32()
    for band in bands {
      file.append(contentsOf: band.chunk)
      checksum.append(band.checksum)
    }
    file.append(chunk: "IDAT", PNGEncoder.streamEnding(checksum))
    file.append(chunk: "IEND", [])
    return file
  }

  /// Encodes the bands that may have changed.
  private mutating func updateBands(of bitmap: Bitmap, changed: PixelRectangle?) {
    let isFirst = bands.isEmpty
    let whole = PixelRectangle(size)
    let changed = isFirst ? whole : changed?.intersection(whole) ?? whole
    guard !changed.isEmpty else { return }
    for (index, rows) in rowsOfBands.enumerated() {
      // A band depends on the row above it too.
      guard changed.y < rows.upperBound, changed.y + changed.height >= rows.lowerBound else {
        continue
      }
      var (chunk, checksum): ([UInt8], Adler32.Part) = ([], Adler32.Part())
      chunk.append(chunk: "IDAT") {
        checksum = bandEncoder.encode(rows, of: bitmap.pixels.span, to: &$0)
      }
      if isFirst {
        bands.append((chunk, checksum))
      } else {
        bands[index] = (chunk, checksum)
      }
    }
  }
}
