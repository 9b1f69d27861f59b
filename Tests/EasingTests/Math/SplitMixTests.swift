// Expected values: the reference implementation's first numbers for the seed 0.

import Testing

@testable import Easing

struct SplitMixTests {
  @Test func `the numbers of the seed 0 are those of the reference`() {
    #expect(SplitMix.output(of: SplitMix.step) == 0xE220_A839_7B1D_CDAF)
    #expect(SplitMix.output(of: SplitMix.step &* 2) == 0x6E78_9E6A_A1B9_65F4)
    #expect(SplitMix.output(of: SplitMix.step &* 3) == 0x06C4_5D18_8009_454F)
  }

  @Test func `a unit is below 1`() {
    #expect(SplitMix.unit(.max) == 1.0.nextDown && SplitMix.unit(0) == 0)
  }
}
