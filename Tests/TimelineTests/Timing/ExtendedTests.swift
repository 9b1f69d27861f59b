import Testing
import Timeline

@Suite struct ExtendedTests {
  @Test func `infinity is above everything finite, and equal to itself`() {
    #expect(Extended.finite(Int.max) < .infinite)
    #expect(Extended.finite(-1) < .finite(1))
    #expect(!(Extended<Int>.infinite < .infinite))
    #expect(!(Extended<Int>.infinite < .finite(.max)))
    #expect(Extended<Int>.infinite == .infinite)
    #expect(max(Extended.finite(1), .infinite) == .infinite)
    #expect(min(.infinite, Extended.finite(1)) == .finite(1))
  }

  @Test func `only a finite quantity has a finite value`() {
    #expect(Extended.finite(3).finiteValue == 3)
    #expect(Extended<Int>.infinite.finiteValue == nil)
  }
}
