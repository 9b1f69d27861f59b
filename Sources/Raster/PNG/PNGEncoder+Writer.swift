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
        while line[index] | line[index &+ 1] != 0 {
          let pixel = line[index]
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

    /// What the row adds to the checksum.
    var part: Adler32.Part { Adler32.Part(count: byteCount, sum: sum, weighted: weighted) }
  }
}
