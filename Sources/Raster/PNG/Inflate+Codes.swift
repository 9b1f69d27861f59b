// The codes of a DEFLATE block.
// Layer: Raster. Source: RFC 1951, sections 3.2.6 and 3.2.7. Tests: InflateTests.

extension Inflate {
  /// Makes the codes of a fixed block.
  mutating func buildFixedCodes() throws(InflateError) {
    // A stream may have a block every ten bits.
    if hasFixedCodes { return }
    let lengths: [UInt8] = (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }
    try literals.build(.literals, lengths: lengths[...])
    try distances.build(.distances, lengths: [UInt8](repeating: 5, count: 32)[...])
    hasFixedCodes = true
  }

  /// Reads the codes of a dynamic block.
  mutating func readCodes() throws(InflateError) {
    hasFixedCodes = false
    let literalCount = try source.take(5) + 257
    let distanceCount = try source.take(5) + 1
    let orderCount = try source.take(4) + 4
    guard literalCount <= DeflateSymbols.literalCount,
      distanceCount <= DeflateSymbols.distanceCount
    else {
      throw .codeCounts(literals: literalCount, distances: distanceCount)
    }
    var orderLengths = [UInt8](repeating: 0, count: DeflateSymbols.lengthOrder.count)
    for place in 0..<orderCount {
      orderLengths[DeflateSymbols.lengthOrder[place]] = UInt8(
        truncatingIfNeeded: try source.take(3))
    }
    try literals.build(.codeLengths, lengths: orderLengths[...])
    let lengths = try readLengths(literalCount + distanceCount)
    // A block that cannot end is no block.
    guard lengths[DeflateSymbols.endOfBlock] > 0 else { throw .codeLengths }
    try literals.build(.literals, lengths: lengths[..<literalCount])
    try distances.build(.distances, lengths: lengths[literalCount...])
  }

  /// Reads the lengths of codes, written in the code that `literals` holds.
  private mutating func readLengths(_ count: Int) throws(InflateError) -> [UInt8] {
    var lengths: [UInt8] = []
    lengths.reserveCapacity(count)
    while lengths.count < count {
      let entry = try source.entry(in: literals)
      _ = try source.take(Int(entry & 63))
      let symbol = UInt8(truncatingIfNeeded: entry >> 16)
      let (length, repeats): (UInt8, Int)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .codeLengths }
        (length, repeats) = (last, try source.take(2) + 3)
      case 17: (length, repeats) = (0, try source.take(3) + 3)
      case 18: (length, repeats) = (0, try source.take(7) + 11)
      default: (length, repeats) = (symbol, 1)
      }
      guard lengths.count + repeats <= count else { throw .codeLengths }
      lengths.append(contentsOf: repeatElement(length, count: repeats))
    }
    return lengths
  }
}
