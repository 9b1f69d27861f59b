// The checksum of zlib streams.

import TestSupport
import Testing

@testable import Raster

@Suite struct Adler32Tests {
  /// The worked example of Wikipedia's article on Adler-32.
  @Test func `the word Wikipedia gives the published value`() {
    #expect(Adler32.checksum(of: Array("Wikipedia".utf8).span) == 0x11E6_0398)
  }

  @Test func `no bytes give 1`() {
    #expect(Adler32.checksum(of: [UInt8]().span) == 1)
  }

  /// RFC 1950's definition, reduced after every byte.
  static func definition(_ bytes: [UInt8]) -> UInt32 {
    var (low, high) = (1, 0)
    for byte in bytes {
      low = (low + Int(byte)) % 65521
      high = (high + low) % 65521
    }
    return UInt32(high << 16 | low)
  }

  @Test func `the greatest bytes overflow nothing`() {
    for count in [5551, 5552, 5553, 11104, 100_003] {
      let bytes = [UInt8](repeating: 255, count: count)
      #expect(Adler32.checksum(of: bytes.span) == Self.definition(bytes))
    }
  }

  @Test(arguments: 0..<50) func `a run in pieces gives what the definition says`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 0...20_000, using: &generator)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let cut = Int.random(in: 0...count, using: &generator)
    var check = Adler32()
    check.append(contentsOf: bytes.span.extracting(0..<cut))
    check.append(contentsOf: bytes.span.extracting(cut..<count))
    #expect(check.value == Self.definition(bytes))
  }
}
