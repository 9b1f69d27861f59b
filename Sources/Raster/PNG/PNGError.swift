// What can be wrong with a PNG file.
// Layer: Raster. Tests: PNGErrorTests, PNGDecoderErrorTests.

/// Says why bytes are not a PNG picture that can be read.
public enum PNGError: Error, Hashable, Sendable {
  /// The file does not begin as a PNG does; what it seems to be, with its article.
  case notPNG(found: String)

  /// The file ends within its header; how many bytes it has.
  case headerTruncated(byteCount: Int)

  /// The picture is in the form that Xcode makes for devices, which is not PNG.
  case xcodeOptimized

  /// The first chunk is another one than `IHDR`; its name.
  case chunkBeforeHeader(name: [UInt8])

  /// The header chunk is not 13 bytes long; how long it is.
  case headerLength(UInt32)

  /// The header's checksum is not that of its bytes.
  case headerChecksum(stated: UInt32, computed: UInt32)

  /// A side is 0 or above 2³¹ − 1 pixels.
  case headerSize(width: UInt32, height: UInt32)

  /// The colour type is none of PNG's.
  case headerColorType(UInt8)

  /// The bit depth is not one that PNG allows with the colour type.
  case headerBitDepth(UInt8, PNGHeader.ColorType)

  /// A method that PNG does not define.
  case headerMethod(compression: UInt8, filter: UInt8, interlace: UInt8)

  /// The picture has more pixels than the decoder's limit.
  case tooManyPixels(PixelSize, limit: Int)

  /// A side is longer than the decoder can read.
  case sideTooLong(PixelSize, limit: Int)

  /// The file ends within a chunk, or, where there is no name, where a chunk must come.
  case chunkTruncated(byteCount: Int, within: [UInt8]?)

  /// A chunk's name is not four Latin letters; the name, and where in the file the chunk begins.
  case chunkName([UInt8], at: Int)

  /// A chunk's length is above 2³¹ − 1.
  case chunkLength(UInt32, name: [UInt8])

  /// A chunk's checksum is not that of its bytes; `at` is where in the file the chunk begins.
  case chunkChecksum(name: [UInt8], at: Int, stated: UInt32, computed: UInt32)

  /// A chunk that may not be passed over is none of PNG's.
  case chunkUnknown(name: [UInt8])

  /// There is a second chunk of a name that only one may have.
  case chunkRepeated(name: [UInt8])

  /// The palette's length is not three bytes for each of 1…256 colours.
  case paletteLength(byteCount: Int)

  /// The pixels are indices, but there is no palette before them.
  case paletteMissing

  /// There is no image data.
  case imageDataMissing

  /// Another chunk divides the image data.
  case imageDataDivided

  /// The image data cannot be enough, however well it is compressed; how many bytes there are, and
  /// how many there must be at least.
  case imageDataTooShort(byteCount: Int, needed: UInt64)

  /// The image data cannot be decompressed.
  case imageDataDamaged(InflateError)

  /// A row's filter is none of PNG's; rows are counted from 0, over all passes.
  case rowFilter(UInt8, row: Int)

  /// The image data ends before its last row; over all passes.
  case rowsMissing(count: Int, of: Int)
}

extension PNGError: CustomStringConvertible {
  /// One full sentence: what was found, and what a PNG has there.
  public var description: String {
    switch self {
    case .notPNG(let found):
      "A PNG picture is expected, but this is \(found)."
    case .headerTruncated(let byteCount):
      "The PNG picture ends after \(byteCount) bytes, within its header of \(PNGHeader.byteCount)."
    case .xcodeOptimized:
      "The PNG picture is in the form that Xcode makes for devices (its first chunk is CgBI), "
        + "but only a PNG that was not optimised so can be read."
    case .chunkBeforeHeader(let name):
      "The PNG picture begins with the chunk '\(PNGError.printable(name))', "
        + "but its first chunk must be IHDR."
    case .headerLength(let length):
      "The PNG picture's header is \(length) bytes long, but must be 13."
    case .headerChecksum(let stated, let computed):
      "The PNG picture's header is damaged: its checksum is \(Hexadecimal.digits(stated, count: 8)), "
        + "but its bytes give \(Hexadecimal.digits(computed, count: 8))."
    case .headerSize(let width, let height):
      "The PNG picture's size is \(width) × \(height) pixels, "
        + "but each side must be in 1…2147483647."
    case .headerColorType(let number):
      "The PNG picture's colour type is \(number), but must be 0, 2, 3, 4 or 6."
    case .headerBitDepth(let depth, let colorType):
      "The PNG picture's bit depth is \(depth), but with colour type \(colorType.rawValue) "
        + "it must be one of \(colorType.allowedBitDepths.map(String.init).joined(separator: ", "))."
    case .headerMethod(let compression, let filter, let interlace):
      "The PNG picture's methods are compression \(compression), filter \(filter) and "
        + "interlace \(interlace), but must be 0, 0 and 0 or 1."
    case .tooManyPixels(let size, let limit):
      "The PNG picture's size is \(size.width) × \(size.height) pixels, "
        + "but at most \(limit) pixels can be read."
    case .sideTooLong(let size, let limit):
      "The PNG picture's size is \(size.width) × \(size.height) pixels, "
        + "but each side can be \(limit) at most."
    case .chunkTruncated(let byteCount, let name?):
      "The PNG picture ends after \(byteCount) bytes, "
        + "within its chunk '\(PNGError.printable(name))'."
    case .chunkTruncated(let byteCount, nil):
      "The PNG picture ends after \(byteCount) bytes, but its last chunk must be IEND."
    case .chunkName(let name, let start):
      "The PNG picture has at byte \(start) a chunk called '\(PNGError.printable(name))', "
        + "but a chunk's name must be four Latin letters."
    case .chunkLength(let length, let name):
      "The PNG picture's chunk '\(PNGError.printable(name))' is \(length) bytes long, "
        + "but a chunk must be in 0…2147483647."
    case .chunkChecksum(let name, let start, let stated, let computed):
      "The PNG picture's chunk '\(PNGError.printable(name))' at byte \(start) is damaged: its "
        + "checksum is \(Hexadecimal.digits(stated, count: 8)), "
        + "but its bytes give \(Hexadecimal.digits(computed, count: 8))."
    case .chunkUnknown(let name):
      "The PNG picture has the chunk '\(PNGError.printable(name))', which it says must be "
        + "understood, but only IHDR, PLTE, IDAT and IEND are known as such."
    case .chunkRepeated(let name):
      "The PNG picture has a second chunk '\(PNGError.printable(name))', but only one is allowed."
    case .paletteLength(let byteCount):
      "The PNG picture's palette is \(byteCount) bytes long, "
        + "but must be 3 for each of 1 to 256 colours."
    case .paletteMissing:
      "The PNG picture's pixels are indices into a palette, but no palette comes before them."
    case .imageDataMissing:
      "The PNG picture has no image data, but at least one chunk IDAT must be there."
    case .imageDataDivided:
      "The PNG picture has another chunk between its chunks IDAT, but they must follow each other."
    case .imageDataTooShort(let byteCount, let needed):
      "The PNG picture's image data is \(byteCount) bytes long, "
        + "but for its size at least \(needed) are needed."
    case .imageDataDamaged(let error):
      "The PNG picture's image data is damaged: \(error.finding)."
    case .rowFilter(let number, let row):
      "The PNG picture's row \(row) has the filter \(number), but must have one of 0 to 4."
    case .rowsMissing(let count, let total):
      "The PNG picture's image data ends after \(count) rows, but must have \(total)."
    }
  }

  /// A chunk's name with `?` for every byte that is not a printable ASCII character.
  static func printable(_ name: [UInt8]) -> String {
    String(decoding: name.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }
}
