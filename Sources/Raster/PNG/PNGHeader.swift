// The first chunk of a PNG picture: its size and how its pixels are stored.
// Layer: Raster. Source: PNG (Third Edition), sections 5.2 (signature), 5.3 (chunks), 11.2.1 (IHDR).
// Tests: PNGHeaderTests.

/// What a PNG picture says of itself before its pixels come.
///
/// ```swift
/// let header = try PNGHeader(of: bytes)
/// header.size.width  // 240
/// ```
public struct PNGHeader: Hashable, Sendable {
  /// The width and height in pixels, each within 1…2³¹ − 1.
  public let size: PixelSize

  /// Bits in a sample (in a palette index for `.indexed`): 1, 2, 4, 8 or 16.
  public let bitDepth: Int

  /// Which samples make a pixel.
  public let colorType: ColorType

  /// Whether the pixels come in the seven passes of Adam7.
  public let isInterlaced: Bool

  /// Which samples make a pixel; the raw value is PNG's own number.
  public enum ColorType: UInt8, Hashable, Sendable, CaseIterable {
    /// One grey sample.
    case grayscale = 0

    /// Red, green and blue.
    case truecolor = 2

    /// An index into a palette.
    case indexed = 3

    /// Grey and alpha.
    case grayscaleWithAlpha = 4

    /// Red, green, blue and alpha.
    case truecolorWithAlpha = 6

    /// The bit depths that PNG allows with the colour type.
    public var allowedBitDepths: [Int] {
      switch self {
      case .grayscale: [1, 2, 4, 8, 16]
      case .indexed: [1, 2, 4, 8]
      case .truecolor, .grayscaleWithAlpha, .truecolorWithAlpha: [8, 16]
      }
    }
  }

  /// The bytes of a file that `init(of:)` looks at: the signature and the whole first chunk.
  public static let byteCount = 33
}

extension PNGHeader {
  /// Reads the header from the start of a file.
  ///
  /// Only the first `byteCount` bytes matter; more may follow.
  ///
  /// - Parameter bytes: The file's bytes from its start on.
  /// - Throws: `PNGError` with what was found instead of a PNG header.
  /// - Complexity: O(1).
  public init(of bytes: [UInt8]) throws(PNGError) {
    try self.init(of: bytes, checksSum: true)
  }

  /// Reads the header from the start of a file, and may take a wrong checksum for right.
  init(of bytes: [UInt8], checksSum: Bool) throws(PNGError) {
    guard bytes.starts(with: FileSignature.png.bytes) else {
      throw .notPNG(found: FileSignature.describing(bytes))
    }
    guard bytes.count >= 16 else { throw .headerTruncated(byteCount: bytes.count) }
    let name = Array(bytes[12..<16])
    guard name == Array("IHDR".utf8) else {
      throw name == Array("CgBI".utf8) ? .xcodeOptimized : .chunkBeforeHeader(name: name)
    }
    let length = PNGChunk.bigEndian(bytes, at: 8)
    guard length == 13 else { throw .headerLength(length) }
    guard bytes.count >= PNGHeader.byteCount else { throw .headerTruncated(byteCount: bytes.count) }
    let stated = PNGChunk.bigEndian(bytes, at: 29)
    let computed = CRC32.checksum(of: bytes.span.extracting(12..<29))
    guard stated == computed || !checksSum else {
      throw .headerChecksum(stated: stated, computed: computed)
    }
    try self.init(checked: bytes)
  }

  /// Reads the fields of a header whose length and checksum are right.
  private init(checked bytes: [UInt8]) throws(PNGError) {
    let width = PNGChunk.bigEndian(bytes, at: 16)
    let height = PNGChunk.bigEndian(bytes, at: 20)
    let greatest = UInt32(Int32.max)
    guard width <= greatest, height <= greatest,
      let size = PixelSize(width: Int(width), height: Int(height))
    else { throw .headerSize(width: width, height: height) }
    guard let colorType = ColorType(rawValue: bytes[25]) else { throw .headerColorType(bytes[25]) }
    guard colorType.allowedBitDepths.contains(Int(bytes[24])) else {
      throw .headerBitDepth(bytes[24], colorType)
    }
    guard bytes[26] == 0, bytes[27] == 0, bytes[28] <= 1 else {
      throw .headerMethod(compression: bytes[26], filter: bytes[27], interlace: bytes[28])
    }
    self.size = size
    bitDepth = Int(bytes[24])
    self.colorType = colorType
    isInterlaced = bytes[28] == 1
  }
}
