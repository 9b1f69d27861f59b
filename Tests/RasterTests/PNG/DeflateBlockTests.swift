// Blocks as Python's zlib inflates them.

import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite struct DeflateBlockTests {
  /// What a test puts into a block, and the bytes that it stands for.
  struct Sample {
    var tokens: DeflateTokens
    var bytes: [UInt8] = []

    init(seed: Int) {
      var random = SplitMix64(seed: seed)
      tokens = DeflateTokens(bytesPerPixel: 1 + seed % 4)
      for _ in 0..<Int(random.next() % 400) {
        let bits = random.next()
        switch bits % 3 {
        case 0: appendPixels(Int(bits >> 8 % 30), zerosBehind: Int(bits >> 20 % 2000), &random)
        case 1 where !bytes.isEmpty:
          appendMatch(
            length: 3 + Int(bits >> 8 % 256),
            distance: 1 + Int(bits >> 20 % UInt64(min(bytes.count, 32768))))
        default: appendLiteral(UInt8(truncatingIfNeeded: bits >> 8))
        }
      }
      tokens.count = tokens.words.count
    }

    private mutating func appendLiteral(_ byte: UInt8) {
      tokens.words.append(DeflateTokens.literal(byte))
      var counts = tokens.counts.mutableSpan
      DeflateCounts.add(literal: byte, to: &counts)
      bytes.append(byte)
    }

    private mutating func appendMatch(length: Int, distance: Int) {
      tokens.words.append(DeflateTokens.match(length: length, distance: distance))
      var counts = tokens.counts.mutableSpan
      DeflateCounts.add(length: length, distance: distance, to: &counts)
      for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
    }

    private mutating func appendPixels(
      _ count: Int, zerosBehind: Int, _ random: inout SplitMix64
    ) {
      tokens.words.append(DeflateTokens.pixels(count, zerosBehind: zerosBehind))
      for _ in 0..<count {
        let bits = random.next()
        // Most often none, else few or many.
        let zeros = [0, 0, Int(bits >> 40 % 12), Int(bits >> 40 % 260)][Int(bits >> 60 % 4)]
        // What is above a pixel's bytes is 0.
        let pixel = UInt32(truncatingIfNeeded: bits) >> UInt32(32 - 8 * tokens.bytesPerPixel)
        tokens.words.append(DeflateTokens.pixel(pixel, zerosBefore: zeros))
        appendZeros(zeros)
        let bytesPerPixel = tokens.bytesPerPixel
        var counts = tokens.counts.mutableSpan
        let sum = DeflateCounts.add(pixel: pixel, bytesPerPixel: bytesPerPixel, to: &counts)
        let pixelBytes = (0..<bytesPerPixel).map { UInt8(pixel >> UInt32(8 * $0) & 255) }
        #expect(sum == pixelBytes.reduce(0) { $0 + UInt32($1) })
        bytes += pixelBytes
      }
      appendZeros(zerosBehind)
    }

    private mutating func appendZeros(_ count: Int) {
      var counts = tokens.counts.mutableSpan
      DeflateCounts.add(zeros: count, to: &counts)
      bytes += [UInt8](repeating: 0, count: count)
    }
  }

  static let inflate = """
    import sys, zlib
    for line in sys.stdin:
        stream = zlib.decompressobj(-15)
        print(stream.decompress(bytes.fromhex(line)).hex(), stream.unused_data.hex(), stream.eof)
    """

  static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  @Test(.enabled(if: OutsideTool.hasPython("zlib")))
  func `zlib inflates blocks, and what follows them`() throws {
    var input = ""
    var expected = ""
    for seed in 0..<60 {
      let (one, two) = (Sample(seed: seed), Sample(seed: seed + 1000))
      var stream: [UInt8] = []
      DeflateBlock(for: one.tokens).append(one.tokens, to: &stream)
      DeflateBlock(for: two.tokens).append(two.tokens, to: &stream)
      // A last block that is empty, in a fixed code.
      input += Self.hexadecimal(stream + [3, 0]) + "\n"
      expected += Self.hexadecimal(one.bytes + two.bytes) + "  True\n"
    }
    let result = try OutsideTool.run("python3", ["-c", Self.inflate], input: Data(input.utf8))
    #expect(result.status == 0, "\(result.messages)")
    let isSame = String(decoding: result.output, as: UTF8.self) == expected
    #expect(isSame)
  }

  @Test func `a run of zeros is one literal and matches, or literals where none fits`() {
    for count in 1...2000 {
      let run = ZeroRun(count)
      #expect(run.literalCount + run.longestCount * 258 + run.lastLength == count)
      #expect((1...4).contains(run.literalCount))
      #expect(run.lastLength == 0 || (4..<258).contains(run.lastLength))
    }
  }
}
