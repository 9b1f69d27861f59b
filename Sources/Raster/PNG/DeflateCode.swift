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
    // A symbol and its frequency in one number.
    var leaves: [UInt64] = []
    leaves.reserveCapacity(frequencies.count)
    for symbol in frequencies.indices where frequencies[symbol] > 0 {
      leaves.append(UInt64(frequencies[symbol]) << 16 | UInt64(symbol))
    }
    for symbol in frequencies.indices where leaves.count < 2 && frequencies[symbol] == 0 {
      leaves.append(1 << 16 | UInt64(symbol))
    }
    DeflateCode.sort(&leaves)
    let counts = DeflateCode.limited(
      DeflateCode.lengthCounts(of: leaves), to: longest)
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

  /// Sorts symbols by frequency: six bits a round, the lowest first, keeping the order of equal ones.
  private static func sort(_ leaves: inout [UInt64]) {
    let greatest = leaves.max() ?? 0
    var sorted = leaves
    for shift in stride(from: UInt64(16), to: 64, by: 6) where greatest >> shift > 0 {
      sort(leaves.span, bits: shift, to: &sorted)
      swap(&leaves, &sorted)
    }
  }

  /// Sorts by the six bits from one on.
  private static func sort(_ leaves: Span<UInt64>, bits shift: UInt64, to sorted: inout [UInt64]) {
    var sorted = sorted.mutableSpan
    var counts = [Int](repeating: 0, count: 64)
    var places = counts.mutableSpan
    for index in leaves.indices { places[Int(leaves[index] &>> shift & 63)] &+= 1 }
    var next = 0
    for digit in 0..<64 { (places[digit], next) = (next, next &+ places[digit]) }
    for index in leaves.indices {
      let digit = Int(leaves[index] &>> shift & 63)
      sorted[places[digit]] = leaves[index]
      places[digit] &+= 1
    }
  }

  /// How many words of each length the best code has, for leaves in rising order.
  private static func lengthCounts(of leaves: [UInt64]) -> [Int] {
    // The two lightest trees are joined until one is left. Joined trees come up in rising order
    // too, so the lightest is always the next leaf or the next joined tree.
    let treeCount = leaves.count - 1
    let leaves = leaves.span
    var weightsOfTrees = [UInt64](repeating: 0, count: treeCount)
    var parentsOfTrees = [Int](repeating: 0, count: treeCount)
    var weights = weightsOfTrees.mutableSpan
    var parents = parentsOfTrees.mutableSpan
    var (leaf, tree) = (0, 0)
    for new in 0..<treeCount {
      var weight: UInt64 = 0
      for _ in 0..<2 {
        if leaf < leaves.count, tree == new || leaves[leaf] &>> 16 <= weights[tree] {
          weight &+= leaves[leaf] &>> 16
          leaf &+= 1
        } else {
          weight &+= weights[tree]
          parents[tree] = new
          tree &+= 1
        }
      }
      weights[new] = weight
    }
    // Each tree has two children one level below it: those that are no trees are leaves.
    var counts = [Int](repeating: 0, count: leaves.count + 1)
    for tree in (0..<treeCount).reversed() {
      // Parents are known before their children, and give their place to their depth.
      let depth = tree == treeCount - 1 ? 0 : parents[parents[tree]] + 1
      parents[tree] = depth
      counts[depth] -= 1
      counts[depth + 1] += 2
    }
    counts[0] = 0
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
