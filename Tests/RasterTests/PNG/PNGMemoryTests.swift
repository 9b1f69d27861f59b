// How much memory reading a PNG picture takes.

import Foundation
import TestSupport
import Testing

@testable import Raster

/// Each test measures a process of its own, whose greatest size grows only by what is read there.
@Suite(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")))
struct PNGMemoryTests {
  /// The greatest size of the process so far, in bytes.
  static var peak: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
    return (Int(line.filter(\.isNumber)) ?? 0) * 1024
  }

  /// A stream of a fixed block that repeats a zero, the longest length each 13 bits.
  static func bomb(byteCount: Int) -> [UInt8] {
    InflateTests.writing { writer in
      writer.code("11000110000")
      for _ in 0..<byteCount / 258 { writer.code("1100010100000") }
      writer.code("0000000")
    }
  }

  /// A grey picture of 1024 × 1024 pixels of 16 bits: 4 MiB, from 2 MiB that are never there at once.
  @Test func `a picture takes four bytes a pixel, and less than two million`() async {
    await #expect(processExitsWith: .success) {
      let side = 1024
      let picture = HandMadePNG(type: .grayscale, depth: 16, width: side, height: side)
      let stream = PNGMemoryTests.bomb(byteCount: side * (2 * side + 1) + 258)
      let bytes = PNGDecoderErrorTests.file(picture, PNGDecoderErrorTests.data(stream))
      let before = PNGMemoryTests.peak
      let pixels = try PNGDecoder().picture(from: bytes).pixels
      let used = PNGMemoryTests.peak - before
      // The allocator may take whole pages, and the code that runs first is loaded.
      precondition(used >= 4 * side * side / 2 && used < 4 * side * side + 2_000_000, "\(used)")
      precondition(pixels.allSatisfy { $0 == 0xFF00_0000 })
    }
  }

  @Test func `a stream of far more than the picture stops at its last row`() async {
    await #expect(processExitsWith: .success) {
      let picture = HandMadePNG(type: .grayscale, depth: 8, width: 1, height: 1)
      let stream = PNGMemoryTests.bomb(byteCount: 10_000_000)
      let bytes = PNGDecoderErrorTests.file(picture, PNGDecoderErrorTests.data(stream))
      let before = PNGMemoryTests.peak
      let pixels = try PNGDecoder().picture(from: bytes).pixels
      precondition(pixels == [0xFF00_0000])
      precondition(PNGMemoryTests.peak - before < 2_000_000)
    }
  }

  @Test func `a header that promises too much takes nothing`() async {
    await #expect(processExitsWith: .success) {
      // What runs first is loaded, and the allocator takes its first pages.
      _ = try? PNGDecoder().picture(from: PNGDecoderErrorTests.sized(1_000_000, 68))
      let before = PNGMemoryTests.peak
      for (width, height) in [(1 << 13, (1 << 13) + 1), (1 << 13, 1 << 13), (1_000_000, 67)] {
        let bytes = PNGDecoderErrorTests.sized(width, height)
        do {
          _ = try PNGDecoder().picture(from: bytes)
          preconditionFailure("It was read.")
        } catch {}
      }
      precondition(PNGMemoryTests.peak - before < 2_000_000)
    }
  }
}
