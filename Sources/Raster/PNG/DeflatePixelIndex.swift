// Where pixels stood before.
// Layer: Raster. Source: RFC 1951, section 4 (chains of equal hashes). Tests: PNGEncoderTests.

/// Finds the longest run of earlier pixels that equals the pixels at a place.
struct PixelIndex: Sendable {
  /// A repetition.
  struct Match: Hashable, Sendable {
    /// How many pixels; 0 for none.
    var length = 0
    /// How many bytes back.
    var byteDistance = 0
  }

  /// A match of so many pixels is taken without looking for a better one.
  static let satisfying = 64

  /// How many places with equal hashes are compared.
  private static let depth = 24
  /// The bits of a hash.
  private static let hashBits: UInt64 = 15

  private let bytesPerPixel: Int
  private let width: Int
  /// The most pixels of a match.
  private let longest: Int
  /// How many pixels back a match can begin, at most.
  private let farthest: Int

  /// The last place where two pixels with a hash stand, plus 1.
  private var heads: [UInt32]
  /// For every place, the one before it with its hash, plus 1.
  private var chains: [UInt32] = []

  init(bytesPerPixel: Int, width: Int) {
    self.bytesPerPixel = bytesPerPixel
    self.width = width
    longest = DeflateTokens.longestMatch / bytesPerPixel
    farthest = DeflateTokens.greatestDistance / bytesPerPixel
    heads = [UInt32](repeating: 0, count: 1 << PixelIndex.hashBits)
  }

  /// Forgets all places, and makes room for some.
  mutating func removeAll(roomFor count: Int) {
    for hash in heads.indices { heads[hash] = 0 }
    if chains.count < count { chains = [UInt32](repeating: 0, count: count) }
  }

  /// Remembers a place of a row that ends before another.
  mutating func insert(_ place: Int, in pixels: Span<UInt32>, end: Int) {
    guard place + 1 < end else { return }
    let hash = PixelIndex.hash(pixels[place], pixels[place + 1])
    chains[place] = heads[hash]
    heads[hash] = UInt32(truncatingIfNeeded: place + 1)
  }

  /// Remembers the places of a match; of a long one the first and last only, since what begins
  /// inside is found again from there.
  mutating func insert(_ places: Range<Int>, in pixels: Span<UInt32>, end: Int) {
    if places.count <= 16 {
      for place in places { insert(place, in: pixels, end: end) }
    } else {
      for place in places.prefix(4) { insert(place, in: pixels, end: end) }
      for place in places.suffix(4) { insert(place, in: pixels, end: end) }
    }
  }

  /// The longest match at a place, or one of length 0.
  ///
  /// - Parameters:
  ///   - place: The place; the pixels before it that `insert` was given are looked at.
  ///   - row: Its row.
  ///   - pixels: All pixels.
  /// - Returns: The match; of those of one length, the one that was found first.
  func longestMatch(at place: Int, row: Int, in pixels: Span<UInt32>) -> Match {
    var best = Match()
    let limit = min(longest, (row + 1) * width - place)
    let column = place - row * width
    // Neighbours first: their distances are the ones that come most often, so they cost least.
    if column > 0 {
      improve(&best, at: place, from: place - 1, row: row, limit: limit, in: pixels)
      if best.length >= PixelIndex.satisfying { return best }
    }
    if row > 0 {
      let above = place - width
      improve(&best, at: place, from: above, row: row, limit: limit, in: pixels)
      if column + 1 < width {
        improve(&best, at: place, from: above + 1, row: row, limit: limit, in: pixels)
      }
      if column > 0 {
        improve(&best, at: place, from: above - 1, row: row, limit: limit, in: pixels)
      }
    }
    guard best.length < PixelIndex.satisfying, limit >= 2 else { return best }
    var next = heads[PixelIndex.hash(pixels[place], pixels[place + 1])]
    for _ in 0..<PixelIndex.depth {
      guard next > 0 else { break }
      let other = Int(next) - 1
      guard place - other <= farthest else { break }
      improve(&best, at: place, from: other, row: row, limit: limit, in: pixels)
      if best.length == limit { break }
      next = chains[other]
    }
    return best
  }

  /// Takes a place for the best match if more pixels are equal there.
  private func improve(
    _ best: inout Match, at place: Int, from other: Int, row: Int, limit: Int,
    in pixels: Span<UInt32>
  ) {
    guard best.length < limit, pixels[other &+ best.length] == pixels[place &+ best.length],
      pixels[other] == pixels[place]
    else { return }
    var length = 1
    while length &+ PixelBlock.scalarCount <= limit,
      (PixelBlock(pixels, at: other &+ length) ^ PixelBlock(pixels, at: place &+ length)).isZero
    {
      length &+= PixelBlock.scalarCount
    }
    while length < limit, pixels[other &+ length] == pixels[place &+ length] { length &+= 1 }
    guard length > best.length else { return }
    // The bytes of a match lie in one row, since those of a filter are in between.
    let otherRow = other / width
    length = min(length, (otherRow + 1) * width - other)
    let byteDistance = (place - other) * bytesPerPixel + row - otherRow
    guard length > best.length, length * bytesPerPixel >= 3,
      byteDistance <= DeflateTokens.greatestDistance
    else { return }
    best = Match(length: length, byteDistance: byteDistance)
  }

  private static func hash(_ one: UInt32, _ two: UInt32) -> Int {
    let bits = (UInt64(two) << 32 | UInt64(one)) &* 0x9E37_79B9_7F4A_7C15
    return Int(bits >> (64 - hashBits))
  }
}
