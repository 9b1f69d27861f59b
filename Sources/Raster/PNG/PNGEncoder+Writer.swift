// Filtered rows as words of a deflate block.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters); RFC 1950, section 8.2 (Adler-32).
// Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Writes one row after the other, counts their symbols, and sums their bytes.
  struct Writer: Sendable {
    /// How many words were written.
    private(set) var count = 0

    private let bytesPerPixel: Int

    /// How many bytes all rows have so far.
    private var byteCount = 0
    /// The sum of all bytes, and that of each one times its place; a pixel's at that of its first.
    private var (sum, moment): (UInt64, UInt64) = (0, 0)

    /// The most words that a row has: its filter, its first group, and its pixels.
    ///
    /// A run of four pixels or more has no more words than those would have, another group included; nor have
    /// many zeros, which end a group too.
    static func room(forWidth width: Int) -> Int { 2 + width }

    init(form: Form) {
      bytesPerPixel = form.bytesPerPixel
    }

    /// What the bytes of all rows add to the checksum.
    ///
    /// - Parameter counts: How often each byte was counted at each place of a pixel.
    /// - Returns: The part of the checksum.
    func checksum(_ counts: Span<UInt32>) -> Adler32.Part {
      // A pixel's bytes were summed as if all were its first; those behind come later.
      var late: UInt64 = 0
      for place in 1..<bytesPerPixel {
        for byte in 1..<UInt8.valueCount {
          late += UInt64(counts[place * UInt8.valueCount + byte]) * UInt64(place * byte)
        }
      }
      // A byte counts once for itself and once for each one behind it.
      return Adler32.Part(
        count: byteCount, sum: sum, weighted: UInt64(byteCount) &* sum &- moment &- late)
    }

    /// Writes a row of pixels that are 0.
    mutating func appendRow(
      ofZeros width: Int, filter: PNGRowFilter, to words: inout [UInt64], counts: inout [UInt32]
    ) {
      let zeros = width * bytesPerPixel
      var counter = counts.mutableSpan
      words[count] = DeflateTokens.literal(filter.rawValue)
      words[count + 1] = DeflateTokens.pixels(0, zerosBehind: zeros)
      count += 2
      take(filter, counts: &counter)
      DeflateCounts.add(zeros: zeros, to: &counter)
      byteCount += 1 + zeros
    }

    /// Counts and sums the byte of a filter.
    private mutating func take(_ filter: PNGRowFilter, counts: inout MutableSpan<UInt32>) {
      DeflateCounts.add(literal: filter.rawValue, to: &counts)
      sum += UInt64(filter.rawValue)
      moment &+= UInt64(filter.rawValue) &* UInt64(byteCount)
    }

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - line: The filtered pixels, without bits that the file does not hold.
    ///   - filter: The filter.
    ///   - words: Where words are written.
    ///   - counts: Where symbols are counted.
    mutating func append(
      _ line: borrowing Line, filter: PNGRowFilter, to words: inout [UInt64],
      counts: inout [UInt32]
    ) {
      switch bytesPerPixel {
      case 3: append(line, filter: filter, bytesPerPixel: 3, to: &words, counts: &counts)
      default: append(line, filter: filter, bytesPerPixel: 4, to: &words, counts: &counts)
      }
    }

    /// Writes a row of pixels of so many bytes, which the compiler knows in each of the callers.
    @inline(__always)
    private mutating func append(
      _ line: borrowing Line, filter: PNGRowFilter, bytesPerPixel: Int,
      to words: inout [UInt64], counts: inout [UInt32]
    ) {
      // Spans of this function alone, which need not be loaded again after each store.
      var counter = counts.mutableSpan
      // Known here, no index of a byte needs to be checked.
      precondition(counter.count == DeflateCounts.count, "There is a count for each symbol.")
      var output = words.mutableSpan
      output[count] = DeflateTokens.literal(filter.rawValue)
      take(filter, counts: &counter)
      let pixels = line.pixels.span
      // The word of the group that is being written, and the one after the last.
      var (group, next) = (count + 1, count + 2)
      // The sum of the row's bytes, and that of each pixel's bytes times its place.
      var (rowSum, rowMoment): (UInt64, UInt64) = (0, 0)
      // The first place that was not looked at; in its stretch, too.
      var (end, first) = (Line.lead, UInt64(Line.lead))
      var index = 0
      while index < line.stretchCount {
        var places = (line.places(ofStretch: index) &>> first) &<< first
        let start = index &* Line.stretch
        (index, first) = (index &+ 1, 0)
        if places == 0 { continue }
        // The stretch and a block behind it.
        let stretch = pixels.extracting(
          start..<start &+ (Line.stretch + PixelBlock.scalarCount))
        while places != 0 {
          // Never more; that it is said spares checks.
          let place = places.trailingZeroBitCount & (Line.stretch - 1)
          places &= places &- 1
          let pixel = stretch[place]
          var zeros = (start &+ place &- end) &* bytesPerPixel
          end = start &+ place &+ 1
          if UInt(bitPattern: zeros) > UInt(ZeroRun.longestShort) {
            output[group] = DeflateTokens.pixels(next &- group &- 1, zerosBehind: zeros)
            DeflateCounts.add(zeros: zeros, to: &counter)
            (group, next, zeros) = (next, next &+ 1, 0)
          }
          output[next] = DeflateTokens.pixel(pixel, zerosBefore: zeros)
          next &+= 1
          DeflateCounts.add(shortZeros: zeros, to: &counter)
          let total = DeflateCounts.add(pixel: pixel, bytesPerPixel: bytesPerPixel, to: &counter)
          rowSum &+= UInt64(total)
          rowMoment &+= UInt64(total) &* UInt64(truncatingIfNeeded: end)
          // With three more that equal it, it is a run: those are matches.
          guard stretch[place + 1] == pixel, stretch[place + 2] == pixel,
            stretch[place + 3] == pixel
          else { continue }
          // What follows is a group of its own.
          output[group] = DeflateTokens.pixels(next &- group &- 1, zerosBehind: 0)
          let runEnd = Writer.runEnd(of: pixels, from: end)
          next = DeflateTokens.putMatches(
            of: (runEnd &- end) &* bytesPerPixel, distance: bytesPerPixel, at: next, in: &output,
            counts: &counter)
          (group, next) = (next, next &+ 1)
          let sums = Writer.sums(of: pixel, count: runEnd &- end, from: end &+ 1)
          rowSum &+= sums.bytes
          rowMoment &+= sums.moment
          moment &+= sums.late
          end = runEnd
          index = end / Line.stretch
          first = UInt64(end % Line.stretch)
          break
        }
      }
      let zeros = (Line.lead + line.width - end) * bytesPerPixel
      output[group] = DeflateTokens.pixels(next - group - 1, zerosBehind: zeros)
      DeflateCounts.add(zeros: zeros, to: &counter)
      count = next
      // Where a pixel of place 0 would stand, places counted from 1 on; the numbers wrap around, their sum
      // is right.
      let start = UInt64(byteCount + 1) &- UInt64((Line.lead + 1) * bytesPerPixel)
      sum += rowSum
      moment &+= start &* rowSum &+ UInt64(bytesPerPixel) &* rowMoment
      byteCount += 1 + line.width * bytesPerPixel
    }

    /// Where pixels end that equal the one before a place.
    private static func runEnd(of line: Span<UInt32>, from start: Int) -> Int {
      let block = PixelBlock(repeating: line[start - 1])
      var end = start
      // What stands behind the row is 0, and so no part of the run.
      while end &+ PixelBlock.scalarCount <= line.count {
        let others = PixelBlock(line, at: end).placesOfDifferences(from: block)
        if others != 0 { return end &+ others.trailingZeroBitCount }
        end &+= PixelBlock.scalarCount
      }
      return end
    }

    /// Sums equal pixels: their bytes; each one's bytes times its place; and every byte times its place in
    /// its pixel, which `checksum` knows of counted bytes only.
    private static func sums(
      of pixel: UInt32, count: Int, from place: Int
    ) -> (bytes: UInt64, moment: UInt64, late: UInt64) {
      let (count, place) = (UInt64(count), UInt64(place))
      let (first, second) = (UInt64(pixel & 255), UInt64(pixel >> 8 & 255))
      let (third, fourth) = (UInt64(pixel >> 16 & 255), UInt64(pixel >> 24))
      let total = first + second + third + fourth
      let late = second + 2 * third + 3 * fourth
      return (count * total, (count * place + count * (count - 1) / 2) * total, count * late)
    }
  }
}
