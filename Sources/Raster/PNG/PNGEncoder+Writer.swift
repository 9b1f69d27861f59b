// Filtered pixels as words of a deflate block.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters); RFC 1950, section 8.2 (Adler-32).
// Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Writes one row after the other, counts their symbols, and sums their bytes.
  struct Writer: Sendable {
    /// How many words were written.
    private(set) var count = 0

    private let bytesPerPixel: Int

    /// So many equal pixels that are not 0 are one pixel and a match.
    private static let shortestRun = 4

    /// How many bytes all rows have so far; their sum; and the sum of what that was after each.
    private var byteCount = 0
    private var sum: UInt64 = 0
    private var sumOfSums: UInt64 = 0

    /// The most words that a row has: its filter, a group, and two for each pixel.
    ///
    /// A run has at least `shortestRun` pixels, and no more words than those would have.
    static func room(forWidth width: Int) -> Int { 2 * width + 3 }

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
      for byte in 1..<UInt8.valueCount {
        for place in 1..<4 {
          late += UInt64(counts[place * UInt8.valueCount + byte]) * UInt64(place * byte)
        }
      }
      return Adler32.Part(count: byteCount, sum: sum, weighted: sumOfSums &- late)
    }

    /// Writes a row of pixels that are 0.
    mutating func appendRow(
      ofZeros width: Int, filter: PNGRowFilter, to output: inout MutableSpan<UInt32>,
      counts: inout MutableSpan<UInt32>
    ) {
      let zeros = width * bytesPerPixel
      append(filter, to: &output, counts: &counts)
      output[count] = DeflateTokens.Kind.pixels
      output[count + 1] = UInt32(zeros)
      count += 2
      DeflateCounts.add(zeros: zeros, to: &counts)
      sumOfSums += UInt64(zeros) * sum
      byteCount += zeros
    }

    /// Writes the byte of a filter.
    private mutating func append(
      _ filter: PNGRowFilter, to output: inout MutableSpan<UInt32>,
      counts: inout MutableSpan<UInt32>
    ) {
      output[count] = DeflateTokens.Kind.literal | UInt32(filter.rawValue)
      count += 1
      DeflateCounts.add(literal: filter.rawValue, to: &counts)
      sum += UInt64(filter.rawValue)
      sumOfSums += sum
      byteCount += 1
    }

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - line: The filtered pixels, without bits that the file does not hold.
    ///   - filter: The filter.
    ///   - output: Where words are written.
    ///   - counts: Where symbols are counted.
    mutating func append(
      _ line: borrowing Line, filter: PNGRowFilter, to output: inout MutableSpan<UInt32>,
      counts: inout MutableSpan<UInt32>
    ) {
      append(filter, to: &output, counts: &counts)
      // Known here, no index of a byte needs to be checked.
      precondition(counts.count == DeflateCounts.count)
      // Copies, so that they need not be stored after each pixel.
      let bytesPerPixel = bytesPerPixel
      var (sum, sumOfSums) = (sum, sumOfSums)
      let pixels = line.pixels.span
      let allPlaces = line.places.span
      // The group's word; behind it, and behind each pixel, a word for the zeros that follow.
      var group = count
      var next = group + 2
      // The last pixel that was written, and the first place of its block that was not.
      var last = Line.lead - 1
      var (block, first): (Int, UInt32) = (0, 0)
      while block < allPlaces.count {
        let present = (allPlaces[block] &>> first) &<< first
        if present == 0 {
          (block, first) = (block &+ 1, 0)
          continue
        }
        let index = block &* PixelBlock.scalarCount
        // Where a pixel and those behind it that make a run with it are equal.
        let pixelBlock = PixelBlock(pixels, at: index)
        var runs = present
        for distance in 1..<Writer.shortestRun where runs != 0 {
          runs &= ~pixelBlock.placesOfDifferences(
            from: PixelBlock(pixels, at: index &+ distance))
        }
        // Pixels up to the first one of a run are written one by one.
        var places = present & (runs ^ (runs &- 1))
        while places != 0 {
          let place = index &+ places.trailingZeroBitCount
          places &= places &- 1
          let zeros = (place &- last &- 1) &* bytesPerPixel
          last = place
          let pixel = pixels[place]
          output[next &- 1] = UInt32(truncatingIfNeeded: zeros)
          output[next] = pixel
          next &+= 2
          DeflateCounts.add(zeros: zeros, to: &counts)
          let total = DeflateCounts.add(pixel: pixel, to: &counts)
          sumOfSums &+= UInt64(truncatingIfNeeded: zeros) &* sum
          sum &+= UInt64(total)
          sumOfSums &+= UInt64(truncatingIfNeeded: bytesPerPixel) &* sum
        }
        (block, first) = (block &+ 1, 0)
        if runs == 0 { continue }
        // The rest of the run is matches; what follows is a group of its own.
        let end = Writer.runEnd(of: pixels, from: last)
        close(group: group, at: next, zeros: 0, in: &output, counts: &counts)
        (self.sum, self.sumOfSums) = (sum, sumOfSums)
        appendRun(
          of: pixels[last], count: end - last - 1, at: &next, to: &output, counts: &counts)
        (sum, sumOfSums) = (self.sum, self.sumOfSums)
        last = end - 1
        block = end / PixelBlock.scalarCount
        first = UInt32(end % PixelBlock.scalarCount)
        group = next
        next += 2
      }
      let zeros = (Line.lead + line.width - last - 1) * bytesPerPixel
      close(group: group, at: next, zeros: zeros, in: &output, counts: &counts)
      (self.sum, self.sumOfSums) = (sum, sumOfSums + UInt64(zeros) * sum)
      byteCount += line.width * bytesPerPixel
      count = next
    }

    /// Ends a group of pixels.
    private func close(
      group: Int, at next: Int, zeros: Int, in output: inout MutableSpan<UInt32>,
      counts: inout MutableSpan<UInt32>
    ) {
      output[group] = DeflateTokens.Kind.pixels | UInt32((next - group - 2) / 2)
      output[next - 1] = UInt32(zeros)
      DeflateCounts.add(zeros: zeros, to: &counts)
    }

    /// Where pixels end that equal the one at a place.
    private static func runEnd(of line: Span<UInt32>, from start: Int) -> Int {
      let pixel = line[start]
      let block = PixelBlock(repeating: pixel)
      var end = start &+ 1
      // What stands behind the row is 0, and so no part of the run.
      while end &+ PixelBlock.scalarCount <= line.count {
        let others = PixelBlock(line, at: end).placesOfDifferences(from: block)
        if others != 0 { return end &+ others.trailingZeroBitCount }
        end &+= PixelBlock.scalarCount
      }
      return end
    }

    /// Writes pixels that equal the one before them: matches at its distance.
    private mutating func appendRun(
      of pixel: UInt32, count: Int, at next: inout Int, to output: inout MutableSpan<UInt32>,
      counts: inout MutableSpan<UInt32>
    ) {
      // No match has fewer than three bytes, so that all but the last leave three at least.
      let longest = DeflateTokens.longestMatch
      var rest = count * bytesPerPixel
      while rest > 0 {
        let length = rest <= longest ? rest : min(longest, rest - 3)
        output[next] = DeflateTokens.match(length: length, distance: bytesPerPixel)
        DeflateCounts.add(length: length, distance: bytesPerPixel, to: &counts)
        next += 1
        rest -= length
      }
      // The sum after each pixel is by that of one pixel greater than before it.
      let (number, bytes) = (UInt64(count), UInt64(bytesPerPixel))
      var (total, late): (UInt64, UInt64) = (0, 0)
      for place in 0..<bytes {
        let byte = UInt64(pixel) >> (8 * place) & 255
        total += byte
        late += place * byte
      }
      sumOfSums += bytes * (number * sum + number * (number + 1) / 2 * total) - number * late
      sum += number * total
    }
  }
}
