// PNG pictures that chance has changed.

import TestSupport
import Testing

@testable import Raster

/// The checksums are not looked at here, so that the changes get to what is behind them.
@Suite struct PNGGarbageTests {
  static let decoder = PNGDecoder(pixelLimit: 1 << 16, checksSums: false)

  /// Puts some random edits into a file: bits, bytes, runs that are cut, doubled or moved.
  static func mutate(_ bytes: inout [UInt8], with generator: inout SplitMix64) {
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      guard bytes.count > 1 else { return }
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 1...8, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[start] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 1: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      case 2: bytes.removeSubrange(start..<end)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: start)
      case 4: bytes[start] = [0, 1, 127, 128, 255].randomElement(using: &generator) ?? 0
      default: bytes.removeLast(bytes.count - start)
      }
    }
  }

  /// One that ends in a picture, or in an error, whose pixels are as many as its header says.
  static func check(_ bytes: [UInt8]) throws {
    do throws(PNGError) {
      let picture = try decoder.picture(from: bytes)
      let header = try PNGHeader(of: bytes, checksSum: false)
      #expect(picture.size == header.size)
    } catch {
      #expect(error.description.hasSuffix("."))
    }
  }

  @Test(arguments: 0..<100) func `a changed file never stops the program`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let kinds = PNGDecoderTests.kinds
    var file = kinds[seed % kinds.count]
    file.isInterlaced = seed % 2 == 1
    file.hasTransparency = file.samplesPerPixel % 2 == 1 && seed % 3 == 0
    (file.chunkLength, file.blockLength) = (60, 100)
    let bytes = file.bytes
    for _ in 0..<20 {
      var changed = bytes
      Self.mutate(&changed, with: &generator)
      try Self.check(changed)
    }
  }

  /// Random bits as image data: codes, lengths and distances of every kind.
  @Test(arguments: 0..<100) func `random image data never stops the program`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let picture = HandMadePNG(type: .truecolor, depth: 8, width: 60, height: 60)
    for start: UInt8 in [0, 1, 2, 3, 4, 5] {
      let random = (0..<200).map { _ in UInt8.random(in: 0...255, using: &generator) }
      let stream = [0x78, 0x01, random[0] & 0xF8 | start] + random
      try Self.check(PNGDecoderErrorTests.file(picture, HandMadePNG.chunk("IDAT", stream)))
    }
  }
}
