// Sequences and films as ffmpeg, ffprobe, pngcheck and Pillow read them.

import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: OutsideTool.hasAll("ffmpeg", "ffprobe", "pngcheck"))) struct FilmProofTests {
  /// What ffprobe counts: the rate and the number of frames.
  static func probe(_ arguments: [String], in folder: URL) throws -> String {
    let asked = [
      "-v", "error", "-count_frames", "-select_streams", "v:0", "-show_entries",
      "stream=r_frame_rate,nb_read_frames", "-of", "csv=p=0",
    ]
    let output = try Proof.run("ffprobe", asked + arguments, in: folder)
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  static let rates: [(String, String, Int)] = [
    ("60", "60/1", 60), ("29.97", "30000/1001", 30), ("12.5", "25/2", 13),
  ]

  @Test(arguments: rates) func `ffprobe counts the frames of Y4M, at the exact rate`(
    fps: String, rate: String, count: Int
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("shimmer --fps \(fps) --size 64x48 --output a.y4m", in: folder)
      #expect(try Self.probe(["a.y4m"], in: folder) == "\(rate),\(count)")
    }
  }

  /// ffmpeg takes an animated PNG's times in 100000ths of a second, so the rate is read from the file:
  /// the delay is bytes 20…23 behind the name of the chunk, numerator and denominator.
  @Test(arguments: rates) func `ffprobe counts the frames of an animated PNG, and delays are exact`(
    fps: String, rate: String, count: Int
  ) throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("shimmer --fps \(fps) --size 64x48 --output a.apng", in: folder)
      #expect(try Self.probe(["a.apng"], in: folder).hasSuffix(",\(count)"))
      try Proof.run("pngcheck", ["-q", "a.apng"], in: folder)
      let bytes = try Proof.bytes(of: "a.apng", in: folder)
      let name = try #require(bytes.range(of: Data("fcTL".utf8)))
      let delay = [UInt8](bytes[(name.upperBound + 20)..<(name.upperBound + 24)]).map(Int.init)
      #expect(
        "\(delay[2] * 256 + delay[3])/\(delay[0] * 256 + delay[1])" == rate)
    }
  }

  @Test func `a sequence of PNG pictures is read in full, and pngcheck finds nothing`() throws {
    try OutsideTool.inNewFolder { folder in
      try Proof.make("shimmer --fps 29.97 --size 64x48 --output 'f/%05d.png'", in: folder)
      let input = ["-framerate", "30000/1001", "f/%05d.png"]
      #expect(try Self.probe(input, in: folder) == "30000/1001,30")
      let names = try BuiltProgram.files(in: folder.appending(path: "f"))
      try Proof.run("pngcheck", ["-q"] + names.map { "f/\($0)" }, in: folder)
    }
  }

  @Test(
    .enabled(if: OutsideTool.hasPython("PIL")),
    arguments: Proof.scenes, ["'#fff'", "transparent"])
  func `ffmpeg and Pillow decode our pictures to the pixels of rgba`(
    scene: String, background: String
  ) throws {
    try OutsideTool.inNewFolder { folder in
      let option = scene == "toast" ? "--picture-background" : "--background"
      let words = "\(scene) --frames 20...20 --size 300x400 \(option) \(background)"
      try Proof.make("\(words) --output a.png", in: folder)
      try Proof.make("\(words) --output a.rgba", in: folder)
      let own = try Proof.bytes(of: "a.rgba", in: folder)
      #expect(try Proof.pixels(of: "a.png", in: folder) == own)
      let script =
        "import sys; from PIL import Image; "
        + "sys.stdout.buffer.write(Image.open('a.png').convert('RGBA').tobytes())"
      #expect(try Proof.run("python3", ["-c", script], in: folder) == own)
    }
  }
}
