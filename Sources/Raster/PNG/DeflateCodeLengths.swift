// The head of a deflate block: its codes, as lengths that are coded themselves.
// Layer: Raster. Source: RFC 1951, section 3.2.7. Tests: DeflateBlockTests.

/// The head of a block that has codes of its own.
struct DeflateCodeLengths: Hashable, Sendable {
  /// A number in some bits.
  struct Field: Hashable, Sendable {
    let value: UInt32
    let count: Int
  }

  /// The numbers, in order.
  private(set) var fields: [Field] = []

  /// How many bits all take.
  var bitCount: Int { fields.reduce(0) { $0 + $1.count } }

  /// Describes two codes.
  init(literals: [UInt8], distances: [UInt8]) {
    let literalCount = max(257, (literals.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lastIndex { $0 > 0 } ?? 0) + 1)
    let items = DeflateCodeLengths.items(
      of: Array(literals[..<literalCount] + distances[..<distanceCount]))
    var frequencies = [UInt32](repeating: 0, count: DeflateSymbols.lengthOrder.count)
    for item in items { frequencies[item.symbol] += 1 }
    let code = DeflateCode(frequencies: frequencies, longest: 7)
    let order = DeflateSymbols.lengthOrder
    let orderCount = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    // Not the last block, codes of its own: 0, then 2 in two bits.
    fields = [
      Field(value: 0b100, count: 3), Field(value: UInt32(literalCount - 257), count: 5),
      Field(value: UInt32(distanceCount - 1), count: 5),
      Field(value: UInt32(orderCount - 4), count: 4),
    ]
    for symbol in order[..<orderCount] {
      fields.append(Field(value: UInt32(code.lengths[symbol]), count: 3))
    }
    for item in items {
      fields.append(
        Field(value: code.words[item.symbol], count: Int(code.lengths[item.symbol])))
      if item.extra.count > 0 { fields.append(item.extra) }
    }
  }

  private struct Item {
    let symbol: Int
    var extra = Field(value: 0, count: 0)
  }

  /// The lengths with runs shortened: 16 repeats the last one 3…6 times, 17 and 18 stand for
  /// 3…10 and 11…138 zeros.
  private static func items(of lengths: [UInt8]) -> [Item] {
    var items: [Item] = []
    var index = 0
    while index < lengths.count {
      let length = lengths[index]
      var run = lengths[index...].prefix { $0 == length }.count
      index += run
      if length > 0 {
        items.append(Item(symbol: Int(length)))
        run -= 1
      }
      while run >= 3 {
        let part: Int
        if length > 0 {
          part = min(run, 6)
          items.append(Item(symbol: 16, extra: Field(value: UInt32(part - 3), count: 2)))
        } else if run <= 10 {
          part = run
          items.append(Item(symbol: 17, extra: Field(value: UInt32(part - 3), count: 3)))
        } else {
          part = min(run, 138)
          items.append(Item(symbol: 18, extra: Field(value: UInt32(part - 11), count: 7)))
        }
        run -= part
      }
      for _ in 0..<run { items.append(Item(symbol: Int(length))) }
    }
    return items
  }
}
