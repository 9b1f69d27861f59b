// PNG files as other programs read them.

import Foundation
import TestSupport
import Testing

@testable import Raster

@Suite struct PNGEncoderToolTests {
  /// Pictures of seeds, and every kind at the sizes where something ends.
  static func pictures() throws -> [PNGTestPicture] {
    var pictures = try (0..<200).map(PNGTestPicture.init(seed:))
    for kind in PNGTestPicture.Kind.allCases {
      for (width, height) in [(1, 1), (1, 300), (300, 1), (127, 129), (87, 256)] {
        let seed = pictures.count
        pictures.append(
          try PNGTestPicture(
            kind: kind, width: width, height: height, isOpaque: seed % 2 == 0, seed: seed))
      }
    }
    return pictures
  }

  /// Runs a body with the files of all pictures in a folder of its own.
  static func withFiles(
    compression: PNGEncoder.Compression,
    _ body: (_ folder: URL, _ names: [String], _ pictures: [PNGTestPicture]) throws -> Void
  ) throws {
    let pictures = try pictures()
    try OutsideTool.inNewFolder { folder in
      let names = pictures.indices.map { index in
        String(repeating: "0", count: 4 - "\(index)".count) + "\(index).png"
      }
      for (index, (name, picture)) in zip(names, pictures).enumerated() {
        // Half of them have more than one band.
        var encoder = PNGEncoder(
          size: picture.bitmap.size, compression: compression, isOpaque: picture.isOpaque,
          bandPixelCount: index % 2 == 0 ? 2048 : PNGEncoder.BandEncoder.pixelCount)
        try Data(encoder.encode(picture.bitmap)).write(to: folder.appending(path: name))
      }
      try body(folder, names, pictures)
    }
  }

  /// Compares the bytes of all pictures, one behind the other, with the expected ones.
  static func expect(_ output: Data, toBe pictures: [PNGTestPicture]) throws {
    var position = 0
    for picture in pictures {
      let expected = Picture(picture.bitmap).pixels.map(\.littleEndian)
      let end = position + 4 * expected.count
      try #require(end <= output.count, "\(picture)")
      let isSame = expected.withUnsafeBytes { output[position..<end].elementsEqual($0) }
      try #require(isSame, "\(picture)")
      position = end
    }
    #expect(position == output.count)
  }

  /// Writes the pixels of each picture as Pillow reads it, R, G, B and A.
  static let pillow = """
    import sys
    from PIL import Image
    for name in sys.argv[1:]:
        with Image.open(name) as image:
            image.load()
            sys.stdout.buffer.write(image.convert('RGBA').tobytes())
    """

  @Test(.enabled(if: OutsideTool.hasPython("PIL")), arguments: PNGEncoder.Compression.allCases)
  func `Pillow reads the same pixels`(compression: PNGEncoder.Compression) throws {
    try Self.withFiles(compression: compression) { folder, names, pictures in
      let result = try OutsideTool.run("python3", ["-c", Self.pillow] + names, in: folder)
      try #require(result.status == 0, "\(result.messages)")
      try Self.expect(result.output, toBe: pictures)
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("pngcheck")), arguments: PNGEncoder.Compression.allCases)
  func `pngcheck finds nothing`(compression: PNGEncoder.Compression) throws {
    try Self.withFiles(compression: compression) { folder, names, _ in
      let result = try OutsideTool.run("pngcheck", ["-v"] + names, in: folder)
      let text = String(decoding: result.output, as: UTF8.self)
      #expect(result.status == 0, "\(text.suffix(400))")
      let count = names.count
      #expect(text.contains("No errors were detected in \(count) of the \(count) files"))
    }
  }

  @Test(.enabled(if: OutsideTool.hasAll("ffmpeg")), arguments: PNGEncoder.Compression.allCases)
  func `ffmpeg reads the same pixels`(compression: PNGEncoder.Compression) throws {
    for (index, isOpaque) in [(3, true), (5, false), (8, true)] {
      let kind = PNGTestPicture.Kind.allCases[index]
      let picture = try PNGTestPicture(
        kind: kind, width: 97, height: 301, isOpaque: isOpaque, seed: index)
      var encoder = PNGEncoder(
        size: picture.bitmap.size, compression: compression, isOpaque: isOpaque)
      let result = try OutsideTool.run(
        "ffmpeg",
        [
          "-v", "error", "-f", "png_pipe", "-i", "-", "-f", "rawvideo", "-pix_fmt", "rgba", "-",
        ], input: Data(encoder.encode(picture.bitmap)))
      try #require(result.status == 0, "\(result.messages)")
      try Self.expect(result.output, toBe: [picture])
    }
  }
}
