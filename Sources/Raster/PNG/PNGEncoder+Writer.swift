// Filtered pixels as words of a deflate block.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

extension PNGEncoder {
  /// A filter, and PNG's number for it.
  enum Filter: UInt32 {
    /// The difference to the pixel to the left.
    case sub = 1
    /// The difference to the pixel above.
    case up = 2
  }

  /// Writes one row after the other, and sums their bytes.
  struct Writer: Sendable {
    /// How many words were written.
    private(set) var count = 0

    /// What the bytes of all rows add to the checksum.
    private(set) var checksum = Adler32.Part()

    private let bytesPerPixel: Int

    init(form: Form) {
      bytesPerPixel = form.bytesPerPixel
    }

    /// Writes a row of pixels that are 0.
    mutating func appendRow(
      ofZeros width: Int, filter: Filter, to output: inout MutableSpan<UInt32>
    ) {
      let byteCount = width * bytesPerPixel
      output[count] = DeflateTokens.Kind.literal | filter.rawValue
      output[count + 1] = DeflateTokens.Kind.zeros | UInt32(byteCount)
      count += 2
      let sum = UInt64(filter.rawValue)
      checksum.append(
        Adler32.Part(count: byteCount + 1, sum: sum, weighted: sum * UInt64(byteCount + 1)))
    }

    /// Writes a row.
    ///
    /// - Parameters:
    ///   - line: The filtered pixels, without bits that the file does not hold, and two that are 0.
    ///   - filter: The filter.
    ///   - output: Where words are written.
    mutating func appendRow(
      _ line: Span<UInt32>, filter: Filter, to output: inout MutableSpan<UInt32>
    ) {
      let width = line.count - 2
      var sums = Sums(filter: filter, byteCount: width * bytesPerPixel + 1)
      output[count] = DeflateTokens.Kind.literal | filter.rawValue
      var next = count &+ 1
      var index = 0
      while index < width {
        // Pixels that differ, and single ones that do not; the two behind the row end them.
        let header = next
        next &+= 1
        var runEnd = 0
        while line[index] | line[index &+ 1] != 0 {
          let pixel = line[index]
          if pixel == line[index &+ 1], pixel != 0 {
            runEnd = Writer.runEnd(of: line, from: index)
            if runEnd &- index >= Writer.shortestRun { break }
          }
          sums.add(pixel, before: (width &- index) &* bytesPerPixel)
          output[next] = pixel
          next &+= 1
          index &+= 1
        }
        let pixelCount = next &- header &- 1
        if pixelCount > 0 {
          output[header] = DeflateTokens.Kind.pixels | UInt32(truncatingIfNeeded: pixelCount)
        } else {
          next = header
        }
        if runEnd &- index >= Writer.shortestRun {
          appendRun(of: line[index], count: runEnd &- index, at: &next, to: &output)
          sums.add(
            line[index], count: runEnd &- index, bytesPerPixel: bytesPerPixel,
            before: (width &- index) &* bytesPerPixel)
          index = runEnd
          continue
        }
        let start = index
        while index &+ 16 <= width, PixelBlock(line, at: index).isZero { index &+= 16 }
        while index < width, line[index] == 0 { index &+= 1 }
        if index > start {
          let byteCount = (index &- start) &* bytesPerPixel
          output[next] = DeflateTokens.Kind.zeros | UInt32(truncatingIfNeeded: byteCount)
          next &+= 1
        }
      }
      count = next
      checksum.append(sums.part)
    }

    /// So many equal pixels that are not 0 are one pixel and a match.
    private static let shortestRun = 4

    /// Where pixels end that equal the one at a place.
    private static func runEnd(of line: Span<UInt32>, from start: Int) -> Int {
      let pixel = line[start]
      let block = PixelBlock(repeating: pixel)
      var end = start &+ 1
      while end &+ 16 <= line.count, (PixelBlock(line, at: end) ^ block).isZero { end &+= 16 }
      // What stands behind the row is 0, and so no part of the run.
      while line[end] == pixel { end &+= 1 }
      return end
    }

    /// Writes equal pixels: one, and matches at its distance.
    private func appendRun(
      of pixel: UInt32, count: Int, at next: inout Int, to output: inout MutableSpan<UInt32>
    ) {
      output[next] = DeflateTokens.Kind.pixels | 1
      output[next &+ 1] = pixel
      next &+= 2
      // No match has fewer than three bytes, so that all but the last leave three at least.
      var rest = (count - 1) * bytesPerPixel
      while rest > 0 {
        let longest = DeflateTokens.longestMatch
        let length = rest <= longest ? rest : min(longest, rest - 3)
        output[next] = DeflateTokens.match(length: length, distance: bytesPerPixel)
        next &+= 1
        rest -= length
      }
    }
  }

  /// The sums of Adler-32 over a row, as far as its bytes are not 0.
  struct Sums: Sendable {
    private let byteCount: Int
    private var sum: UInt64
    private var weighted: UInt64

    init(filter: Filter, byteCount: Int) {
      self.byteCount = byteCount
      sum = UInt64(filter.rawValue)
      weighted = sum &* UInt64(byteCount)
    }

    /// Takes a pixel; so many bytes of the row are not taken yet, its own included.
    mutating func add(_ pixel: UInt32, before rest: Int) {
      let (first, second) = (UInt64(pixel & 255), UInt64(pixel >> 8 & 255))
      let (third, fourth) = (UInt64(pixel >> 16 & 255), UInt64(pixel >> 24))
      let total = first &+ second &+ third &+ fourth
      sum &+= total
      // Each byte behind the first counts one time less than the one before it.
      weighted &+= UInt64(truncatingIfNeeded: rest) &* total
      weighted &-= second &+ 2 &* third &+ 3 &* fourth
    }

    /// Takes equal pixels; so many bytes of the row are not taken yet, theirs included.
    mutating func add(_ pixel: UInt32, count: Int, bytesPerPixel: Int, before rest: Int) {
      var one = self
      (one.sum, one.weighted) = (0, 0)
      one.add(pixel, before: rest)
      let total = one.sum
      let number = UInt64(count)
      sum &+= total &* number
      // From pixel to pixel there are fewer bytes behind.
      weighted &+= one.weighted &* number
      weighted &-= total &* UInt64(bytesPerPixel) &* (number &* (number &- 1) / 2)
    }

    /// What the row adds to the checksum.
    var part: Adler32.Part { Adler32.Part(count: byteCount, sum: sum, weighted: weighted) }
  }
}
