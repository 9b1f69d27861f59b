// The checksum of zlib streams that are made in parts.
// Layer: Raster. Source: RFC 1950, section 8.2 (Adler-32). Tests: Adler32PartTests.

extension Adler32 {
  /// What a run of bytes adds to the checksum, whatever stands before it.
  struct Part: Hashable, Sendable {
    private static let modulus = UInt64(Adler32.modulus)

    /// How many bytes there are.
    private(set) var count: UInt64 = 0

    /// The sum of the bytes, modulo 65521.
    private(set) var sum: UInt64 = 0

    /// The sum of every byte times the number of bytes from it to the end, itself included, modulo
    /// 65521.
    private(set) var weighted: UInt64 = 0

    /// The part without bytes.
    init() {}

    /// The part with sums that were taken elsewhere, whatever their size.
    init(count: Int, sum: UInt64, weighted: UInt64) {
      self.count = UInt64(count)
      self.sum = sum % Part.modulus
      self.weighted = weighted % Part.modulus
    }

    /// Puts another part behind this one.
    mutating func append(_ next: Part) {
      weighted = (weighted + next.count % Part.modulus * sum + next.weighted) % Part.modulus
      sum = (sum + next.sum) % Part.modulus
      count += next.count
    }
  }

  /// Takes the next part of the stream into the checksum.
  mutating func append(_ part: Part) {
    var whole = Part(count: 0, sum: UInt64(sum), weighted: UInt64(sumOfSums))
    whole.append(part)
    (sum, sumOfSums) = (UInt32(whole.sum), UInt32(whole.weighted))
  }
}
