// Scenes as pictures.

import Foundation
import Raster
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct PictureCommandTests {
  static let scenes = ["shimmer", "toast", "large-title"]

  /// The size and the first pixel of a PNG that a command line writes.
  static func picture(
    _ line: String, files: [String: [UInt8]] = [:]
  ) throws -> Picture {
    let run = CommandRun(line, files: files)
    try #require(run.messages == [])
    return try PNGDecoder().picture(from: run.bytes)
  }

  @Test(arguments: scenes) func `a scene is a picture at two pixels a point, or its screen's scale`(
    scene: String
  ) throws {
    let size = try Self.picture("\(scene) --format png --frames 0...0").size
    let single = try Self.picture("\(scene) --format png --frames 0...0 --scale 1").size
    let scale = scene == "large-title" ? 3 : 2
    #expect(size.width == single.width * scale && size.height == single.height * scale)
  }

  @Test func `a size fits the scene in, and with a scale centres it`() throws {
    let fitted = try Self.picture("shimmer --format png --frames 0...0 --size 300x100")
    #expect(fitted.size == PixelSize(width: 300, height: 100))
    let centered = try Self.picture("shimmer --format png --frames 0...0 --size 300x100 --scale 1")
    #expect(centered.size == fitted.size)
    #expect(centered != fitted)
  }

  @Test func `the background lies under the frame and around it`() throws {
    let line = "shimmer --format png --frames 0...0 --size 400x40 --background "
    #expect(try Self.picture(line + "#ff0000").pixels[0] == 0xFF00_00FF)
    #expect(try Self.picture(line + "transparent").pixels[0] == 0)
    #expect(try Self.picture(line + "#ff000080").pixels[0] == 0x8000_00FF)
  }

  @Test(arguments: Proof.scenes)
  func `small files are smaller than fast ones, and the same picture`(scene: String) throws {
    let words = "\(scene) --format png --frames 0...0 --scale 1"
    let fast = CommandRun(words).bytes
    let small = CommandRun(words + " --compression small").bytes
    #expect(small.count < fast.count)
    #expect(try PNGDecoder().picture(from: fast) == PNGDecoder().picture(from: small))
  }

  @Test func `sides that a film makes even repeat their last column and row`() throws {
    let bytes = CommandRun("shimmer --format y4m --frames 30...32 --size 31x17").bytes
    let (width, height) = (32, 18)
    let frameBytes = "FRAME\n".utf8.count + width * height * 3 / 2
    try #require(bytes.count > 3 * frameBytes)
    let head = bytes.count - 3 * frameBytes
    for frame in 0..<3 {
      let luma = bytes[(head + frame * frameBytes + "FRAME\n".utf8.count)...].prefix(width * height)
      let rows = (0..<height).map { y in Array(luma.dropFirst(y * width).prefix(width)) }
      for row in rows { try #require(row[31] == row[30]) }
      try #require(rows[17] == rows[16])
      try #require(Set(luma).count > 8)
    }
  }

  @Test(arguments: ["y4m", "apng", "rgba", "display-list"])
  func `a film is one file, and no file for each frame`(format: String) {
    expectRefusal(
      of: ["shimmer", "--format", format, "--output", "%d.\(format)"],
      "The option --output names a file for each frame, but \(format) puts all frames into one; name "
        + "a single file such as film.\(format).")
  }

  /// `script` runs a program in a terminal of its own.
  @Test(
    .enabled(if: OutsideTool.hasAll("script")),
    arguments: [("apng", 64), ("y4m", 64), ("sheet", 64), ("svg", 0), ("plot", 0)])
  func `a terminal is shown text only`(format: String, status: Int32) throws {
    let run = try BuiltProgram.shell(
      "script -qec \"$PROGRAM shimmer --format \(format) --frames 0...1 --size 8x8\" /dev/null")
    #expect(run.status == status)
    #expect(run.text.contains("is not for a terminal") == (status != 0))
  }

  @Test func `colours take as many bytes as they are asked to`() {
    let half = CommandRun("shimmer --format y4m --frames 0...0 --size 64x32")
    let full = CommandRun("shimmer --format y4m --frames 0...0 --size 64x32 --chroma 444")
    #expect(half.output.hasPrefix("YUV4MPEG2 W64 H32 F60:1 "))
    #expect(full.bytes.count - half.bytes.count == 64 * 32 * 3 / 2 - "20jpeg".count + "44".count)
  }

  /// Of each format's frames, `DrawnFormatTests` shows that those encoded apart join to the whole.
  @Test func `raw pixels of a frame are the same alone and among others`() {
    let words = "shimmer --format rgba --size 32x32"
    let all = CommandRun(words).bytes
    let one = CommandRun(words + " --frames 30...30").bytes
    #expect(all.count == 60 * one.count)
    #expect(Array(all[(30 * one.count)..<(31 * one.count)]) == one)
  }

  static let none: [([String], String)] = [
    (["--frames", "5..<5"], "--frames 5..<5"), (["--to", "0"], "--to 0"),
    (["--from", "2", "--to", "2s"], "--from 2 --to 2s"),
  ]

  @Test(arguments: PictureForm.names, none) func `no frame is no picture`(
    form: String, choice: ([String], String)
  ) {
    // Files cannot be created here, so that trying to would show.
    for place in [[], ["--output", "a/b"], ["--output", "a/%d"]] {
      expectRefusal(
        of: ["shimmer", "--format", form] + choice.0 + place,
        "There is no frame to draw with \(choice.1); pictures show at least one.")
    }
  }

  @Test func `a start behind the end of a scene leaves no frame`() {
    expectRefusal(
      of: ["toast", "--format", "y4m", "--from", "100"],
      "There is no frame to draw with --from 100; pictures show at least one.")
  }

  @Test func `several files need a pattern`() {
    expectRefusal(
      of: ["shimmer", "--format", "png"],
      "There are 60 frames and one place for them, but png makes a file of each; with --output "
        + "'frames/%05d.png' each has its own.")
  }

  @Test func `a logo is drawn from its file`() throws {
    let logo = CommandRun(
      "toast --format png --frames 0...0 --size 40x20 --picture-background #0f0")
    let files = ["logo.png": logo.bytes]
    let line = "shimmer --format png --frames 59...59 --scale 1 "
    let with = try Self.picture(line + "--logo logo.png", files: files)
    let without = try Self.picture(line + "--logo-width 40 --logo-height 20")
    #expect(with.size == without.size)
    #expect(with != without)
  }

  @Test func `a logo that is damaged is refused where it is drawn`() {
    expectRefusal(
      of: ["shimmer", "--format", "png", "--frames", "0...0", "--logo", "a.png"],
      "The file 'a.png' cannot be the logo: The PNG picture ends after 33 bytes, but its last "
        + "chunk must be IEND.",
      status: .badData, files: ["a.png": LogoOptionTests.picture])
  }
}
