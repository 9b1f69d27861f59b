// Prefix codes as tables: the next bits of the stream are an index.
// Layer: Raster. Source: RFC 1951, sections 3.2.2 and 3.2.5. Tests: InflateTests.

/// What the next bits of a stream stand for, found with one look, or two for long codes.
///
/// The lowest `rootBits` bits of the stream index the first part of the table; a code that is longer
/// has there a link to a part of its own, which the bits behind index.
struct InflateTable: Sendable {
  /// Which codes a table is for.
  enum Kind: Sendable {
    /// The code in which a dynamic block's code lengths are written: symbols 0…18.
    case codeLengths
    /// Literals 0…255, the end of the block 256, lengths 257…285.
    case literals
    /// Distances 0…29.
    case distances
  }

  /// What to do with an entry's bits.
  ///
  /// Bits 0…5: how many bits of the stream the entry takes, the extra bits behind the code included;
  /// 8…11: how many of them are the code; 12: it is not a value (the end of the block, a link, or
  /// nothing); 13: it is a link; 14: it is the end of a block; 16…30: the literal, the base of the
  /// length or distance, or where the linked part starts, whose index bits 8…11 then count; 31: it is
  /// a literal.
  private(set) var entries: [UInt32] = []

  /// How many bits index the first part.
  private(set) var rootBits = 0

  static let isLiteral: UInt32 = 1 << 31
  static let isSpecial: UInt32 = 1 << 12
  static let isLink: UInt32 = 1 << 13
  static let isEnd: UInt32 = 1 << 14

  /// The longest code of DEFLATE.
  private static let longestCode = 15

  /// Fills the table for a code.
  ///
  /// As in zlib, a code must be complete, except one of literals or distances that has a single
  /// symbol of one bit, or one of distances that has none.
  ///
  /// - Parameters:
  ///   - kind: What the symbols are.
  ///   - lengths: The length in bits of each symbol's code, 0 for none, at most 15.
  /// - Throws: `InflateError.codeLengths` where codes overlap or leave gaps.
  mutating func build(_ kind: Kind, lengths: ArraySlice<UInt8>) throws(InflateError) {
    var counts = [Int](repeating: 0, count: InflateTable.longestCode + 1)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    let longest = counts.lastIndex { $0 > 0 } ?? 0
    try InflateTable.check(counts, longest: longest, of: kind)
    // Symbols by the length of their codes, then by their number: the order of the codes.
    var starts = [Int](repeating: 0, count: InflateTable.longestCode + 2)
    for length in 1...InflateTable.longestCode {
      starts[length + 1] = starts[length] + counts[length]
    }
    var sorted = [Int](repeating: 0, count: starts[InflateTable.longestCode + 1])
    for (symbol, length) in zip(0..., lengths) where length > 0 {
      sorted[starts[Int(length)]] = symbol
      starts[Int(length)] += 1
    }
    rootBits = max(1, min(longest, kind.rootBits))
    entries.removeAll(keepingCapacity: true)
    entries.append(contentsOf: repeatElement(InflateTable.isSpecial, count: 1 << rootBits))
    fill(kind, sorted: sorted, counts: counts)
  }

  /// Throws where the codes overlap or leave gaps.
  private static func check(
    _ counts: [Int], longest: Int, of kind: Kind
  ) throws(InflateError) {
    var free = 1
    for length in 1...longestCode {
      free = free * 2 - counts[length]
      if free < 0 { throw .codeLengths }
    }
    if free == 0 { return }
    switch kind {
    case .codeLengths: throw .codeLengths
    case .literals: if longest != 1 { throw .codeLengths }
    case .distances: if longest > 1 { throw .codeLengths }
    }
  }

  /// Puts the symbols in.
  private mutating func fill(_ kind: Kind, sorted: [Int], counts: [Int]) {
    var code = 0
    var left = counts
    var length = 1
    for symbol in sorted {
      while left[length] == 0 {
        length += 1
        code <<= 1
      }
      let place = InflateTable.reversed(code, count: length)
      // The code's length is added to the extra bits, and stands alone beside them.
      let entry = kind.entry(of: symbol) + UInt32(length) | UInt32(length) << 8
      if length <= rootBits {
        put(entry, length: length, place: place, from: 0, indexBits: rootBits)
      } else {
        let root = place & (1 << rootBits - 1)
        if entries[root] & InflateTable.isLink == 0 { link(root, at: length, left: left) }
        let (start, indexBits) = (Int(entries[root] >> 16), Int(entries[root] >> 8 & 15))
        put(
          entry, length: length - rootBits, place: place >> rootBits, from: start,
          indexBits: indexBits)
      }
      left[length] -= 1
      code += 1
    }
  }

  /// Appends a part for the codes that begin with the bits `root`, the first of which is `length`
  /// bits long.
  private mutating func link(_ root: Int, at length: Int, left: [Int]) {
    // The part has as many bits as the longest code in it: more bits until the codes fill it.
    var bits = length - rootBits
    var used = left[length]
    while used < 1 << bits && rootBits + bits < InflateTable.longestCode {
      bits += 1
      used = used * 2 + left[rootBits + bits]
    }
    let start = UInt32(entries.count)
    entries.append(contentsOf: repeatElement(InflateTable.isSpecial, count: 1 << bits))
    entries[root] =
      start << 16 | InflateTable.isSpecial | InflateTable.isLink | UInt32(bits) << 8
      | UInt32(rootBits)
  }

  /// Writes an entry to every index of a part whose low bits are the code.
  private mutating func put(
    _ entry: UInt32, length: Int, place: Int, from start: Int, indexBits: Int
  ) {
    for index in stride(from: place, to: 1 << indexBits, by: 1 << length) {
      entries[start + index] = entry
    }
  }

  /// A code's bits from last to first, as they come in the stream.
  private static func reversed(_ code: Int, count: Int) -> Int {
    var (rest, result) = (code, 0)
    for _ in 0..<count {
      result = result << 1 | rest & 1
      rest >>= 1
    }
    return result
  }
}

extension InflateTable.Kind {
  /// How many bits the first look takes: enough for nearly all symbols, few enough for the cache.
  var rootBits: Int {
    switch self {
    case .codeLengths: 7
    case .literals: 11
    case .distances: 8
    }
  }

  /// The entry of a symbol, without its code's length.
  func entry(of symbol: Int) -> UInt32 {
    switch self {
    case .codeLengths:
      return UInt32(symbol) << 16
    case .literals:
      if symbol < 256 { return InflateTable.isLiteral | UInt32(symbol) << 16 }
      if symbol == 256 { return InflateTable.isSpecial | InflateTable.isEnd }
      if symbol == 285 { return 258 << 16 }
      if symbol > 285 { return InflateTable.isSpecial }
      return InflateTable.Kind.stepped(symbol - 257, steps: 4, base: 3)
    case .distances:
      if symbol > 29 { return InflateTable.isSpecial }
      return InflateTable.Kind.stepped(symbol, steps: 2, base: 1)
    }
  }

  /// The base and the count of extra bits of a length or distance: after the first 2·`steps` values
  /// each `steps` symbols have one extra bit more.
  private static func stepped(_ index: Int, steps: Int, base: Int) -> UInt32 {
    let octave = index / steps
    if octave < 1 { return UInt32(base + index) << 16 }
    let extra = octave - 1
    return UInt32(base + (steps + index % steps) << extra) << 16 | UInt32(extra)
  }
}
