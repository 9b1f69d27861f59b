// What can be wrong with a PNG file.
// Layer: Raster. Tests: PNGErrorTests.

/// Says why bytes are not a PNG picture that can be read.
public enum PNGError: Error, Hashable, Sendable {
  /// The file does not begin as a PNG does; what it seems to be, with its article.
  case notPNG(found: String)

  /// The file ends within its header; how many bytes it has.
  case truncated(byteCount: Int)

  /// The picture is in the form that Xcode makes for devices, which is not PNG.
  case xcodeOptimized

  /// The first chunk is another one than `IHDR`; its name.
  case firstChunk(name: [UInt8])

  /// The header chunk is not 13 bytes long; how long it is.
  case headerLength(UInt32)

  /// The header's checksum is not that of its bytes.
  case checksum(stated: UInt32, computed: UInt32)

  /// A side is 0 or above 2³¹ − 1 pixels.
  case size(width: UInt32, height: UInt32)

  /// The colour type is none of PNG's.
  case colorType(UInt8)

  /// The bit depth is not one that PNG allows with the colour type.
  case bitDepth(UInt8, PNGHeader.ColorType)

  /// A method that PNG does not define.
  case method(compression: UInt8, filter: UInt8, interlace: UInt8)
}

extension PNGError: CustomStringConvertible {
  /// One full sentence: what was found, and what a PNG has there.
  public var description: String {
    switch self {
    case .notPNG(let found):
      "A PNG picture is expected, but this is \(found)."
    case .truncated(let byteCount):
      "The PNG picture ends after \(byteCount) bytes, within its header of \(PNGHeader.byteCount)."
    case .xcodeOptimized:
      "The PNG picture is in the form that Xcode makes for devices (its first chunk is CgBI), "
        + "but only a PNG that was not optimised so can be read."
    case .firstChunk(let name):
      "The PNG picture begins with the chunk '\(PNGError.printable(name))', "
        + "but its first chunk must be IHDR."
    case .headerLength(let length):
      "The PNG picture's header is \(length) bytes long, but must be 13."
    case .checksum(let stated, let computed):
      "The PNG picture's header is damaged: its checksum is \(PNGError.hexadecimal(stated)), "
        + "but its bytes give \(PNGError.hexadecimal(computed))."
    case .size(let width, let height):
      "The PNG picture's size is \(width) × \(height) pixels, "
        + "but each side must be in 1…2147483647."
    case .colorType(let number):
      "The PNG picture's colour type is \(number), but must be 0, 2, 3, 4 or 6."
    case .bitDepth(let depth, let colorType):
      "The PNG picture's bit depth is \(depth), but with colour type \(colorType.rawValue) "
        + "it must be one of \(colorType.allowedBitDepths.map(String.init).joined(separator: ", "))."
    case .method(let compression, let filter, let interlace):
      "The PNG picture's methods are compression \(compression), filter \(filter) and "
        + "interlace \(interlace), but must be 0, 0 and 0 or 1."
    }
  }

  /// A chunk's name with `?` for every byte that is not a printable ASCII character.
  private static func printable(_ name: [UInt8]) -> String {
    String(decoding: name.map { (0x20...0x7E).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  /// Eight hexadecimal digits.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
