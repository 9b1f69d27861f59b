import TestSupport
import Testing

@testable import Raster

struct PixelArithmeticTests {
  /// n / d to the nearest, for odd d.
  private func nearest(_ n: Int, _ d: Int) -> Int { (2 * n + d) / (2 * d) }

  @Test func `a component over another is exact for every value and alpha`() throws {
    for alpha in 0...255 {
      for value in 0...255 {
        let source = UInt32(alpha) * 0x0101_0101
        let result = PixelArithmetic.over(source, UInt32(value) * 0x0101_0101)
        let expected = alpha + nearest(value * (255 - alpha), 255)
        try #require(result == UInt32(expected) * 0x0101_0101, "\(value) below alpha \(alpha)")
        let scaled = PixelArithmetic.scaled(UInt32(value) * 0x0101_0101, by: UInt32(alpha))
        try #require(scaled == UInt32(nearest(value * alpha, 255)) * 0x0101_0101)
        try #require(PixelArithmetic.dividedBy255(UInt32(value * alpha)) == scaled & 255)
      }
    }
  }

  @Test(arguments: 0..<50)
  func `mixing rounds once`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (one, other) = (
        UInt32.random(in: 0 ... .max, using: &generator),
        UInt32(truncatingIfNeeded: generator.next())
      )
      let weight = Int.random(in: 0...255, using: &generator)
      let mixed = PixelArithmetic.mixed(one, other, weight: UInt32(weight)).components
      let mixed256 = PixelArithmetic.mixed256(one, other, weight: UInt32(weight)).components
      for index in 0..<4 {
        let (a, b) = (one.components[index], other.components[index])
        try #require(mixed[index] == nearest(a * (255 - weight) + b * weight, 255))
        try #require(mixed256[index] == (a * (256 - weight) + b * weight + 128) / 256)
      }
    }
  }
}
