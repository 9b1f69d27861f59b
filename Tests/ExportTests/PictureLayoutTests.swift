// Points and pixels.

import Raster
import Scenes
import Testing

@testable import Export

struct PictureLayoutTests {
  static let clear = SceneColor(red: 0, green: 0, blue: 0, alpha: 0)

  @Test(arguments: [
    (390.0, 844.0, 3.0, 1170, 2532),
    (1, 1, 1, 1, 1),
    (0.1, 0.001, 1, 1, 1),
    (33.3, 100.1, 3, 100, 301),
    // 0.1 · 30 is a little above 3 in doubles, by far less than a 256th.
    (0.1, 0.7, 30, 3, 21),
    (32767, 1, 1, 32767, 1),
    (8192, 8192, 1, 8192, 8192),
  ]) func `a picture holds the whole frame`(
    width: Double, height: Double, scale: Double, columns: Int, rows: Int
  ) throws {
    let layout = try PictureLayout(
      frameWidth: width, frameHeight: height, scale: scale, background: Self.clear)
    #expect(layout.size == PixelSize(width: columns, height: rows))
    #expect(layout.x == 0 && layout.y == 0 && layout.scale == scale)
  }

  @Test(arguments: [
    (200.0, 100.0, 100, 100, 0.5, 0.0, 25.0),
    (100, 200, 101, 100, 0.5, 26, 0),
    (10, 10, 1000, 20, 2, 490, 0),
  ]) func `a frame is scaled to fit, and centred`(
    width: Double, height: Double, columns: Int, rows: Int, scale: Double, x: Double, y: Double
  ) throws {
    let size = try #require(PixelSize(width: columns, height: rows))
    let layout = try PictureLayout(
      frameWidth: width, frameHeight: height, fitting: size, background: Self.clear)
    #expect(layout.scale == scale && layout.x == x && layout.y == y && layout.size == size)
  }

  @Test func `a frame larger than the picture is centred too`() throws {
    let size = try #require(PixelSize(width: 10, height: 20))
    let layout = try PictureLayout(
      frameWidth: 20, frameHeight: 5, centeredIn: size, scale: 2, background: Self.clear)
    #expect(layout.x == -15 && layout.y == 5)
  }

  @Test(arguments: [
    (
      32768.0, 1.0, 1.0,
      "A frame of 32768 by 1 points at the scale 1 is 32768 by 1 pixels large; a picture has at most "
        + "32767 pixels a side and 67108864 in all."
    ),
    (
      8193, 8192, 1,
      "A frame of 8193 by 8192 points at the scale 1 is 8193 by 8192 pixels large; a picture has at "
        + "most 32767 pixels a side and 67108864 in all."
    ),
    (
      0, 1, 1,
      "A frame of 0 by 1 points cannot be drawn; both lengths have to be finite and above 0."
    ),
    (
      1, 1, 2000,
      "The scale 2000 cannot be drawn; a scale is in 0.0009765625…1024 pixels per point."
    ),
    (
      1, 1, .nan,
      "The scale nan cannot be drawn; a scale is in 0.0009765625…1024 pixels per point."
    ),
  ]) func `what cannot be laid out is refused in a sentence`(
    width: Double, height: Double, scale: Double, sentence: String
  ) {
    #expect(throws: FrameFormatError(sentence)) {
      try PictureLayout(
        frameWidth: width, frameHeight: height, scale: scale, background: Self.clear)
    }
  }

  @Test func `no length traps`() {
    let numbers = [0, -1, 1e-300, 1, 1e9, 1e300, .infinity, .nan]
    for width in numbers {
      for height in numbers {
        for scale in numbers {
          _ = try? PictureLayout(
            frameWidth: width, frameHeight: height, scale: scale, background: Self.clear)
        }
      }
    }
  }
}
