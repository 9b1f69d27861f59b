// Expected values: ffmpeg and ffprobe, and frames written whole.

import Foundation
import TestSupport
import Testing

@testable import Raster

struct Y4MEncoderTests {
  @Test func `the header states size, rate, chroma, range and matrix`() throws {
    let size = try #require(PixelSize(width: 1170, height: 2532))
    let encoder = Y4MEncoder(size: size, rate: (30_000, 1001), chroma: .subsampled)
    #expect(
      String(decoding: encoder.header, as: UTF8.self)
        == "YUV4MPEG2 W1170 H2532 F30000:1001 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED XMATRIX=BT709\n")
    let full = Y4MEncoder(size: size, rate: (60, 1), chroma: .full)
    #expect(String(decoding: full.header, as: UTF8.self).contains(" F60:1 Ip A1:1 C444 X"))
  }

  @Test(arguments: Y4MEncoder.Chroma.allCases)
  func `a frame with a changed part is the frame written whole`(chroma: Y4MEncoder.Chroma) throws {
    var random = SplitMix64(seed: 4)
    var bitmap = try Bitmap(random: 1, width: 61, height: 35)
    var encoder = Y4MEncoder(size: bitmap.size, rate: (60, 1), chroma: chroma)
    let nothing = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    #expect(encoder.frame(bitmap, changed: nothing).count > 6)
    for round in 0..<50 {
      let other = try Bitmap(random: 100 + round, width: 61, height: 35)
      let part = PixelRectangle(
        x: Int.random(in: -10...60, using: &random), y: Int.random(in: -10...34, using: &random),
        width: Int.random(in: 0...70, using: &random), height: Int.random(in: 0...9, using: &random)
      )
      let inside = part.intersection(PixelRectangle(bitmap.size))
      for y in inside.y..<inside.y + inside.height {
        for x in inside.x..<inside.x + inside.width {
          bitmap.pixels[y * 61 + x] = other.pixels[y * 61 + x]
        }
      }
      var whole = Y4MEncoder(size: bitmap.size, rate: (60, 1), chroma: chroma)
      try #require(encoder.frame(bitmap, changed: part) == whole.frame(bitmap), "\(part)")
    }
  }

  @Test func `what is kept is not looked at again`() throws {
    let bitmap = try Bitmap(random: 1, width: 16, height: 16)
    let other = try Bitmap(random: 2, width: 16, height: 16)
    var encoder = Y4MEncoder(size: bitmap.size, rate: (60, 1), chroma: .subsampled)
    let first = encoder.frame(bitmap)
    #expect(encoder.frame(other, changed: PixelRectangle(x: 9, y: 9, width: 0, height: 5)) == first)
    #expect(encoder.frame(other, changed: nil) != first)
  }

  @Test func `what is transparent lies over black`() throws {
    let size = try #require(PixelSize(width: 3, height: 3))
    let white = PixelColor(red: 255, green: 255, blue: 255, alpha: 128)
    var encoder = Y4MEncoder(size: size, rate: (60, 1), chroma: .full)
    var other = encoder
    let grey = PixelColor(red: 128, green: 128, blue: 128)
    #expect(
      encoder.frame(Bitmap(size: size, filledWith: white))
        == other.frame(Bitmap(size: size, filledWith: grey)))
  }

  @Test func `a rate of 0 and a bitmap of another size are refused`() async {
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2) else { return }
      _ = Y4MEncoder(size: size, rate: (0, 1), chroma: .full)
    }
    await #expect(processExitsWith: .failure) {
      guard let size = PixelSize(width: 2, height: 2), let other = PixelSize(width: 2, height: 3)
      else { return }
      var encoder = Y4MEncoder(size: size, rate: (1, 1), chroma: .full)
      _ = encoder.frame(Bitmap(size: other))
    }
  }
}

/// What ffmpeg makes of our streams.
@Suite(.enabled(if: OutsideTool.hasAll("ffmpeg", "ffprobe")))
struct Y4MInFFmpegTests {
  /// Five frames of noise, and the bitmaps.
  private func stream(
    _ chroma: Y4MEncoder.Chroma, rate: (Int, Int) = (60, 1), width: Int, height: Int
  ) throws -> (file: [UInt8], planes: [UInt8], bitmaps: [Bitmap]) {
    let bitmaps = try (1...5).map { try Bitmap(random: $0, width: width, height: height) }
    var encoder = Y4MEncoder(
      size: bitmaps[0].size, rate: (numerator: rate.0, denominator: rate.1), chroma: chroma)
    let frames = bitmaps.map { encoder.frame($0) }
    return (encoder.header + frames.joined(), frames.flatMap { $0.dropFirst(6) }, bitmaps)
  }

  @Test(arguments: [(60, 1, "60/1"), (30_000, 1001, "30000/1001"), (25, 2, "25/2")])
  func `ffprobe counts the frames and reads the rate, range and place of colour`(
    numerator: Int, denominator: Int, expected: String
  ) throws {
    for chroma in Y4MEncoder.Chroma.allCases {
      let file = try stream(chroma, rate: (numerator, denominator), width: 64, height: 48).file
      let result = try OutsideTool.run(
        "ffprobe",
        [
          "-v", "error", "-count_frames", "-show_entries",
          "stream=nb_read_frames,r_frame_rate,avg_frame_rate,color_range,chroma_location,"
            + "sample_aspect_ratio,field_order,pix_fmt",
          "-of", "default=noprint_wrappers=1", "-f", "yuv4mpegpipe", "-i", "pipe:0",
        ], input: Data(file))
      let lines = Set(String(decoding: result.output, as: UTF8.self).split(separator: "\n"))
      var facts: Set<Substring> = [
        "nb_read_frames=5", "r_frame_rate=\(expected)", "avg_frame_rate=\(expected)",
        "color_range=tv", "sample_aspect_ratio=1:1", "field_order=progressive",
      ]
      switch chroma {
      case .subsampled: facts.formUnion(["pix_fmt=yuv420p", "chroma_location=center"])
      case .full: facts.insert("pix_fmt=yuv444p")
      }
      #expect(facts.isSubset(of: lines), "\(lines) \(result.messages)")
    }
  }

  @Test(arguments: [(64, 48), (37, 23), (1, 1), (2, 5)])
  func `ffmpeg decodes the planes that we wrote`(width: Int, height: Int) throws {
    for (chroma, format) in [
      (Y4MEncoder.Chroma.subsampled, "yuv420p"), (Y4MEncoder.Chroma.full, "yuv444p"),
    ] {
      let (file, planes, _) = try stream(chroma, width: width, height: height)
      let result = try OutsideTool.run(
        "ffmpeg",
        [
          "-v", "error", "-f", "yuv4mpegpipe", "-i", "pipe:0", "-f", "rawvideo", "-pix_fmt", format,
          "pipe:1",
        ], input: Data(file))
      #expect(Array(result.output) == planes, "\(result.messages)")
    }
  }

  /// The values of Y, Cb and Cr are within e = 1/2 + 1/64 step; blue then is within
  /// 255 · (e / 219 + 1.8556 · e / 224) = 1.7 of 255, and red and green within less; swscale rounds
  /// to a whole number and is within 1 itself.
  @Test func `an RGB picture comes back from ffmpeg by BT 709`() throws {
    let (file, _, bitmaps) = try stream(.full, width: 64, height: 48)
    let result = try OutsideTool.run(
      "ffmpeg",
      [
        "-v", "error", "-f", "yuv4mpegpipe", "-i", "pipe:0", "-vf",
        "scale=in_color_matrix=bt709:in_range=limited:out_range=full"
          + ":flags=accurate_rnd+full_chroma_int+full_chroma_inp+bitexact",
        "-f", "rawvideo", "-pix_fmt", "rgb24", "pipe:1",
      ], input: Data(file))
    let decoded = Array(result.output)
    let expected = bitmaps.flatMap { bitmap in
      bitmap.pixels.flatMap { pixel in [0, 8, 16].map { Int(pixel >> $0 & 255) } }
    }
    try #require(decoded.count == expected.count, "\(result.messages)")
    let greatest = zip(decoded, expected).reduce(0) { max($0, abs(Int($1.0) - $1.1)) }
    #expect(greatest <= 3)
  }
}
