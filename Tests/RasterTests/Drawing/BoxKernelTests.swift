import Testing

@testable import Raster

struct BoxKernelTests {
  @Test(arguments: [1, 2, 100, 255, 256, 257, 512, 1000, 5000, 15360, 40000, 131_072] as [Int32])
  func `the weights add up to 2²⁰, and their variance is a third of the blur's`(deviation: Int32)
    throws
  {
    let kernel = try #require(BoxKernel(deviation: deviation))
    let r = kernel.radius
    #expect((2 * r + 1) * Int(kernel.inner) + 2 * Int(kernel.outer) == 1 << 20)
    #expect(kernel.outer <= kernel.inner)
    var moment = 0
    for distance in 0...r { moment += 2 * distance * distance * Int(kernel.inner) }
    moment += 2 * (r + 1) * (r + 1) * Int(kernel.outer)
    let variance = Double(moment) / 0x1p20
    let asked = Double(deviation) * Double(deviation) / 65536 / 3
    let bound = Double((r + 1) * (2 * r + 1) * (2 * r + 3)) / (3 * 0x1p20)
    #expect(abs(variance - asked) <= bound)
  }

  @Test func `nothing is blurred by no deviation, and the widest is bounded`() throws {
    #expect(BoxKernel(deviation: 0) == nil)
    #expect(BoxKernel(deviation: .min) == nil)
    #expect(BoxKernel(deviation: .max) == BoxKernel(deviation: 512 * 256))
    #expect(try #require(BoxKernel(deviation: .max)).reach < 1600)
  }
}
