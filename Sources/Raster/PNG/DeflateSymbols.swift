// The alphabets of deflate: lengths and distances as a symbol and extra bits.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateSymbolsTests.

/// How deflate writes lengths and distances.
enum DeflateSymbols {
  /// The symbol that ends a block.
  static let endOfBlock = 256

  /// How many symbols literals, lengths and the end of a block have.
  static let literalCount = 286

  /// How many symbols distances have.
  static let distanceCount = 30

  /// The order in which a block tells the lengths of the code in which the lengths of its codes are
  /// written.
  static let lengthOrder = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]

  /// The symbol of a length of 3…258, and its extra bits.
  static func length(_ length: Int) -> (symbol: Int, extra: UInt32, extraCount: Int) {
    if length == 258 { return (285, 0, 0) }
    let offset = length - 3
    guard offset >= 8 else { return (257 + offset, 0, 0) }
    // Four symbols for each power of 2: the two bits behind the first, then the extra bits.
    let extraCount = Int.bitWidth - offset.leadingZeroBitCount - 3
    let symbol = 257 + extraCount * 4 + offset >> extraCount
    return (symbol, UInt32(offset & (1 << extraCount - 1)), extraCount)
  }

  /// The symbol of a distance of 1…32768, and its extra bits.
  static func distance(_ distance: Int) -> (symbol: Int, extra: UInt32, extraCount: Int) {
    let offset = distance - 1
    guard offset >= 4 else { return (offset, 0, 0) }
    let extraCount = Int.bitWidth - offset.leadingZeroBitCount - 2
    let symbol = extraCount * 2 + offset >> extraCount
    return (symbol, UInt32(offset & (1 << extraCount - 1)), extraCount)
  }

  /// The extra bits of a symbol of a length.
  static func extraCount(ofLengthSymbol symbol: Int) -> Int {
    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
  }

  /// The extra bits of a symbol of a distance.
  static func extraCount(ofDistanceSymbol symbol: Int) -> Int {
    symbol < 4 ? 0 : symbol / 2 - 1
  }
}
