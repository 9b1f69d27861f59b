// Animated pictures, chunk by chunk and as other programs read them.

import Foundation
import Raster
import TestSupport
import Testing

@Suite struct APNGEncoderTests {
  /// A run of frames, each with a rectangle outside which it is the one before.
  struct Run {
    let size: PixelSize
    let isOpaque: Bool
    var frames: [(bitmap: Bitmap, changed: PixelRectangle)] = []

    init(seed: Int) throws {
      var random = SplitMix64(seed: seed)
      let first = try PNGTestPicture(seed: seed)
      (size, isOpaque) = (first.bitmap.size, first.isOpaque)
      frames = [(first.bitmap, PixelRectangle(size))]
      for _ in 0..<5 {
        var (bitmap, _) = frames[frames.count - 1]
        let x = Int(random.next() % UInt64(size.width))
        let y = Int(random.next() % UInt64(size.height))
        let changed = PixelRectangle(
          x: x, y: y, width: Int(random.next() % UInt64(size.width - x + 1)),
          height: Int(random.next() % UInt64(size.height - y + 1)))
        for row in changed.y..<changed.y + changed.height {
          for column in changed.x..<changed.x + changed.width where random.next() % 3 == 0 {
            let gray = UInt32(random.next() % 256)
            bitmap[column, row] = gray * 0x01_0101 | 0xFF00_0000
          }
        }
        frames.append((bitmap, changed))
      }
    }

    func file(compression: PNGEncoder.Compression) -> [UInt8] {
      var encoder = APNGEncoder(size: size, compression: compression, isOpaque: isOpaque)
      var file = encoder.beginning(frameCount: frames.count, repetitions: 3)
      for (index, frame) in frames.enumerated() {
        file += encoder.frame(
          frame.bitmap, changed: frame.changed, index: index, delay: (1001, 30000))
      }
      return file + encoder.ending
    }
  }

  /// The name and the data of every chunk.
  static func chunks(of file: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    var chunks: [(String, [UInt8])] = []
    var position = 8
    while position < file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let data = position + 8
      try #require(data + length + 4 <= file.count)
      chunks.append(
        (
          String(decoding: file[position + 4..<data], as: UTF8.self),
          Array(file[data..<data + length])
        ))
      position = data + length + 4
    }
    return chunks
  }

  @Test(arguments: PNGEncoder.Compression.allCases)
  func `each frame has one control chunk and one data chunk, numbered through`(
    compression: PNGEncoder.Compression
  ) throws {
    let run = try Run(seed: 4)
    let chunks = try Self.chunks(of: run.file(compression: compression))
    #expect(
      chunks.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT"]
        + (1..<6).flatMap { _ in ["fcTL", "fdAT"] } + ["IEND"])
    #expect(chunks[1].data == [0, 0, 0, 6, 0, 0, 0, 3])
    let numbered = chunks.filter { ["fcTL", "fdAT"].contains($0.name) }
    #expect(numbered.map { $0.data[..<4].reduce(0) { $0 << 8 | Int($1) } } == Array(0..<11))
    for control in numbered where control.name == "fcTL" {
      // The delay, then that nothing is cleared and pixels are replaced.
      #expect(control.data[20...] == [0x03, 0xE9, 0x75, 0x30, 0, 0])
    }
  }

  @Test func `a frame without changes stores one pixel`() throws {
    let picture = try PNGTestPicture(
      kind: .noise, width: 20, height: 20, isOpaque: true, seed: 1)
    var encoder = APNGEncoder(size: picture.bitmap.size, isOpaque: true)
    let nothing = PixelRectangle(x: 30, y: 5, width: 9, height: 9)
    let bytes = encoder.frame(picture.bitmap, changed: nothing, index: 7, delay: (1, 60))
    let control = try Self.chunks(of: [UInt8](repeating: 0, count: 8) + bytes)[0]
    #expect(control.data[4..<20] == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func `a frame's bytes do not depend on the frames encoded before`() throws {
    let run = try Run(seed: 9)
    let (bitmap, changed) = run.frames[3]
    var used = APNGEncoder(size: run.size, compression: .small, isOpaque: run.isOpaque)
    for index in 0..<3 {
      _ = used.frame(
        run.frames[index].bitmap, changed: run.frames[index].changed, index: index, delay: (1, 60))
    }
    var new = APNGEncoder(size: run.size, compression: .small, isOpaque: run.isOpaque)
    #expect(
      used.frame(bitmap, changed: changed, index: 3, delay: (1, 60))
        == new.frame(bitmap, changed: changed, index: 3, delay: (1, 60)))
  }

  /// Writes the number of frames, then every frame's duration and pixels as Pillow composes them.
  static let pillow = """
    import sys
    from PIL import Image
    with Image.open(sys.argv[1]) as image:
        print(image.n_frames, flush=True)
        for index in range(image.n_frames):
            image.seek(index)
            pixels = image.convert('RGBA').tobytes()
            print('%.6f' % image.info['duration'], pixels.hex(), flush=True)
    """

  @Test(
    .enabled(if: OutsideTool.hasPython("PIL")), arguments: 0..<6, PNGEncoder.Compression.allCases)
  func `Pillow composes the frames`(seed: Int, compression: PNGEncoder.Compression) throws {
    let run = try Run(seed: seed)
    try OutsideTool.inNewFolder { folder in
      let file = folder.appending(path: "run.png")
      try Data(run.file(compression: compression)).write(to: file)
      let result = try OutsideTool.run("python3", ["-c", Self.pillow, file.path])
      try #require(result.status == 0, "\(result.messages)")
      let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
      try #require(lines.first == "6")
      for (line, frame) in zip(lines.dropFirst(), run.frames) {
        let words = line.split(separator: " ")
        #expect(words[0] == "33.366667")
        let isSame = words[1] == PNGTestPicture.hexadecimal(Picture(frame.bitmap))
        try #require(isSame)
      }
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("pngcheck")), arguments: PNGEncoder.Compression.allCases)
  func `pngcheck finds nothing in an animation`(compression: PNGEncoder.Compression) throws {
    let run = try Run(seed: 11)
    try OutsideTool.inNewFolder { folder in
      let file = folder.appending(path: "run.png")
      try Data(run.file(compression: compression)).write(to: file)
      let result = try OutsideTool.run("pngcheck", ["-q", file.path])
      #expect(result.status == 0)
      #expect(result.output.isEmpty)
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("ffprobe")))
  func `ffprobe counts the frames and their rate`() throws {
    let run = try Run(seed: 2)
    try OutsideTool.inNewFolder { folder in
      let file = folder.appending(path: "run.apng")
      try Data(run.file(compression: .fast)).write(to: file)
      let result = try OutsideTool.run(
        "ffprobe",
        [
          "-v", "error", "-f", "apng", "-ignore_loop", "1", "-count_frames", "-show_entries",
          "stream=nb_read_frames,r_frame_rate", "-of", "csv=p=0", file.path,
        ])
      #expect(result.status == 0, "\(result.messages)")
      #expect(String(decoding: result.output, as: UTF8.self) == "30000/1001,6\n")
    }
  }
}
