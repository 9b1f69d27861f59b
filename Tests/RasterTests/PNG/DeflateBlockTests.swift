// Blocks as Python's zlib inflates them.

import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite struct DeflateBlockTests {
  /// What a test puts into a block.
  static func tokens(seed: Int) -> (tokens: DeflateTokens, bytes: [UInt8]) {
    var random = SplitMix64(seed: seed)
    let bytesPerPixel = 1 + seed % 4
    var tokens = DeflateTokens(bytesPerPixel: bytesPerPixel)
    var bytes: [UInt8] = []
    for _ in 0..<Int(random.next() % 400) {
      let bits = random.next()
      switch bits % 4 {
      case 0:
        let count = Int(bits >> 8 % 30)
        tokens.words.append(DeflateTokens.Kind.pixels | UInt32(count))
        for _ in 0..<count {
          let pixel = UInt32(truncatingIfNeeded: random.next())
          tokens.words.append(pixel)
          for place in 0..<bytesPerPixel { bytes.append(UInt8(pixel >> UInt32(8 * place) & 255)) }
        }
      case 1:
        let byte = UInt8(truncatingIfNeeded: bits >> 8)
        tokens.words.append(DeflateTokens.Kind.literal | UInt32(byte))
        bytes.append(byte)
      case 2 where !bytes.isEmpty:
        let length = 3 + Int((bits >> 8) % 256)
        let distance = 1 + Int((bits >> 20) % UInt64(min(bytes.count, 32768)))
        tokens.words.append(DeflateTokens.match(length: length, distance: distance))
        for _ in 0..<length { bytes.append(bytes[bytes.count - distance]) }
      default:
        let count = 1 + Int((bits >> 8) % 1000)
        tokens.words.append(DeflateTokens.Kind.zeros | UInt32(count))
        bytes += [UInt8](repeating: 0, count: count)
      }
    }
    tokens.count = tokens.words.count
    return (tokens, bytes)
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
      let (one, two) = (Self.tokens(seed: seed), Self.tokens(seed: seed + 1000))
      let stream =
        DeflateBlock(for: one.tokens).encoded(one.tokens)
        + DeflateBlock(for: two.tokens).encoded(two.tokens)
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
      #expect((1...3).contains(run.literalCount))
      #expect(run.lastLength == 0 || (3..<258).contains(run.lastLength))
    }
  }
}
