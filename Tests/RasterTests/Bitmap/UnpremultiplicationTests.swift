// Expected values: the quotient in whole numbers.

import TestSupport
import Testing

@testable import Raster

@Suite struct UnpremultiplicationTests {
  /// Each component times 255 / alpha, rounded to the nearest, at most 255.
  static func divided(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0 else { return 0 }
    return [0, 8, 16].reduce(alpha << 24) { sum, shift in
      sum | min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
  }

  @Test func `every component under every alpha is divided to the nearest`() throws {
    let unpremultiplication = Unpremultiplication()
    for alpha: UInt32 in 0..<256 {
      // Components above their alpha, which no bitmap should have, are included.
      for component: UInt32 in 0..<256 {
        let pixel =
          component | (255 - component) << 8 | (component / 2) << 16 | alpha << 24
        try #require(unpremultiplication.straight(pixel) == Self.divided(pixel))
      }
    }
  }

  @Test(arguments: 0...40) func `pixels next to each other do not change one another`(
    count: Int
  ) throws {
    var random = SplitMix64(seed: count)
    let unpremultiplication = Unpremultiplication()
    var straight: [UInt32] = []
    // An alpha for all pixels, except from one place on, or at one place alone.
    for place in 0...count {
      for alphas: (UInt32, UInt32) in [(0, 255), (255, 0), (255, 128), (0, 1), (77, 255)] {
        for isAlone in [false, true] {
          let pixels = (0..<count).map { index in
            let isOther = isAlone ? index == place : index >= place
            let color = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF
            return color | (isOther ? alphas.1 : alphas.0) << 24
          }
          unpremultiplication.replace(&straight, by: pixels.span)
          try #require(straight == pixels.map(Self.divided), "\(place), \(alphas), \(isAlone)")
        }
      }
    }
  }
}
