// The header of PNG pictures.

import TestSupport
import Testing

@testable import Raster

@Suite struct PNGHeaderTests {
  /// The first 33 bytes of a 1 × 1 picture that a browser made; its checksum is 1F15C489.
  static let onePixel: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D, 0x49, 0x48, 0x44, 0x52,
    0x00, 0x00, 0x00, 0x01, 0x00, 0x00, 0x00, 0x01, 0x08, 0x06, 0x00, 0x00, 0x00, 0x1F, 0x15, 0xC4,
    0x89,
  ]

  @Test func `a browser's picture of one pixel is read`() throws {
    let header = try PNGHeader(of: Self.onePixel)
    #expect(header.size == PixelSize(width: 1, height: 1))
    #expect(header.bitDepth == 8)
    #expect(header.colorType == .truecolorWithAlpha)
    #expect(!header.isInterlaced)
  }

  @Test func `bytes behind the header do not matter`() throws {
    let header = try PNGHeader(of: Self.onePixel + [1, 2, 3])
    #expect(header == (try PNGHeader(of: Self.onePixel)))
  }

  /// Table 11.1 of the PNG specification.
  @Test(arguments: PNGHeader.ColorType.allCases)
  func `the allowed pairs of colour type and depth are read`(type: PNGHeader.ColorType) throws {
    let allowed: [UInt8: [UInt8]] = [
      0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16],
    ]
    let depths = try #require(allowed[type.rawValue])
    for depth in UInt8.min...UInt8.max {
      let bytes = Self.header(depth: depth, colorType: type.rawValue)
      if depths.contains(depth) {
        #expect(try PNGHeader(of: bytes).bitDepth == Int(depth))
      } else {
        #expect(throws: PNGError.headerBitDepth(depth, type)) { try PNGHeader(of: bytes) }
      }
    }
  }

  @Test(arguments: [1, 240, 65536, 2_147_483_647] as [UInt32])
  func `sides up to the limit of PNG are read`(side: UInt32) throws {
    let header = try PNGHeader(of: Self.header(width: side, height: 7, interlace: 1))
    #expect(header.size == PixelSize(width: Int(side), height: 7))
    #expect(header.isInterlaced)
  }

  @Test(arguments: [(0, 1), (1, 0), (1 << 31, 1), (1, .max)] as [(UInt32, UInt32)])
  func `sides outside the limits of PNG are refused`(width: UInt32, height: UInt32) {
    #expect(throws: PNGError.headerSize(width: width, height: height)) {
      try PNGHeader(of: Self.header(width: width, height: height))
    }
  }

  @Test func `a header cut anywhere is refused`() {
    for count in 8..<33 {
      #expect(throws: PNGError.headerTruncated(byteCount: count)) {
        try PNGHeader(of: Array(Self.onePixel.prefix(count)))
      }
    }
  }

  @Test func `any single wrong bit is noticed`() {
    for bit in 0..<(33 * 8) {
      var bytes = Self.onePixel
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      #expect(throws: PNGError.self) { try PNGHeader(of: bytes) }
    }
  }

  @Test(arguments: 0..<200) func `random bytes never stop the program`(seed: Int) {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 0...64, using: &generator)
    var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    // Half of the cases get past the signature, a quarter past the name and length too.
    if seed % 2 == 0 { bytes = Array(Self.onePixel.prefix(8)) + bytes.dropFirst(8) }
    if seed % 4 == 0 { bytes = Array(Self.onePixel.prefix(16)) + bytes.dropFirst(16) }
    #expect(throws: PNGError.self) { try PNGHeader(of: bytes) }
  }

  /// A header with the given fields and a right checksum, made byte by byte.
  static func header(
    width: UInt32 = 1, height: UInt32 = 1, depth: UInt8 = 8, colorType: UInt8 = 6,
    compression: UInt8 = 0, filter: UInt8 = 0, interlace: UInt8 = 0
  ) -> [UInt8] {
    func bigEndian(_ value: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
    let chunk =
      Array("IHDR".utf8) + bigEndian(width) + bigEndian(height)
      + [depth, colorType, compression, filter, interlace]
    return Array(onePixel.prefix(12)) + chunk + bigEndian(CRC32.checksum(of: chunk))
  }
}
