// Expected values: BT.709's formulas as fractions of integers.

import TestSupport
import Testing

@testable import Raster

struct VideoMatrixTests {
  @Test func `corners, greys and random colours are within half a step and a 64th`() throws {
    var colors = (0..<8).map { corner in (0..<3).map { corner >> $0 & 1 == 1 ? 255 : 0 } }
    colors += (0...255).map { [$0, $0, $0] }
    var random = SplitMix64(seed: 709)
    colors += (0..<100_000).map { _ in (0..<3).map { _ in Int.random(in: 0...255, using: &random) }
    }
    for color in colors {
      let exact = ExactVideo(red: color[0], green: color[1], blue: color[2], count: 1)
      let (red, green, blue) = (UInt16(color[0]) << 8, UInt16(color[1]) << 8, UInt16(color[2]) << 8)
      try #require(
        exact.isLuma(VideoMatrix.luma(red: red, green: green, blue: blue)), "Y of \(color)")
      try #require(
        exact.isBlue(VideoMatrix.blueDifference(red: red, green: green, blue: blue)),
        "Cb of \(color)")
      try #require(
        exact.isRed(VideoMatrix.redDifference(red: red, green: green, blue: blue)), "Cr of \(color)"
      )
    }
  }

  @Test func `grey has no colour, black is 16 and white is 235`() throws {
    for grey in 0...255 {
      let value = UInt16(grey) << 8
      try #require(VideoMatrix.blueDifference(red: value, green: value, blue: value) == 128)
      try #require(VideoMatrix.redDifference(red: value, green: value, blue: value) == 128)
    }
    #expect(VideoMatrix.luma(red: 0, green: 0, blue: 0) == 16)
    #expect(VideoMatrix.luma(red: 255 << 8, green: 255 << 8, blue: 255 << 8) == 235)
  }

  @Test func `pure colours reach the ends of the range`() {
    #expect(VideoMatrix.blueDifference(red: 0, green: 0, blue: 255 << 8) == 240)
    #expect(VideoMatrix.blueDifference(red: 255 << 8, green: 255 << 8, blue: 0) == 16)
    #expect(VideoMatrix.redDifference(red: 255 << 8, green: 0, blue: 0) == 240)
    #expect(VideoMatrix.redDifference(red: 0, green: 255 << 8, blue: 255 << 8) == 16)
  }
}

/// The exact Y, Cb and Cr of the average of some pixels, in integers.
struct ExactVideo {
  /// 10000 · 255 · count times Y', B and R.
  private let light: Int
  private let blue: Int
  private let red: Int
  private let count: Int

  /// Takes sums of components.
  init(red: Int, green: Int, blue: Int, count: Int) {
    light = 2126 * red + 7152 * green + 722 * blue
    self.blue = 10_000 * blue
    self.red = 10_000 * red
    self.count = count
  }

  func isLuma(_ value: UInt8) -> Bool {
    isNear(value, offset: 16, numerator: 219 * light, denominator: 10_000 * 255 * count)
  }

  func isBlue(_ value: UInt8) -> Bool {
    isNear(
      value, offset: 128, numerator: 224 * (blue - light), denominator: 18_556 * 255 * count)
  }

  func isRed(_ value: UInt8) -> Bool {
    isNear(value, offset: 128, numerator: 224 * (red - light), denominator: 15_748 * 255 * count)
  }

  /// Whether |value − offset − numerator / denominator| ≤ 1/2 + 1/64.
  private func isNear(_ value: UInt8, offset: Int, numerator: Int, denominator: Int) -> Bool {
    abs((Int(value) - offset) * denominator - numerator) * 64 <= 33 * denominator
  }
}
