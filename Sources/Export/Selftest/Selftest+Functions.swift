// The elementary functions in the selftest.
// Layer: Export. Tests: SelftestTests.

import Easing

extension Selftest {
  /// A part for each function.
  static var functions: [SelftestPart] {
    [
      function("exp", within: 750, Elementary.exp),
      function("expm1", within: 750, Elementary.expm1),
      function("exp2", within: 1100, Elementary.exp2),
      function("log", within: 10, Elementary.log),
      function("log1p", within: 2, Elementary.log1p),
      function("log2", within: 10, Elementary.log2),
      function("sin", within: 100, Elementary.sin),
      function("cos", within: 100, Elementary.cos),
      function("sinPi", within: 4, Elementary.sinPi),
      function("cosPi", within: 4, Elementary.cosPi),
      function("sinh", within: 720, Elementary.sinh),
      function("cosh", within: 720, Elementary.cosh),
      function("sinhOverX", within: 2, Elementary.sinhOverX),
      function("asin", within: 1, Elementary.asin),
      power,
    ]
  }

  /// A function at edge values, at random numbers of any size, and within a distance from 0.
  private static func function(
    _ name: String, within reach: Double, _ function: @escaping @Sendable (Double) -> Double
  ) -> SelftestPart {
    SelftestPart("function \(name)") { digest in
      let near = SelftestInputs.fractions(count: 2000, seed: 2).map { (2 * $0 - 1) * reach }
      for input in SelftestInputs.edges + SelftestInputs.anyNumbers(count: 1000, seed: 3) + near {
        digest.add(function(input))
      }
    }
  }

  /// Powers of all pairs of edge values, of numbers of any size, and of usual ones.
  private static var power: SelftestPart {
    SelftestPart("function pow") { digest in
      for base in SelftestInputs.edges {
        for exponent in SelftestInputs.edges { digest.add(Elementary.pow(base, exponent)) }
      }
      let (bases, exponents) = (
        SelftestInputs.fractions(count: 2000, seed: 4),
        SelftestInputs.fractions(count: 2000, seed: 5)
      )
      for (base, exponent) in zip(bases, exponents) {
        digest.add(Elementary.pow(base, 20 * exponent - 5))
        digest.add(Elementary.pow(100 * base, 20 * exponent - 10))
      }
    }
  }
}
