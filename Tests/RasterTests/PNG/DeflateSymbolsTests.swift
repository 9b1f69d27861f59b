// Expected values: the tables of RFC 1951, section 3.2.5.

import Testing

@testable import Raster

@Suite struct DeflateSymbolsTests {
  static let shortestLengths = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  static let lengthExtras = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  static let shortestDistances = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  @Test func `every length is its symbol's shortest and the extra bits`() throws {
    for length in 3...258 {
      let (symbol, extra, extraCount) = DeflateSymbols.length(length)
      try #require(Self.shortestLengths[symbol - 257] + Int(extra) == length)
      try #require(extraCount == Self.lengthExtras[symbol - 257])
      try #require(DeflateSymbols.extraCount(ofLengthSymbol: symbol) == extraCount)
      try #require(extra < 1 << UInt32(extraCount))
    }
    #expect(DeflateSymbols.extraCount(ofLengthSymbol: 0) == 0)
  }

  @Test func `every distance is its symbol's shortest and the extra bits`() throws {
    for distance in 1...32768 {
      let (symbol, extra, extraCount) = DeflateSymbols.distance(distance)
      try #require(Self.shortestDistances[symbol] + Int(extra) == distance)
      try #require(extraCount == max(0, symbol / 2 - 1))
      try #require(DeflateSymbols.extraCount(ofDistanceSymbol: symbol) == extraCount)
      try #require(extra < 1 << UInt32(extraCount))
    }
  }
}
