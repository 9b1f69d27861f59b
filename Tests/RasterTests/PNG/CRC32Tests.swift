// The checksum of PNG chunks.

import TestSupport
import Testing

@testable import Raster

@Suite struct CRC32Tests {
  /// The check value of CRC-32/ISO-HDLC in the catalogue of parametrised CRC algorithms.
  @Test func `the digits 1 to 9 give the published check value`() {
    #expect(CRC32.checksum(of: "123456789".utf8) == 0xCBF4_3926)
  }

  @Test func `no bytes give 0`() {
    #expect(CRC32.checksum(of: []) == 0)
  }

  /// The last chunk of every PNG has no data; its stored checksum is known.
  @Test func `the end chunk of every PNG has its known checksum`() {
    #expect(CRC32.checksum(of: "IEND".utf8) == 0xAE42_6082)
  }

  @Test func `bytes taken one by one give the same as a run`() {
    var check = CRC32()
    for byte in "IHDR and more".utf8 { check.append(byte) }
    #expect(check.value == CRC32.checksum(of: "IHDR and more".utf8))
  }

  /// The definition: one bit at a time.
  static func definition(_ bytes: [UInt8]) -> UInt32 {
    var remainder: UInt32 = .max
    for byte in bytes {
      remainder ^= UInt32(byte)
      for _ in 0..<8 {
        remainder = remainder % 2 == 1 ? remainder / 2 ^ 0xEDB8_8320 : remainder / 2
      }
    }
    return ~remainder
  }

  @Test(arguments: 0..<64) func `a run of any length gives what the definition says`(count: Int) {
    var generator = SplitMix64(seed: count)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    #expect(CRC32.checksum(of: bytes.span) == Self.definition(bytes))
    var check = CRC32()
    check.append(contentsOf: bytes.span.extracting(0..<count / 3))
    check.append(contentsOf: bytes.span.extracting(count / 3..<count))
    #expect(check.value == Self.definition(bytes))
  }
}
