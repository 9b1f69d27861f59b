// The checksum of PNG chunks.

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
}
