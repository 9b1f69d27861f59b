// Expected values: the definition in RFC 1950, byte by byte; "Wikipedia" is a value well known.

import TestSupport
import Testing

@testable import Raster

@Suite struct Adler32PartTests {
  static func part(of bytes: some Collection<UInt8>) -> Adler32.Part {
    var (sum, weighted, rest) = (UInt64(0), UInt64(0), UInt64(bytes.count))
    for byte in bytes {
      sum += UInt64(byte)
      weighted += UInt64(byte) * rest
      rest -= 1
    }
    return Adler32.Part(count: bytes.count, sum: sum, weighted: weighted)
  }

  /// The checksum as the standard defines it.
  static func byDefinition(_ bytes: [UInt8]) -> UInt32 {
    var (one, two) = (UInt32(1), UInt32(0))
    for byte in bytes {
      one = (one + UInt32(byte)) % 65521
      two = (two + one) % 65521
    }
    return two << 16 | one
  }

  @Test func `no bytes give 1, and a word its known checksum`() {
    var checksum = Adler32()
    #expect(checksum.value == 1)
    checksum.append(Self.part(of: "Wikipedia".utf8))
    #expect(checksum.value == 0x11E6_0398)
  }

  @Test(arguments: 0..<40) func `parts put together are the whole`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let count = Int(random.next() % 70_000)
    let bytes = (0..<count).map { _ in seed == 0 ? 255 : UInt8(truncatingIfNeeded: random.next()) }
    let first = Int(random.next() % UInt64(count + 1))
    let second = first + Int(random.next() % UInt64(count - first + 1))
    var (checksum, joined) = (Adler32(), Adler32())
    checksum.append(Self.part(of: bytes[..<first]))
    checksum.append(Self.part(of: bytes[first..<second]))
    checksum.append(Self.part(of: bytes[second...]))
    #expect(checksum.value == Self.byDefinition(bytes))
    var part = Self.part(of: bytes[..<second])
    part.append(Self.part(of: bytes[second...]))
    joined.append(part)
    #expect(joined == checksum)
  }

  @Test(arguments: [1, 2, 3, 4], [0, 1, 15, 16, 17, 1023, 1024, 1025, 3000])
  func `pixels are summed as their bytes`(bytesPerPixel: Int, count: Int) {
    var random = SplitMix64(seed: count)
    let mask = UInt32.max >> UInt32(32 - 8 * bytesPerPixel)
    let pixels = (0..<count).map { _ in
      (count == 3000 ? .max : UInt32(truncatingIfNeeded: random.next())) & mask
    }
    let bytes = pixels.flatMap { pixel in
      (0..<bytesPerPixel).map { UInt8(pixel >> UInt32(8 * $0) & 255) }
    }
    #expect(Adler32.Part(pixels.span, bytesPerPixel: bytesPerPixel) == Self.part(of: bytes))
  }
}
