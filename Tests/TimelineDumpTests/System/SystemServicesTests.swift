// The real streams and files of the process.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct SystemServicesTests {
  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole, or up to a limit`(count: Int) throws {
    try BuiltProgram.inNewFolder { folder in
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) }
      let file = folder.appending(path: "file")
      try Data(bytes).write(to: file)
      let path = file.path(percentEncoded: false)
      let system = SystemServices.live()
      #expect(try system.readFile(path, 1 << 26) == bytes)
      #expect(try system.readFile(path, 66_000) == Array(bytes.prefix(66_000)))
    }
  }

  @Test(.enabled(if: OutsideTool.hasPython("resource")))
  func `a small logo costs no more memory than none`() throws {
    let line = "shimmer --format rgba --frames 0...0 --size 16x16"
    let (some, none) = try BuiltProgram.inNewFolder { folder in
      let logo = try BuiltProgram.shell(
        "timeline toast --format png --frames 0...0 --size 40x20 --output a.png", in: folder)
      try #require(logo.status == 0, "\(logo.messages)")
      return (
        try BuiltProgram.peakMemory(of: "timeline \(line) --logo a.png", in: folder),
        try BuiltProgram.peakMemory(of: "timeline \(line)", in: folder)
      )
    }
    #expect(some < none * 3 / 2, "\(some) and \(none)")
  }
}
