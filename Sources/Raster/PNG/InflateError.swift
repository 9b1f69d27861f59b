// What can be wrong with compressed data.
// Layer: Raster. Source: RFC 1950 and RFC 1951. Tests: InflateTests.

/// Says why bytes are not a zlib stream that can be decompressed.
public enum InflateError: Error, Hashable, Sendable {
  /// The compression method, the window's size or the check of both is not zlib's; the two bytes.
  case header(UInt8, UInt8)

  /// The stream needs a dictionary that was agreed on beforehand.
  case dictionary

  /// The stream ends before its last block, or within its checksum.
  case truncated

  /// A block of the type 3, which does not exist.
  case blockType

  /// A stored block whose length and its complement do not agree.
  case storedLength(UInt16, complement: UInt16)

  /// More codes than the format has: of literals and lengths, and of distances.
  case codeCounts(literals: Int, distances: Int)

  /// The lengths of a block's codes make no prefix code, or repeat what is not there.
  case codeLengths

  /// Bits that stand for no symbol of the block's code.
  case symbol

  /// A distance that reaches back to before the start; how many bytes there were.
  case distance(Int, available: Int)

  /// The checksum of the decompressed bytes is another one than the stream says.
  case checksum(stated: UInt32, computed: UInt32)

  /// The stream gives more bytes than the caller can use; how many that is.
  case tooLong(limit: Int)
}

extension InflateError: CustomStringConvertible {
  /// One full sentence: what was found, and what is expected there.
  public var description: String { "The compressed data is damaged: \(finding)." }

  /// What was found, to put behind a colon.
  var finding: String {
    switch self {
    case .header(let method, let flags):
      "it begins with \(Hexadecimal.digits(UInt32(method) << 8 | UInt32(flags), count: 4)), "
        + "but a zlib stream begins with a header such as 789c"
    case .dictionary:
      "it needs a preset dictionary, but only a stream without one can be read"
    case .truncated:
      "it ends before its last block is complete"
    case .blockType:
      "a block has the type 3, but must be stored, fixed or dynamic (0, 1 or 2)"
    case .storedLength(let length, let complement):
      "a stored block's length \(length) and its complement \(complement) do not agree"
    case .codeCounts(let literals, let distances):
      "a block has \(literals) literal codes and \(distances) distance codes, "
        + "but at most 286 and 30 are allowed"
    case .codeLengths:
      "the lengths of a block's codes do not make a complete prefix code"
    case .symbol:
      "it contains bits that stand for no symbol"
    case .distance(let distance, let available):
      "it reaches back \(distance) bytes, but only \(available) came before"
    case .checksum(let stated, let computed):
      "its checksum is \(Hexadecimal.digits(stated, count: 8)), "
        + "but its bytes give \(Hexadecimal.digits(computed, count: 8))"
    case .tooLong(let limit):
      "it gives more than the \(limit) bytes that are expected"
    }
  }
}

/// Numbers in base 16, for messages.
enum Hexadecimal {
  /// The digits of a number, with zeros in front up to a count.
  static func digits(_ value: UInt32, count: Int) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}
