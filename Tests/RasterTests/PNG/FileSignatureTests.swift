// Formats that people take for PNG.

import Testing

@testable import Raster

@Suite struct FileSignatureTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let name: String
    var testDescription: String { name }

    init(_ bytes: [UInt8], _ name: String) {
      self.bytes = bytes
      self.name = name
    }

    init(_ text: String, _ name: String) {
      self.init(Array(text.utf8), name)
    }
  }

  /// The beginnings of real files of each format.
  static let cases = [
    Case([0xFF, 0xD8, 0xFF, 0xE0, 0, 0x10], "a JPEG picture"),
    Case("GIF89a", "a GIF picture"),
    Case("RIFF\u{24}\u{0}\u{0}\u{0}WEBPVP8 ", "a WebP picture"),
    Case("\u{0}\u{0}\u{0}\u{18}ftypheic", "a HEIF or AVIF picture"),
    Case("II*\u{0}\u{8}\u{0}", "a TIFF picture"),
    Case("MM\u{0}*\u{0}\u{0}", "a TIFF picture"),
    Case("BM6\u{0}", "a BMP picture"),
    Case("8BPS\u{0}\u{1}", "a Photoshop document"),
    Case("%PDF-1.7", "a PDF document"),
    Case("<svg xmlns=", "an SVG picture"),
    Case("<?xml version=", "an XML document"),
    Case([0x1F, 0x8B, 8], "a gzip archive"),
    Case("PK\u{3}\u{4}\u{14}", "a ZIP archive"),
    Case(
      [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
      "a PNG picture whose line ends were changed in transfer"),
    Case([0, 1, 0xAB], "a file that begins with the bytes 00 01 ab"),
    Case([], "an empty file"),
  ]

  @Test(arguments: cases) func `a file is called by its format`(example: Case) {
    #expect(FileSignature.describing(example.bytes) == example.name)
  }
}
