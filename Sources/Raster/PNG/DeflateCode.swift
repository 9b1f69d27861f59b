// Prefix codes of a deflate block.
// Layer: Raster. Source: RFC 1951, section 3.2.2; Huffman, "A method for the construction of
// minimum-redundancy codes", 1952. Tests: DeflateCodeTests.

/// A prefix code for some symbols, made for how often each occurs.
struct DeflateCode: Hashable, Sendable {
  /// The length of each symbol's code word in bits; 0 for a symbol that does not occur.
  let lengths: [UInt8]

  /// Each symbol's code word, its first bit lowest, as a stream takes it.
  let words: [UInt32]

  /// Makes the shortest code for given frequencies; words that would be longer than the limit
  /// are shortened at the cost of others.
  ///
  /// At least two symbols get a word, since decoders refuse a code that is not full.
  ///
  /// - Precondition: there are at least 2 symbols, at most 2 to the power of `longest`, and the sum
  ///   of the frequencies is below 2⁴⁸.
  init(frequencies: [UInt32], longest: Int) {
    // A symbol and its frequency in one number: one order for all, so one code for all.
    var leaves: [UInt64] = []
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      leaves.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where leaves.count < 2 && frequencies[symbol] == 0 {
      leaves.append(1 << 16 | UInt64(symbol))
    }
    leaves.sort()
    let counts = DeflateCode.limited(
      DeflateCode.lengthCounts(of: leaves.map { $0 >> 16 }), to: longest)
    var lengths = [UInt8](repeating: 0, count: frequencies.count)
    var next = leaves.count
    for length in 1...longest {
      for _ in 0..<counts[length] {
        next -= 1
        lengths[Int(leaves[next] & 0xFFFF)] = UInt8(length)
      }
    }
    self.lengths = lengths
    words = DeflateCode.words(for: lengths, counts: counts)
  }

  /// The word of a symbol as bits to write.
  func bits(_ symbol: Int) -> BitString {
    BitString(words[symbol], count: Int(lengths[symbol]))
  }

  /// How many bits all symbols take, for how often each occurs.
  func bitCount(_ frequencies: [UInt32]) -> Int {
    lengths.indices.reduce(0) { $0 + Int(lengths[$1]) * Int(frequencies[$1]) }
  }

  /// How many words of each length the best code has, for weights in rising order.
  private static func lengthCounts(of weights: [UInt64]) -> [Int] {
    // The two lightest trees are joined until one is left. Joined trees come up in rising order
    // too, so the lightest is always the next leaf or the next joined tree.
    let count = weights.count
    var joined = [UInt64](repeating: 0, count: count - 1)
    var parents = [Int](repeating: 0, count: count - 1)
    var parentsOfLeaves = [Int](repeating: 0, count: count)
    var (leaf, tree) = (0, 0)
    for new in 0..<count - 1 {
      for _ in 0..<2 {
        if leaf < count && (tree == new || weights[leaf] <= joined[tree]) {
          joined[new] += weights[leaf]
          parentsOfLeaves[leaf] = new
          leaf += 1
        } else {
          joined[new] += joined[tree]
          parents[tree] = new
          tree += 1
        }
      }
    }
    var depths = [Int](repeating: 0, count: count - 1)
    for tree in (0..<count - 1).reversed().dropFirst() { depths[tree] = depths[parents[tree]] + 1 }
    var counts = [Int](repeating: 0, count: count + 1)
    for parent in parentsOfLeaves { counts[depths[parent] + 1] += 1 }
    return counts
  }

  /// The numbers of words with none longer than a limit, still a full code.
  private static func limited(_ counts: [Int], to longest: Int) -> [Int] {
    var limited = [Int](repeating: 0, count: longest + 1)
    for length in counts.indices { limited[min(length, longest)] += counts[length] }
    // Shortened words claim more than the whole; each step gives back one share of the smallest
    // size: a word becomes two, one of which takes the place of a longest word.
    var excess = -(1 << longest)
    for length in 1...longest { excess += limited[length] << (longest - length) }
    while excess > 0 {
      var length = longest - 1
      while limited[length] == 0 { length -= 1 }
      limited[length] -= 1
      limited[length + 1] += 2
      limited[longest] -= 1
      excess -= 1
    }
    return limited
  }

  /// The words that deflate gives to lengths: in the order of length, then of symbol.
  private static func words(for lengths: [UInt8], counts: [Int]) -> [UInt32] {
    var next = [UInt32](repeating: 0, count: counts.count)
    for length in 1..<counts.count {
      let shorter = length > 1 ? UInt32(counts[length - 1]) : 0
      next[length] = (next[length - 1] + shorter) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[Int(length)] += 1 }
      return next[Int(length)].bitReversed >> (32 - UInt32(length))
    }
  }
}

extension UInt32 {
  /// The number with its 32 bits in the opposite order.
  fileprivate var bitReversed: UInt32 {
    var bits = byteSwapped
    bits = bits >> 4 & 0x0F0F_0F0F | (bits & 0x0F0F_0F0F) << 4
    bits = bits >> 2 & 0x3333_3333 | (bits & 0x3333_3333) << 2
    return bits >> 1 & 0x5555_5555 | (bits & 0x5555_5555) << 1
  }
}
