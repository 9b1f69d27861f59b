import Testing

@testable import Raster

struct KerningTests {
  @Test(arguments: ["To", "Ty", "AV", "VA", "AT", "Yo", "We", "P.", "F,", "L’", "LT", "r.", "y,"])
  func `pairs with a hole stand closer`(pair: String) throws {
    let scalars = Array(pair.unicodeScalars)
    #expect(Kerning.units(between: scalars[0], and: scalars[1]) > 0)
  }

  @Test func `straight sides and digits keep their distance`() throws {
    for left in "HIMNnmhil0123456789".unicodeScalars {
      for right in "HIMNnmhil0123456789".unicodeScalars {
        try #require(Kerning.units(between: left, and: right) == 0)
      }
    }
  }

  @Test func `no pair of ASCII stands closer than a tenth of the size`() throws {
    for left in UInt8(0x20)...0x7E {
      for right in UInt8(0x20)...0x7E {
        let units = Kerning.units(between: Unicode.Scalar(left), and: Unicode.Scalar(right))
        try #require((0...100).contains(units))
      }
    }
  }
}
