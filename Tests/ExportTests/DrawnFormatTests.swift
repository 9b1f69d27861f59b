// Frames as files of pixels.

import Raster
import Scenes
import TestSupport
import Testing
import Timeline

@testable import Export

struct DrawnFormatTests {
  /// A bar that moves, stays, then moves again.
  static let frames = [0.0, 1, 1, 5, 2].map { place in
    Frame(
      width: 9, height: 5,
      elements: [
        .fill(
          .rectangle(SceneRectangle(x: place, y: 1, width: 3, height: 3)),
          .color(SceneColor(hex: 0x3366CC)))
      ])
  }

  static func run(
    background: SceneColor = SceneColor(hex: 0xFFFFFF), rate: FrameRate = .ntsc30
  ) throws -> FrameRun {
    FrameRun(
      layout: try PictureLayout(
        frameWidth: 9, frameHeight: 5, scale: 1, background: background),
      rate: rate, numbers: 10..<15)
  }

  static let glass = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5)

  /// The bytes of some frames, encoded in order after the one before them.
  static func bytes(
    of format: any FrameFormat, _ run: FrameRun, _ part: Range<Int>
  ) -> [[UInt8]] {
    var encoder = format.encoder(
      for: run, after: part.lowerBound == 0 ? nil : frames[part.lowerBound - 1])
    return part.map { encoder.encoded(frames[$0], number: run.numbers.lowerBound + $0) }
  }

  /// What a new renderer makes of each frame.
  static func bitmaps(_ layout: PictureLayout) -> [Bitmap] {
    frames.map { frame in
      var renderer = FrameRenderer(layout: layout)
      _ = renderer.draw(frame)
      return renderer.bitmap
    }
  }

  @Test(arguments: ExporterCatalog.frames.map { $0.name })
  func `runs that are encoded apart join to the whole`(name: String) throws {
    let format = try #require(ExporterCatalog.frames(named: name))
    for background in [SceneColor(hex: 0xFFFFFF), Self.glass] {
      let run = try Self.run(background: background)
      let whole = Self.bytes(of: format, run, 0..<5)
      #expect(whole.allSatisfy { !$0.isEmpty })
      for cut in 1..<5 {
        #expect(
          Self.bytes(of: format, run, 0..<cut) + Self.bytes(of: format, run, cut..<5) == whole)
      }
    }
  }

  @Test(arguments: PNGEncoder.Compression.allCases)
  func `each PNG file shows its frame`(compression: PNGEncoder.Compression) throws {
    for background in [SceneColor(hex: 0xFFFFFF), Self.glass] {
      let run = try Self.run(background: background)
      let files = Self.bytes(of: PNGFormat(compression: compression), run, 0..<5)
      let decoder = PNGDecoder()
      let pictures = try files.map { try decoder.picture(from: $0) }
      #expect(pictures == Self.bitmaps(run.layout).map { Picture($0) })
    }
  }

  @Test func `an animated PNG begins with the first frame as a picture`() throws {
    let run = try Self.run()
    let format = AnimatedPNGFormat()
    let file =
      try format.beginning(of: run) + Self.bytes(of: format, run, 0..<5).joined()
      + format.ending(of: run)
    let picture = try PNGDecoder().picture(from: file)
    #expect(picture == Picture(Self.bitmaps(run.layout)[0]))
  }

  @Test func `an animated PNG holds each frame for exactly one frame of the rate`() throws {
    let frame = Self.bytes(of: AnimatedPNGFormat(), try Self.run(), 0..<2)[1]
    // fcTL: length, name, number, width, height, x, y, then the delay 1001/30000.
    #expect(Array(frame[4..<8]) == Array("fcTL".utf8))
    #expect(Array(frame[28..<32]) == [0x03, 0xE9, 0x75, 0x30])
  }

  @Test(
    arguments: [
      (
        try FrameRate(90_000, 1), 10..<15,
        .frameRateOutOfRange(format: "apng", try FrameRate(90_000, 1), greatestPart: 65535)
      ),
      (
        FrameRate.fps60, 3..<3,
        .frameCountOutOfRange(format: "apng", count: 0, greatest: 1_073_741_824)
      ),
    ] as [(FrameRate, Range<Int>, FrameFormatError)])
  func `an animated PNG refuses what it cannot hold`(
    rate: FrameRate, numbers: Range<Int>, error: FrameFormatError
  ) throws {
    let run = FrameRun(layout: try Self.run().layout, rate: rate, numbers: numbers)
    #expect(throws: error) { try AnimatedPNGFormat().beginning(of: run) }
  }

  @Test func `an encoder for a rate that an animated PNG cannot hold is the caller's mistake`()
    async
  {
    await #expect(processExitsWith: .failure) {
      let layout = try DrawnFormatTests.run().layout
      let run = FrameRun(layout: layout, rate: try FrameRate(90_000, 1), numbers: 0..<1)
      _ = AnimatedPNGFormat().encoder(for: run, after: nil)
    }
    // What comes before the mistake does not end a process.
    await #expect(processExitsWith: .success) {
      let layout = try DrawnFormatTests.run().layout
      let run = FrameRun(layout: layout, rate: try FrameRate(60_000, 1), numbers: 0..<1)
      _ = AnimatedPNGFormat().encoder(for: run, after: nil)
    }
  }

  @Test func `video has the exact rate, and even sides where colours are shared`() throws {
    let run = try Self.run()
    let header = String(decoding: try Y4MFormat().beginning(of: run), as: UTF8.self)
    #expect(header.hasPrefix("YUV4MPEG2 W10 H6 F30000:1001 "))
    let full = Y4MFormat(chroma: .full)
    #expect(
      String(decoding: try full.beginning(of: run), as: UTF8.self).hasPrefix(
        "YUV4MPEG2 W9 H5 F30000:1001 "))
    // The line FRAME, then the planes: 10 · 6 · 3 / 2 and 9 · 5 · 3 values.
    #expect(Self.bytes(of: Y4MFormat(), run, 0..<5).map(\.count) == [Int](repeating: 96, count: 5))
    #expect(Self.bytes(of: full, run, 0..<5).map(\.count) == [Int](repeating: 141, count: 5))
  }

  @Test func `raw pixels are those of the frame`() throws {
    let run = try Self.run(background: Self.glass)
    let bytes = Self.bytes(of: RGBAFormat(), run, 0..<5)
    #expect(bytes == Self.bitmaps(run.layout).map { RawPixels.bytes(of: $0) })
    #expect(try RGBAFormat().beginning(of: run) == [] && RGBAFormat().ending(of: run) == [])
    // In front of half-transparent black, the bar of the first frame is opaque.
    #expect(Array(bytes[0][36..<40]) == [0x33, 0x66, 0xCC, 0xFF])
    #expect(Array(bytes[0][0..<4]) == [0, 0, 0, 0x80])
  }
}
