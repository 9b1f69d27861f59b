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
    (200.0, 100.0, 100, 100, 0.5, 0, 25),
    (100, 200, 101, 100, 0.5, 26, 0),
    (10, 10, 1000, 20, 2, 490, 0),
  ]) func `a frame is scaled to fit, and centred`(
    width: Double, height: Double, columns: Int, rows: Int, scale: Double, x: Int, y: Int
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

  @Test(
    arguments: [
      (
        32768, 1, 1,
        .frameTooLarge(width: 32768, height: 1, scale: 1, columns: 32768, rows: 1)
      ),
      (
        8193, 4096.1, 2,
        .frameTooLarge(width: 8193, height: 4096.1, scale: 2, columns: 16386, rows: 8193)
      ),
      (0, 1, 1, .frameNotDrawable(width: 0, height: 1)),
      (1, .infinity, 1, .frameNotDrawable(width: 1, height: .infinity)),
      (1, 1, 2000, .scaleOutOfRange(2000)),
    ] as [(Double, Double, Double, FrameFormatError)])
  func `what cannot be laid out is refused`(
    width: Double, height: Double, scale: Double, error: FrameFormatError
  ) {
    #expect(throws: error) {
      try PictureLayout(
        frameWidth: width, frameHeight: height, scale: scale, background: Self.clear)
    }
  }

  @Test func `a scale that is no number is refused`() {
    let error = #expect(throws: FrameFormatError.self) {
      try PictureLayout(frameWidth: 1, frameHeight: 1, scale: .nan, background: Self.clear)
    }
    guard case .scaleOutOfRange(let scale) = error else {
      Issue.record("The error is \(String(describing: error)).")
      return
    }
    #expect(scale.isNaN)
  }

  @Test func `a picture of too many pixels is refused`() throws {
    let size = try #require(PixelSize(width: 8193, height: 8192))
    #expect(throws: FrameFormatError.pictureTooLarge(columns: 8193, rows: 8192)) {
      try PictureLayout(frameWidth: 9, frameHeight: 9, fitting: size, background: Self.clear)
    }
  }

  @Test func `a frame starts at a whole pixel however large it is`() throws {
    let size = try #require(PixelSize(width: 1, height: 1))
    let layout = try PictureLayout(
      frameWidth: 0x1p43, frameHeight: 3, centeredIn: size, scale: 1024, background: Self.clear)
    // (1 − 2⁵³) / 2 and (1 − 3072) / 2, halves up.
    #expect(layout.x == -0xF_FFFF_FFFF_FFFF && layout.y == -1535)
    #expect(throws: FrameFormatError.frameNotCentered(width: 3, height: 0x1p44, scale: 1024)) {
      try PictureLayout(
        frameWidth: 3, frameHeight: 0x1p44, centeredIn: size, scale: 1024, background: Self.clear)
    }
  }

  @Test func `no length traps`() throws {
    let size = try #require(PixelSize(width: 2, height: 2))
    let numbers = [0, -1, 1e-300, 1, 1e9, 1e300, .infinity, .nan]
    for width in numbers {
      for height in numbers {
        for scale in numbers {
          _ = try? PictureLayout(
            frameWidth: width, frameHeight: height, scale: scale, background: Self.clear)
          _ = try? PictureLayout(
            frameWidth: width, frameHeight: height, centeredIn: size, scale: scale,
            background: Self.clear)
        }
      }
    }
  }

  @Test func `a background that is no colour is the caller's mistake`() async {
    await #expect(processExitsWith: .failure) {
      let color = SceneColor(red: 0, green: 0, blue: 0, alpha: .nan)
      _ = try PictureLayout(frameWidth: 1, frameHeight: 1, background: color)
    }
  }
}
