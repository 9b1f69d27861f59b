// The inner loop of decompression.
// Layer: Raster. Source: RFC 1951, section 3.2.3. Tests: InflateTests.
// `@inline(__always)`: the loop is what `png-benchmark` times as reading, against libpng.

/// Decodes symbols while eight bytes of input are at hand and the output has room for any symbol.
///
/// Nothing has to be counted then: 56 bits are enough for the longest length and distance, of
/// 15 + 5 + 15 + 13 bits.
struct InflateLoop {
  /// The bits that were loaded and not yet taken; above `bitCount` they are the next byte's.
  var bits: UInt64
  /// How many of them count.
  var bitCount: Int
  /// The next byte to load.
  var position: Int
  /// Where the next byte of the result goes.
  var place: Int
  /// Whether the end of the block was read.
  var isAtBlockEnd = false

  /// Decodes as many symbols as it can.
  ///
  /// - Parameters:
  ///   - bytes: What `position` counts in.
  ///   - end: Where the range of bytes ends that may be loaded.
  ///   - literals: The code of literals and lengths.
  ///   - distances: The code of distances.
  ///   - window: The bytes so far, `place` of them, and room for more.
  /// - Throws: `InflateError` where bits stand for no symbol or reach too far back.
  mutating func run(
    over bytes: [UInt8], upTo end: Int, literals: InflateTable, distances: InflateTable,
    into window: inout [UInt8]
  ) throws(InflateError) {
    let input = bytes.span.extracting(0..<end)
    var output = window.mutableSpan
    let (inputEnd, outputEnd) = (input.count - 8, output.count - Inflate.margin)
    let (literalEntries, distanceEntries) = (literals.entries.span, distances.entries.span)
    let literalMask: UInt64 = 1 << UInt64(literals.rootBits) - 1
    let distanceMask: UInt64 = 1 << UInt64(distances.rootBits) - 1
    while position <= inputEnd && place <= outputEnd {
      refill(from: input)
      var entry = literalEntries[Int(bits & literalMask)]
      // Literals come in runs. Two codes of the table's first part leave 34 bits: enough for a look.
      if entry & InflateTable.isLiteral != 0 {
        put(entry, into: &output)
        entry = literalEntries[Int(bits & literalMask)]
        if entry & InflateTable.isLiteral != 0 {
          put(entry, into: &output)
          continue
        }
        if position > inputEnd { break }
        refill(from: input)
      }
      if entry & InflateTable.isLink != 0 { entry = linked(entry, in: literalEntries) }
      if entry & InflateTable.isLiteral != 0 {
        put(entry, into: &output)
        continue
      }
      if entry & InflateTable.isSpecial != 0 {
        guard entry & InflateTable.isEnd != 0 else { throw .symbol }
        drop(entry)
        isAtBlockEnd = true
        break
      }
      let length = takeValue(entry)
      var far = distanceEntries[Int(bits & distanceMask)]
      if far & InflateTable.isLink != 0 { far = linked(far, in: distanceEntries) }
      guard far & InflateTable.isSpecial == 0 else { throw .symbol }
      let distance = takeValue(far)
      guard distance <= place else { throw .distance(distance, available: place) }
      InflateLoop.copy(length, back: distance, to: place, in: &output)
      place += length
    }
    bits &= 1 << UInt64(bitCount) - 1
  }

  /// Loads bytes until at least 56 bits are there.
  @inline(__always) private mutating func refill(from input: Span<UInt8>) {
    let run = input.extracting(position..<position + 8)
    let low = UInt64(run[0]) | UInt64(run[1]) << 8 | UInt64(run[2]) << 16 | UInt64(run[3]) << 24
    let high = UInt64(run[4]) | UInt64(run[5]) << 8 | UInt64(run[6]) << 16 | UInt64(run[7]) << 24
    bits |= (low | high << 32) &<< UInt64(bitCount)
    position += (63 - bitCount) >> 3
    bitCount |= 56
  }

  /// Takes an entry's bits.
  @inline(__always) private mutating func drop(_ entry: UInt32) {
    bits &>>= UInt64(entry & 63)
    bitCount -= Int(entry & 63)
  }

  /// Takes a literal and writes it.
  @inline(__always) private mutating func put(
    _ entry: UInt32, into output: inout MutableSpan<UInt8>
  ) {
    drop(entry)
    output[place] = UInt8(truncatingIfNeeded: entry >> 16)
    place += 1
  }

  /// The entry that a link leads to.
  @inline(__always) private func linked(_ entry: UInt32, in entries: Span<UInt32>) -> UInt32 {
    let mask: UInt64 = 1 &<< UInt64(entry >> 8 & 15) - 1
    return entries[Int(entry >> 16 & 0x7FFF) + Int(bits &>> UInt64(entry & 63) & mask)]
  }

  /// Takes an entry's bits, and gives its base plus the extra bits.
  @inline(__always) private mutating func takeValue(_ entry: UInt32) -> Int {
    let taken = bits & (1 &<< UInt64(entry & 63) - 1)
    drop(entry)
    return Int(entry >> 16 & 0x7FFF) + Int(taken &>> UInt64(entry >> 8 & 15))
  }
}

extension InflateLoop {
  /// Copies bytes from `distance` before a place to it, eight at a time: up to seven too many.
  ///
  /// Where the distance is below eight, the bytes repeat; a multiple of the distance is the step.
  @inline(__always) private static func copy(
    _ length: Int, back distance: Int, to place: Int, in output: inout MutableSpan<UInt8>
  ) {
    if distance >= 8 {
      for offset in stride(from: 0, to: length, by: 8) {
        store(load(output, at: place - distance + offset), to: place + offset, in: &output)
      }
    } else {
      var run = load(output, at: place - distance) & (1 &<< UInt64(distance &* 8) - 1)
      run |= run << UInt64(distance &* 8)
      run |= run << UInt64(distance &* 16)
      run |= run << UInt64(distance &* 32)
      let step = distance < 5 ? 8 - 8 % distance : distance
      for offset in stride(from: 0, to: length, by: step) {
        store(run, to: place + offset, in: &output)
      }
    }
  }

  /// Eight bytes, the first one lowest.
  @inline(__always) private static func load(
    _ bytes: borrowing MutableSpan<UInt8>, at place: Int
  ) -> UInt64 {
    let run = bytes.span.extracting(place..<place + 8)
    let low = UInt64(run[0]) | UInt64(run[1]) << 8 | UInt64(run[2]) << 16 | UInt64(run[3]) << 24
    let high = UInt64(run[4]) | UInt64(run[5]) << 8 | UInt64(run[6]) << 16 | UInt64(run[7]) << 24
    return low | high << 32
  }

  /// Writes eight bytes, the lowest first.
  @inline(__always) private static func store(
    _ run: UInt64, to place: Int, in output: inout MutableSpan<UInt8>
  ) {
    var bytes = output.mutableBytes
    bytes.storeBytes(of: run.littleEndian, toByteOffset: place, as: UInt64.self)
  }
}
