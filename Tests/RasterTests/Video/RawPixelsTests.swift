// Expected values: `Picture`, which divides; numpy.

import Foundation
import TestSupport
import Testing

@testable import Raster

struct RawPixelsTests {
  @Test func `every colour of every alpha is what a picture has`() throws {
    let size = try #require(PixelSize(width: 256, height: 256))
    var bitmap = Bitmap(size: size)
    for alpha in 0..<256 {
      for component in 0...alpha {
        bitmap.pixels[alpha * 256 + component] =
          UInt32(alpha) << 24 | UInt32(component) << 16 | UInt32(alpha - component) << 8
          | UInt32(component)
      }
    }
    let expected = Picture(bitmap).pixels.flatMap { pixel in
      [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(RawPixels.bytes(of: bitmap) == expected)
  }

  @Test func `the bytes are red, green, blue, alpha`() throws {
    let size = try #require(PixelSize(width: 2, height: 1))
    let color = PixelColor(red: 1, green: 2, blue: 3)
    #expect(
      RawPixels.bytes(of: Bitmap(size: size, filledWith: color)) == [1, 2, 3, 255, 1, 2, 3, 255])
  }

  @Test(.enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")))
  func `the bytes take no second picture`() async {
    await #expect(processExitsWith: .success) {
      let size = try #require(PixelSize(width: 2048, height: 1024))
      let bitmap = Bitmap(
        size: size, filledWith: PixelColor(red: 1, green: 2, blue: 3, alpha: 100))
      let before = PNGMemoryTests.peak
      let bytes = RawPixels.bytes(of: bitmap)
      let used = PNGMemoryTests.peak - before
      // The allocator may take whole pages, and the code that runs first is loaded.
      precondition(used < bytes.count + 2_000_000, "\(used)")
    }
  }

  @Test(.enabled(if: OutsideTool.hasPython("numpy", "PIL")))
  func `Pillow composes our bytes to what the bitmap shows`() throws {
    let bitmap = try Bitmap(random: 9, width: 31, height: 17, isOpaque: false)
    let script = """
      import sys, numpy, PIL.Image
      picture = PIL.Image.frombytes("RGBA", (31, 17), sys.stdin.buffer.read())
      values = numpy.asarray(picture).astype(int)
      times = (values[..., :3] * values[..., 3:] + 127) // 255
      sys.stdout.buffer.write(times.astype("uint8").tobytes())
      """
    let result = try OutsideTool.run(
      "python3", ["-c", script], input: Data(RawPixels.bytes(of: bitmap)))
    let expected = bitmap.pixels.flatMap { pixel in
      [0, 8, 16].map { UInt8(truncatingIfNeeded: pixel >> $0) }
    }
    #expect(Array(result.output) == expected, "\(result.messages)")
  }
}
