// Filtered pixels as words of a deflate block.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Writes one row after the other, and sums its bytes.
  struct Writer: Sendable {
    /// How many words were written.
    private(set) var count = 0

    private let bytesPerPixel: Int
    private let mask: UInt32

    // The sums of Adler-32 over the row so far.
    private var byteCount = 0
    private var sum: UInt64 = 0
    private var weighted: UInt64 = 0

    /// A filter, and PNG's number for it.
    enum Filter: UInt32 {
      /// Bytes as they are.
      case none = 0
      /// The difference to the pixel to the left.
      case sub = 1
      /// The difference to the pixel above.
      case up = 2
    }

    init(form: Form) {
      bytesPerPixel = form.bytesPerPixel
      mask = form.mask
    }

    /// What the bytes of the last row add to the checksum.
    var checksumOfRow: Adler32.Part {
      Adler32.Part(count: byteCount, sum: sum, weighted: weighted)
    }

    /// Starts a row.
    mutating func beginRow(
      of width: Int, filter: Filter, in output: inout MutableSpan<UInt32>
    ) {
      byteCount = width * bytesPerPixel + 1
      sum = UInt64(filter.rawValue)
      weighted = sum * UInt64(byteCount)
      output[count] = DeflateTokens.Kind.literal | filter.rawValue
      count += 1
    }

    /// Writes a number of pixels that are 0.
    mutating func appendZeros(_ pixels: Int, to output: inout MutableSpan<UInt32>) {
      output[count] = DeflateTokens.Kind.zeros | UInt32(pixels * bytesPerPixel)
      count += 1
    }

    /// Writes the rest of a row: maybe a pixel as it is, then the differences of two runs of pixels
    /// of one length.
    mutating func append(
      _ first: UInt32?, then pixels: Span<UInt32>, minus others: Span<UInt32>,
      to output: inout MutableSpan<UInt32>
    ) {
      let length = pixels.count
      precondition(others.count == length, "Rows of one picture have one length.")
      var header = count
      var next = count + 1
      if let first {
        let pixel = first & mask
        add(pixel, before: length + 1)
        output[next] = pixel
        next += 1
      }
      var index = 0
      while true {
        // Pixels that differ, and single ones that do not.
        while index < length {
          let difference = Writer.difference(pixels[index], others[index]) & mask
          if difference == 0 {
            let isLast = index + 1 == length
            if isLast || Writer.difference(pixels[index + 1], others[index + 1]) & mask == 0 {
              break
            }
          }
          add(difference, before: length - index)
          output[next] = difference
          next += 1
          index += 1
        }
        if next > header + 1 {
          output[header] = DeflateTokens.Kind.pixels | UInt32(next - header - 1)
          count = next
        }
        guard index < length else { return }
        let start = index
        while index < length, (pixels[index] ^ others[index]) & mask == 0 { index += 1 }
        appendZeros(index - start, to: &output)
        header = count
        next = count + 1
      }
    }

    /// Takes a pixel into the sums; so many pixels of the row are not taken yet, it included.
    private mutating func add(_ pixel: UInt32, before rest: Int) {
      let (first, second) = (UInt64(pixel & 255), UInt64(pixel >> 8 & 255))
      let (third, fourth) = (UInt64(pixel >> 16 & 255), UInt64(pixel >> 24))
      let total = first &+ second &+ third &+ fourth
      sum &+= total
      // Each byte behind the first counts one time less than the one before it.
      weighted &+= UInt64(rest &* bytesPerPixel) &* total
      weighted &-= second &+ 2 &* third &+ 3 &* fourth
    }

    /// The difference of each of four bytes, modulo 256.
    private static func difference(_ one: UInt32, _ other: UInt32) -> UInt32 {
      // The highest bit of each byte is kept out of the subtraction, so that nothing is borrowed
      // from the byte above, and put in afterwards.
      ((one | 0x8080_8080) &- (other & 0x7F7F_7F7F)) ^ ((one ^ ~other) & 0x8080_8080)
    }
  }
}
