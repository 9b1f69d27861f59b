// What is said of files that are no PNG pictures.

import Testing

@testable import Raster

@Suite struct PNGErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let message: String
    var testDescription: String { message }
  }

  static let onePixel = PNGHeaderTests.onePixel

  static func changed(_ position: Int, _ bytes: [UInt8]) -> [UInt8] {
    var result = onePixel
    result.replaceSubrange(position..<position + bytes.count, with: bytes)
    return result
  }

  static let cases = [
    Case(bytes: [], message: "A PNG picture is expected, but this is an empty file."),
    Case(
      bytes: Array("hello, world".utf8),
      message: "A PNG picture is expected, but this is a file that begins with the bytes "
        + "68 65 6c 6c 6f 2c 20 77."),
    Case(
      bytes: [0x89, 0x50],
      message: "A PNG picture is expected, but this is a file that begins with the bytes 89 50."),
    Case(
      bytes: Array(onePixel.prefix(20)),
      message: "The PNG picture ends after 20 bytes, within its header of 33."),
    Case(
      bytes: changed(8, [0, 0, 0, 4] + Array("CgBI".utf8)),
      message: "The PNG picture is in the form that Xcode makes for devices (its first chunk is "
        + "CgBI), but only a PNG that was not optimised so can be read."),
    Case(
      bytes: changed(12, [0x49, 0x44, 0, 0x41]),
      message: "The PNG picture begins with the chunk 'ID?A', but its first chunk must be IHDR."),
    Case(
      bytes: changed(8, [0, 0, 0, 12]),
      message: "The PNG picture's header is 12 bytes long, but must be 13."),
    Case(
      bytes: changed(29, [0, 0, 0, 1]),
      message: "The PNG picture's header is damaged: its checksum is 00000001, but its bytes give "
        + "1f15c489."),
    Case(
      bytes: PNGHeaderTests.header(width: 0, height: 3),
      message: "The PNG picture's size is 0 × 3 pixels, but each side must be in 1…2147483647."),
    Case(
      bytes: PNGHeaderTests.header(colorType: 5),
      message: "The PNG picture's colour type is 5, but must be 0, 2, 3, 4 or 6."),
    Case(
      bytes: PNGHeaderTests.header(depth: 4, colorType: 2),
      message: "The PNG picture's bit depth is 4, but with colour type 2 it must be one of 8, 16."),
    Case(
      bytes: PNGHeaderTests.header(compression: 1, filter: 2, interlace: 3),
      message: "The PNG picture's methods are compression 1, filter 2 and interlace 3, but must be "
        + "0, 0 and 0 or 1."),
  ]

  @Test(arguments: cases) func `the message says what was found`(example: Case) {
    let error = #expect(throws: PNGError.self) { try PNGHeader(of: example.bytes) }
    #expect(error?.description == example.message)
  }
}
