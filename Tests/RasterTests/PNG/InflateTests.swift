// Decompressing DEFLATE streams.

import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite struct InflateTests {
  /// Bits in the order of the stream, behind a zlib header: fields are given with their lowest bit
  /// first, codes as text.
  struct BitWriter {
    private(set) var bytes: [UInt8] = [0x78, 0x01]
    private var free = 0

    mutating func code(_ bits: String) {
      for bit in bits {
        if free == 0 {
          bytes.append(0)
          free = 8
        }
        if bit == "1" { bytes[bytes.count - 1] |= 1 << UInt8(8 - free) }
        free -= 1
      }
    }

    mutating func field(_ value: Int, _ count: Int) {
      code(String((0..<count).map { value >> $0 & 1 == 1 ? "1" : "0" }))
    }
  }

  static func decompress(_ bytes: [UInt8]) throws(InflateError) -> [UInt8] {
    try ZlibReader.decompress(bytes, limit: 1 << 20)
  }

  static func writing(_ body: (inout BitWriter) -> Void) -> [UInt8] {
    var writer = BitWriter()
    body(&writer)
    return writer.bytes
  }

  /// A fixed block, after RFC 1951's table: `a` is 10010001, length 3 is 0000001, distance 1 00000.
  @Test func `a fixed block repeats what was before`() throws {
    var bytes = Self.writing { writer in
      writer.code("110")
      writer.code("10010001")
      writer.code("000000100000")
      writer.code("0000000")
    }
    bytes += HandMadePNG.number(Int(Adler32Tests.definition(Array("aaaa".utf8))))
    #expect(try Self.decompress(bytes) == Array("aaaa".utf8))
  }

  static let faults: [(InflateError, [UInt8])] = [
    (.header(0x78, 0x02), [0x78, 0x02]),
    (.header(0x88, 0x1C), [0x88, 0x1C]),
    (.header(0x77, 0x09), [0x77, 0x09]),
    (.dictionary, [0x78, 0x20]),
    (.truncated, []),
    (.truncated, [0x78]),
    (.truncated, [0x78, 0x01]),
    (.truncated, [0x78, 0x01, 0x01, 2, 0, 0xFD, 0xFF, 9]),
    (.blockType, writing { $0.code("111") }),
    (.storedLength(5, complement: 5), [0x78, 0x01, 0x01, 5, 0, 5, 0]),
    (
      .codeCounts(literals: 287, distances: 1),
      writing { writer in
        writer.code("101")
        writer.field(30, 5)
        writer.field(0, 9)
      }
    ),
    (
      .codeCounts(literals: 257, distances: 31),
      writing { writer in
        writer.code("101")
        writer.field(0, 5)
        writer.field(30, 5)
        writer.field(0, 4)
      }
    ),
    // All four lengths of one bit are too many, one of two bits is too few.
    (
      .codeLengths,
      writing { writer in
        writer.code("101")
        writer.field(0, 14)
        for _ in 0..<4 { writer.field(1, 3) }
      }
    ),
    (
      .codeLengths,
      writing { writer in
        writer.code("101")
        writer.field(0, 14)
        writer.field(2, 3)
        writer.field(0, 9)
      }
    ),
    // The first length cannot repeat the one before it: symbol 16 has the code 0.
    (
      .codeLengths,
      writing { writer in
        writer.code("101")
        writer.field(0, 14)
        writer.field(1, 3)
        writer.field(1, 3)
        writer.field(0, 6)
        writer.code("000000000000")
      }
    ),
    // Of fixed codes 286 is 11000110, and distance 30 is 11110.
    (.symbol, writing { $0.code("11011000110000000000000000000000000000") }),
    (.symbol, writing { $0.code("110100100010000001111100000000000000000000000") }),
    (.distance(2, available: 1), writing { $0.code("110100100010000001000010000000") }),
    (.checksum(stated: 2, computed: 1), [0x78, 0x01, 0x01, 0, 0, 0xFF, 0xFF, 0, 0, 0, 2]),
  ]

  @Test func `each fault is told`() {
    for (fault, bytes) in Self.faults {
      #expect(throws: fault) { try Self.decompress(bytes) }
      // With more bytes behind it, the inner loop meets the same fault.
      if fault == .truncated { continue }
      #expect(throws: fault) { try Self.decompress(bytes + [UInt8](repeating: 0, count: 99)) }
      #expect(fault.description.hasPrefix("The compressed data is damaged: "))
      #expect(fault.description.hasSuffix("."))
    }
  }

  @Test func `a stream that gives more than the limit stops there`() throws {
    let bytes = HandMadePNG.zlib([1, 2, 3])
    #expect(try ZlibReader.decompress(bytes, limit: 3) == [1, 2, 3])
    #expect(throws: InflateError.tooLong(limit: 2)) {
      try ZlibReader.decompress(bytes, limit: 2)
    }
  }

  /// Every strategy of zlib, on data that all distances and lengths occur in.
  @Test(.enabled(if: OutsideTool.hasAll("python3")))
  func `what zlib compresses comes out the same`() throws {
    let script = """
      import random, sys, zlib
      r = random.Random(5)
      words = [r.randbytes(r.randrange(1, 40)) for _ in range(300)]
      parts = [r.choice(words) * r.choice((1, 1, 1, 2, 9, 60)) for _ in range(900)]
      parts += [bytes([i % 7]) * i for i in range(300)] + [r.randbytes(20000), b"z" * 30000]
      data = b"".join(parts)
      out = sys.stdout.buffer
      def put(b): out.write(len(b).to_bytes(4, "big") + b)
      put(data)
      for strategy in (0, 1, 2, 3, 4):
          for level in (1, 9) if strategy else (0, 1, 6, 9):
              c = zlib.compressobj(level, 8, 15, 9 if level else 1, strategy)
              put(c.compress(data) + c.flush())
      """
    let result = try OutsideTool.run("python3", ["-c", script])
    try #require(result.status == 0, "\(result.messages)")
    var rest = [UInt8](result.output)[...]
    func part() -> [UInt8] {
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      defer { rest = rest.dropFirst(4 + count) }
      return Array(rest.dropFirst(4).prefix(count))
    }
    let data = part()
    var count = 0
    while !rest.isEmpty {
      #expect(try ZlibReader.decompress(part(), limit: data.count).elementsEqual(data))
      count += 1
    }
    #expect(count == 12)
  }
}
