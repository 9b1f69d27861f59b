// Tests that hold for every function of Sources/Easing/Math/Elementary*.swift.
// Expected values: Tests/Vectors/elementary.csv (1200-bit arithmetic).

import Easing
import TestSupport
import Testing

struct ElementaryTests {
  @Test(arguments: ElementaryFunction.all)
  func `a function errs by less than it states`(function: ElementaryFunction) throws {
    for row in try ElementaryVector.rows(of: function.name) {
      let got = function.evaluate(row.x)
      let error = row.error(of: got)
      try #require(error < function.bound, "f(\(row.x)) = \(got) is \(error) units off")
    }
  }

  @Test(arguments: ElementaryFunction.all)
  func `every NaN gives the one quiet NaN`(function: ElementaryFunction) {
    for nan in [Double.nan, -.nan, .signalingNaN, Double(nan: 5, signaling: false)] {
      #expect(function.evaluate(nan).bitPattern == Double.nan.bitPattern)
    }
  }

  /// Compares with a golden digest, recorded on x86-64.
  ///
  /// Elsewhere it differs if a step of some function is not defined to the last bit; everywhere,
  /// if a function's results change.
  @Test func `the bits are those of every other machine`() {
    var random = SplitMix64(seed: 7)
    var digest: UInt64 = 0xcbf2_9ce4_8422_2325  // FNV-1a over whole words
    func add(_ value: Double) {
      digest = (digest ^ value.bitPattern) &* 0x100_0000_01b3
    }
    for _ in 0..<2000 {
      let small = Double.random(in: -1...1, using: &random)
      let large = small * 700
      let any = Double(bitPattern: random.next())
      for function in ElementaryFunction.all {
        for x in [small, large, any] { add(function.evaluate(x)) }
      }
      add(Elementary.pow(small.magnitude, large))
      add(Elementary.pow(any.magnitude, small))
      let (sin, cos) = Elementary.sincos(large)
      add(sin)
      add(cos)
    }
    #expect(digest == 0x48e9_f0ce_51d3_d462)
  }
}
