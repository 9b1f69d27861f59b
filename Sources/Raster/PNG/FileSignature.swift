// The first bytes by which file formats are known.
// Layer: Raster. Source: the specification of each format. Tests: FileSignatureTests.

/// A file format and the bytes that its files begin with.
struct FileSignature: Hashable, Sendable {
  /// What a file of the format is called, with its article: `a JPEG picture`.
  let name: String

  /// The bytes, from `offset` on.
  let bytes: [UInt8]

  /// Where in the file they stand.
  let offset: Int

  private init(_ name: String, _ bytes: [UInt8], at offset: Int = 0) {
    self.name = name
    self.bytes = bytes
    self.offset = offset
  }

  private init(_ name: String, text: String, at offset: Int = 0) {
    self.init(name, Array(text.utf8), at: offset)
  }

  /// PNG: a byte above 127, the name, and both kinds of line end, to show damage in transfer.
  static let png = FileSignature("a PNG picture", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])

  /// Formats that people take for PNG, or rename to it.
  private static let others = [
    FileSignature("a JPEG picture", [0xFF, 0xD8, 0xFF]),
    FileSignature("a GIF picture", text: "GIF8"),
    FileSignature("a WebP picture", text: "WEBP", at: 8),
    FileSignature("a HEIF or AVIF picture", text: "ftyp", at: 4),
    FileSignature("a TIFF picture", text: "II*\0"),
    FileSignature("a TIFF picture", text: "MM\0*"),
    FileSignature("a BMP picture", text: "BM"),
    FileSignature("a Photoshop document", text: "8BPS"),
    FileSignature("a PDF document", text: "%PDF"),
    FileSignature("an SVG picture", text: "<svg"),
    FileSignature("an XML document", text: "<?xml"),
    FileSignature("a gzip archive", [0x1F, 0x8B]),
    FileSignature("a ZIP archive", text: "PK\u{3}\u{4}"),
    FileSignature("a PNG picture whose line ends were changed in transfer", text: "PNG", at: 1),
  ]

  /// Says what a file is that begins with the given bytes, to put behind "found".
  static func describing(_ bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "an empty file" }
    if let known = others.first(where: { $0.matches(bytes) }) { return known.name }
    let beginning = bytes.prefix(8).map { byte in
      let digits = String(byte, radix: 16)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    return "a file that begins with the bytes " + beginning.joined(separator: " ")
  }

  private func matches(_ file: [UInt8]) -> Bool {
    file.dropFirst(offset).starts(with: bytes)
  }
}
