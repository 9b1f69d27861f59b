// What is said of PNG pictures that cannot be read.

import TestSupport
import Testing

@testable import Raster

@Suite struct PNGDecoderErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let error: PNGError
    let message: String
    var testDescription: String { message }
  }

  /// A grey picture of 4 × 3 pixels: chunks begin at 8, 33 and, the last one, at 72.
  static let gray = HandMadePNG(type: .grayscale, depth: 8, width: 4, height: 3)
  static let indexed = HandMadePNG(type: .indexed, depth: 2, width: 4, height: 3)
  static let end = HandMadePNG.chunk("IEND", [])

  /// A file of the parts that are given, between signature and end.
  static func file(_ picture: HandMadePNG, _ chunks: [UInt8]...) -> [UInt8] {
    HandMadePNG.signature + picture.header + chunks.flatMap { $0 } + end
  }

  /// One chunk with a stream.
  static func data(_ stream: [UInt8]) -> [UInt8] { HandMadePNG.chunk("IDAT", stream) }

  static let stream = HandMadePNG.zlib(gray.imageData)

  static func sized(_ width: Int, _ height: Int) -> [UInt8] {
    var picture = gray
    (picture.width, picture.height) = (width, height)
    return file(picture, data(stream))
  }

  static func changed(_ bytes: [UInt8], at place: Int, to new: [UInt8]) -> [UInt8] {
    var result = bytes
    result.replaceSubrange(place..<place + new.count, with: new)
    return result
  }

  static func chunkCases() throws -> [Case] {
    let whole = file(gray, data(stream))
    let limit = 1 << 26
    let wide = try #require(PixelSize(width: 8193, height: 8192))
    let long = try #require(PixelSize(width: 1_000_001, height: 1))
    return [
      Case(
        bytes: sized(8193, 8192), error: .tooManyPixels(wide, limit: limit),
        message: "The PNG picture's size is 8193 × 8192 pixels, "
          + "but at most 67108864 pixels can be read."),
      Case(
        bytes: sized(1_000_001, 1), error: .sideTooLong(long, limit: 1_000_000),
        message: "The PNG picture's size is 1000001 × 1 pixels, "
          + "but each side can be 1000000 at most."),
      Case(
        bytes: Array(whole.prefix(50)),
        error: .chunkTruncated(byteCount: 50, within: Array("IDAT".utf8)),
        message: "The PNG picture ends after 50 bytes, within its chunk 'IDAT'."),
      Case(
        bytes: Array(whole.dropLast(12)),
        error: .chunkTruncated(byteCount: whole.count - 12, within: nil),
        message: "The PNG picture ends after 71 bytes, but its last chunk must be IEND."),
      Case(
        bytes: changed(whole, at: 37, to: [0x49, 0x44, 0x07, 0x54]),
        error: .chunkName([0x49, 0x44, 0x07, 0x54], at: 33),
        message: "The PNG picture has at byte 33 a chunk called 'ID?T', "
          + "but a chunk's name must be four Latin letters."),
      Case(
        bytes: changed(whole, at: 33, to: [0x80, 0, 0, 0]),
        error: .chunkLength(1 << 31, name: Array("IDAT".utf8)),
        message: "The PNG picture's chunk 'IDAT' is 2147483648 bytes long, "
          + "but a chunk must be in 0…2147483647."),
      Case(
        bytes: changed(whole, at: whole.count - 4, to: [0, 0, 0, 1]),
        error: .chunkChecksum(
          name: Array("IEND".utf8), at: whole.count - 12, stated: 1, computed: 0xAE42_6082),
        message: "The PNG picture's chunk 'IEND' at byte 71 is damaged: its checksum is 00000001, "
          + "but its bytes give ae426082."),
      Case(
        bytes: file(gray, HandMadePNG.chunk("ABCD", [])),
        error: .chunkUnknown(name: Array("ABCD".utf8)),
        message: "The PNG picture has the chunk 'ABCD', which it says must be understood, "
          + "but only IHDR, PLTE, IDAT and IEND are known as such."),
      Case(
        bytes: file(gray, gray.header), error: .chunkRepeated(name: Array("IHDR".utf8)),
        message: "The PNG picture has a second chunk 'IHDR', but only one is allowed."),
      Case(
        bytes: file(indexed, indexed.beforeData, indexed.beforeData),
        error: .chunkRepeated(name: Array("PLTE".utf8)),
        message: "The PNG picture has a second chunk 'PLTE', but only one is allowed."),
      Case(
        bytes: file(indexed, HandMadePNG.chunk("PLTE", [1, 2, 3, 4])),
        error: .paletteLength(byteCount: 4),
        message: "The PNG picture's palette is 4 bytes long, "
          + "but must be 3 for each of 1 to 256 colours."),
      Case(
        bytes: file(indexed, data(stream), indexed.beforeData), error: .paletteMissing,
        message: "The PNG picture's pixels are indices into a palette, "
          + "but no palette comes before them."),
      Case(
        bytes: file(gray), error: .imageDataMissing,
        message: "The PNG picture has no image data, but at least one chunk IDAT must be there."),
      Case(
        bytes: file(gray, data(stream), HandMadePNG.chunk("tEXt", []), data([])),
        error: .imageDataDivided,
        message: "The PNG picture has another chunk between its chunks IDAT, "
          + "but they must follow each other."),
    ]
  }

  static func dataCases() -> [Case] {
    var wrongSum = stream
    wrongSum[stream.count - 1] ^= 1
    let sum = Adler32Tests.definition(gray.imageData)
    var badFilter = gray.imageData
    badFilter[5] = 9
    let short = Array(gray.imageData.prefix(10))
    return [
      Case(
        bytes: sized(8192, 8192), error: .imageDataTooShort(byteCount: stream.count, needed: 65036),
        message: "The PNG picture's image data is 26 bytes long, "
          + "but for its size at least 65036 are needed."),
      Case(
        bytes: file(gray, data(Array(stream.prefix(12)))), error: .imageDataDamaged(.truncated),
        message: "The PNG picture's image data is damaged: "
          + "it ends before its last block is complete."),
      Case(
        bytes: file(gray, data(Array(stream.dropLast(1)))), error: .imageDataDamaged(.truncated),
        message: "The PNG picture's image data is damaged: "
          + "it ends before its last block is complete."),
      Case(
        bytes: file(gray, data(wrongSum)),
        error: .imageDataDamaged(.checksum(stated: sum ^ 1, computed: sum)),
        message: "The PNG picture's image data is damaged: its checksum is "
          + "\(Hexadecimal.digits(sum ^ 1, count: 8)), but its bytes give "
          + "\(Hexadecimal.digits(sum, count: 8))."),
      Case(
        bytes: file(gray, data(HandMadePNG.zlib(badFilter))), error: .rowFilter(9, row: 1),
        message: "The PNG picture's row 1 has the filter 9, but must have one of 0 to 4."),
      Case(
        bytes: file(gray, data(HandMadePNG.zlib(short))), error: .rowsMissing(count: 2, of: 3),
        message: "The PNG picture's image data ends after 2 rows, but must have 3."),
    ]
  }

  @Test func `each fault has its message`() throws {
    for example in try Self.chunkCases() + Self.dataCases() {
      let error = #expect(throws: PNGError.self) { try PNGDecoder().picture(from: example.bytes) }
      #expect(error == example.error)
      #expect(error?.description == example.message)
    }
  }

  @Test func `the limit of pixels is what the decoder was given`() throws {
    let bytes = Self.gray.bytes
    #expect(try PNGDecoder(pixelLimit: 12).picture(from: bytes).pixels.count == 12)
    for limit in [11, 0, -1, .min] {
      #expect(throws: PNGError.self) { try PNGDecoder(pixelLimit: limit).picture(from: bytes) }
    }
    #expect(PNGDecoder(pixelLimit: .max).pixelLimit == 1 << 28)
  }

  @Test func `a file cut anywhere is refused`() {
    var file = HandMadePNG(type: .indexed, depth: 4, isInterlaced: true, hasTransparency: true)
    file.chunkLength = 40
    let bytes = file.bytes
    for count in 0..<bytes.count {
      #expect(throws: PNGError.self) {
        try PNGDecoder().picture(from: Array(bytes.prefix(count)))
      }
    }
  }

  @Test func `any single wrong bit is noticed`() {
    let bytes = Self.gray.bytes
    for bit in 0..<bytes.count * 8 {
      var wrong = bytes
      wrong[bit / 8] ^= 1 << UInt8(bit % 8)
      // In one name it makes the chunk another one; the checksum covers the name.
      #expect(throws: PNGError.self) { try PNGDecoder().picture(from: wrong) }
    }
  }
}
