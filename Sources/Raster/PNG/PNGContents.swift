// What the chunks of a PNG file hold.
// Layer: Raster. Source: PNG (Third Edition), sections 5 and 11. Tests: PNGDecoderErrorTests.

/// Where a file's image data is, and the palette and transparency that go with it.
///
/// All chunks up to `IEND` were found whole, in order, and with right checksums.
struct PNGContents: Hashable, Sendable {
  /// The size, and how pixels are stored.
  let header: PNGHeader

  /// The palette's colours, three bytes each.
  private(set) var palette: [UInt8] = []

  /// The bytes of `tRNS`: an alpha for each of the palette's colours, or one transparent colour.
  private(set) var transparency: [UInt8] = []

  /// Where the first chunk of image data begins.
  private(set) var dataStart = 0

  /// How many chunks of image data follow each other.
  private(set) var dataChunkCount = 0

  /// How many bytes of image data there are in all.
  private(set) var dataByteCount = 0

  /// What the next chunk may be.
  private var stage = Stage.beforeData

  private enum Stage: Hashable, Sendable {
    case beforeData
    case inData
    case afterData
  }

  private enum Name {
    static let palette = PNGContents.name("PLTE")
    static let transparency = PNGContents.name("tRNS")
    static let data = PNGContents.name("IDAT")
    static let end = PNGContents.name("IEND")
    static let header = PNGContents.name("IHDR")
  }

  /// Looks through a file's chunks.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - header: The header that the file begins with.
  ///   - checksSums: Whether a wrong checksum is an error; a fuzzer gets further without.
  /// - Throws: `PNGError` with the first fault.
  /// - Complexity: O(n) in the bytes up to `IEND`.
  init(of bytes: [UInt8], header: PNGHeader, checksSums: Bool) throws(PNGError) {
    self.header = header
    var start = PNGHeader.byteCount
    while true {
      let chunk = try PNGContents.chunk(of: bytes, at: start, checksSum: checksSums)
      if chunk.name == Name.end { break }
      try take(chunk, at: start, of: bytes)
      start = chunk.end
    }
    if dataChunkCount == 0 { throw .imageDataMissing }
  }

  /// The chunk that begins at a place, whole and undamaged.
  private static func chunk(
    of bytes: [UInt8], at start: Int, checksSum: Bool
  ) throws(PNGError) -> PNGChunk {
    guard bytes.count - start >= PNGChunk.leaderByteCount else {
      throw .chunkTruncated(byteCount: bytes.count, within: nil)
    }
    let name = Array(bytes[start + 4..<start + 8])
    guard name.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw .chunkName(name, at: start)
    }
    let length = PNGChunk.bigEndian(bytes, at: start)
    guard length <= UInt32(Int32.max) else { throw .chunkLength(length, name: name) }
    guard let chunk = PNGChunk(bytes, at: start) else {
      throw .chunkTruncated(byteCount: bytes.count, within: name)
    }
    let stated = PNGChunk.bigEndian(bytes, at: chunk.data.upperBound)
    let computed = CRC32.checksum(of: bytes.span.extracting(start + 4..<chunk.data.upperBound))
    guard stated == computed || !checksSum else {
      throw .chunkChecksum(name: name, at: start, stated: stated, computed: computed)
    }
    return chunk
  }

  /// Takes note of a chunk before `IEND`.
  private mutating func take(
    _ chunk: PNGChunk, at start: Int, of bytes: [UInt8]
  ) throws(PNGError) {
    if stage == .inData && chunk.name != Name.data { stage = .afterData }
    switch chunk.name {
    case Name.data:
      try takeData(chunk, at: start)
    case Name.palette:
      try takePalette(bytes[chunk.data])
    case Name.transparency:
      takeTransparency(bytes[chunk.data])
    case Name.header:
      throw .chunkRepeated(name: Array("IHDR".utf8))
    default:
      // The fifth bit of the first letter, set in small letters, says that a chunk can be passed over.
      guard chunk.name & 0x2000_0000 != 0 else {
        throw .chunkUnknown(name: Array(bytes[start + 4..<start + 8]))
      }
    }
  }

  private mutating func takeData(_ chunk: PNGChunk, at start: Int) throws(PNGError) {
    switch stage {
    case .beforeData:
      if header.colorType == .indexed && palette.isEmpty { throw .paletteMissing }
      dataStart = start
      stage = .inData
    case .inData: break
    case .afterData: throw .imageDataDivided
    }
    dataChunkCount += 1
    dataByteCount += chunk.data.count
  }

  /// Takes a palette, which only an indexed picture needs.
  private mutating func takePalette(_ data: ArraySlice<UInt8>) throws(PNGError) {
    guard header.colorType == .indexed, stage == .beforeData else { return }
    guard palette.isEmpty else { throw .chunkRepeated(name: Array("PLTE".utf8)) }
    guard data.count % 3 == 0, (3...768).contains(data.count) else {
      throw .paletteLength(byteCount: data.count)
    }
    // As in libpng, colours that no index can name are passed over.
    palette = Array(data.prefix(3 << header.bitDepth))
  }

  /// Takes the transparency; as in libpng, one that has a wrong length or place counts for nothing.
  private mutating func takeTransparency(_ data: ArraySlice<UInt8>) {
    guard stage == .beforeData, transparency.isEmpty else { return }
    let isRight =
      switch header.colorType {
      case .grayscale: data.count == 2
      case .truecolor: data.count == 6
      case .indexed: data.count <= palette.count / 3
      case .grayscaleWithAlpha, .truecolorWithAlpha: false
      }
    if isRight { transparency = Array(data) }
  }

  /// A chunk's name as a number.
  private static func name(_ letters: StaticString) -> UInt32 {
    letters.description.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}
