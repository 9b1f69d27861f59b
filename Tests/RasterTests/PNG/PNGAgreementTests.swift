// Reading PNG pictures that other programs wrote, against what these read.

import Foundation
import TestSupport
import Testing

@testable import Raster

/// `scripts/make-pngs.py` writes PNGs of every kind that Pillow, ImageMagick and ffmpeg can write,
/// and what each of them reads.
@Suite(
  .enabled(if: OutsideTool.hasAll("python3", "convert", "ffmpeg") && OutsideTool.hasPython("PIL")))
struct PNGAgreementTests {
  /// A file and what the programs read.
  struct Example {
    let name: String
    let header: PNGHeader
    let picture: Picture
    let deepPixels: [UInt64]
    let pillow: [UInt8]
    let magick: [UInt8]
    let ffmpeg: [UInt8]

    init(_ file: URL) throws {
      name = file.lastPathComponent
      let bytes = [UInt8](try Data(contentsOf: file))
      header = try PNGHeader(of: bytes)
      picture = try PNGDecoder().picture(from: bytes)
      deepPixels = try PNGDecoder().deepPixels(from: bytes).pixels
      func pixels(_ program: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: file.deletingPathExtension().appendingPathExtension(program)))
      }
      (pillow, magick, ffmpeg) = (try pixels("pillow"), try pixels("magick"), try pixels("ffmpeg"))
    }

    /// Our deep pixels as the files hold them, red first, the higher byte first.
    var deepBytes: [UInt8] {
      deepPixels.flatMap { pixel in
        [8, 0, 24, 16, 40, 32, 56, 48].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }

    var bytesAsFfmpeg: [UInt8] { header.bitDepth == 16 ? deepBytes : shallowBytes }

    /// Our pixels as Pillow gives them: of 16 bits it keeps the higher byte.
    var shallowBytes: [UInt8] {
      if header.bitDepth == 16 { return deepBytes.enumerated().filter { $0.0 % 2 == 0 }.map(\.1) }
      return picture.pixels.flatMap { pixel in
        [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: pixel >> $0) }
      }
    }
  }

  /// Makes the files, and reads each.
  static func examples() throws -> [Example] {
    try OutsideTool.inNewFolder { folder in
      let script = Vectors.packageRoot.appending(path: "scripts/make-pngs.py").path
      let result = try OutsideTool.run("python3", [script, folder.path, "--decode"])
      try #require(result.status == 0, "\(result.messages)")
      return try FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil
      )
      .filter { $0.pathExtension == "png" }
      .sorted { $0.path < $1.path }
      .map(Example.init)
    }
  }

  @Test func `Pillow, ImageMagick and ffmpeg read the same pixels`() throws {
    let examples = try Self.examples()
    // Names are compared, not pixels, whose differences would be a long list.
    #expect(examples.filter { $0.shallowBytes != $0.pillow }.map(\.name) == [], "Pillow")
    #expect(examples.filter { $0.deepBytes != $0.magick }.map(\.name) == [], "ImageMagick")
    // ffmpeg reads one bit of grey without its transparency; the others read it as we do.
    let differing = examples.filter { $0.bytesAsFfmpeg != $0.ffmpeg }.map(\.name)
    #expect(differing.filter { $0 != "magick-0-1-key.png" } == [], "ffmpeg")
    // Nothing that PNG has is left out.
    let kinds = Set(examples.map { [Int($0.header.colorType.rawValue), $0.header.bitDepth] })
    let interlaced = examples.filter(\.header.isInterlaced)
    let interlacedKinds = Set(
      interlaced.map { [Int($0.header.colorType.rawValue), $0.header.bitDepth] })
    #expect(kinds.count == 15)
    #expect(interlacedKinds.count == 15)
  }
}
