// Expected values: the standard library's `rounded(.down)` and `Int(exactly:)`.

import TestSupport
import Testing

@testable import Easing

struct DoubleFloorTests {
  @Test(arguments: [
    0, -0.0, 0.5, -0.5, 1, -1, 1.5, -1.5, 0x1p-1074, -0x1p-1074, 0x1p52, -0x1p52, 0x1p52 - 0.5,
    -0x1p52 + 0.5, 0x1p53 + 2, 0x1p63, -0x1p63, 1e300, -1e300, 1.0.nextDown, (-1.0).nextUp,
    Double.infinity, -Double.infinity,
  ])
  func `the floor is the whole number not above`(value: Double) {
    #expect(value.floored == value.rounded(.down))
  }

  @Test(arguments: 0..<50)
  func `the floor of any number is the whole number not above`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let bits = generator.next()
      for value in [Double(bitPattern: bits), Double(Int64(bitPattern: bits)) * 0x1p-40] {
        guard !value.isNaN else { continue }
        try #require(value.floored == value.rounded(.down), "\(value)")
      }
    }
  }

  @Test func `NaN stays NaN`() {
    #expect(Double.nan.floored.isNaN)
  }

  @Test(arguments: [
    0, -0.0, 1, -1, 0.5, -0.5, 2.5, 0x1p-1074, 0x1p31, -0x1p31, 0x1p52 - 0.5, 0x1p53, 0x1p62,
    0x1p63, -0x1p63, 0x1p63.nextDown, (-0x1p63).nextDown, 1e300, Double.infinity, .nan,
  ])
  func `a whole number is what the standard library takes for one`(value: Double) {
    #expect(value.wholeNumber == Int(exactly: value))
  }

  @Test func `minus zero and what is whole keep their bits`() {
    #expect((-0.0).floored.sign == .minus)
    #expect((-0x1p60).floored == -0x1p60)
  }
}
