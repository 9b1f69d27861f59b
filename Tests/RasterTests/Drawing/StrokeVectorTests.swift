import TestSupport
import Testing

@testable import Raster

struct StrokeVectorTests {
  @Test(arguments: 0..<20)
  func `square roots are rounded down`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for shift in UInt64(0)..<62 {
      let number = generator.next() >> (shift + 2)
      let root = number.squareRootRoundedDown
      try #require(root * root <= number)
      try #require((root + 1) * (root + 1) > number)
    }
  }

  @Test func `roots of squares and their neighbours are exact`() throws {
    for root in [1, 2, 3, 255, 65535, 65536, 1 << 30, 3_037_000_499] as [UInt64] {
      try #require((root * root).squareRootRoundedDown == root)
      try #require((root * root - 1).squareRootRoundedDown == root - 1)
      try #require((root * root + 1).squareRootRoundedDown == root)
    }
    #expect(UInt64(0).squareRootRoundedDown == 0)
    #expect(UInt64.max.squareRootRoundedDown == 1 << 32 - 1)
  }

  @Test(arguments: 0..<100)
  func `a vector gets the length that is asked for`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let limit = Int64(1) << Int64(seed % 32)
    let vector = FinePoint(
      x: .random(in: -limit...limit, using: &generator),
      y: .random(in: -limit...limit, using: &generator))
    let length = Int64.random(in: 0...1 << Int64(seed % 20), using: &generator)
    let scaled = vector.scaled(to: length)
    let size = (Double(vector.x) * Double(vector.x) + Double(vector.y) * Double(vector.y))
      .squareRoot()
    guard size > 0 else { return #expect(scaled == vector) }
    // Half for rounding, and 2⁻²⁸ for the bits that are left out.
    let bound = 0.5 + Double(length) * 0x1p-28
    try #require(abs(Double(scaled.x) - Double(vector.x) / size * Double(length)) <= bound)
    try #require(abs(Double(scaled.y) - Double(vector.y) / size * Double(length)) <= bound)
  }
}
