// Tests of Sources/Easing/Math/Elementary+HalfTurns.swift.
// Expected values: closed forms.

import Easing
import TestSupport
import Testing

struct ElementaryHalfTurnsTests {
  @Test func `multiples of a half are exact`() {
    let sines: [Double] = [0, 1, 0, -1]
    let cosines: [Double] = [1, 0, -1, 0]
    for k in -4000...4000 {
      let x = Double(k) / 2
      let quadrant = ((k % 4) + 4) % 4
      #expect(Elementary.sinPi(x) == sines[quadrant])
      #expect(Elementary.cosPi(x) == cosines[quadrant])
    }
  }

  @Test func `the zero of sinPi has the sign of the argument, that of cosPi none`() {
    for x in [1.0, 2, 0x1p52 + 1, 0x1p53, 1e300] {
      #expect(Elementary.sinPi(x).bitPattern == 0)
      #expect(Elementary.sinPi(-x).bitPattern == (-0.0).bitPattern)
    }
    for x in [0.5, 1.5, 2.5, 0x1p51 + 0.5] {
      #expect(Elementary.cosPi(x).bitPattern == 0)
      #expect(Elementary.cosPi(-x).bitPattern == 0)
    }
  }

  @Test func `large whole numbers are even or odd`() {
    #expect(Elementary.cosPi(0x1p52 + 1) == -1)
    #expect(Elementary.cosPi(0x1p52 + 2) == 1)
    #expect(Elementary.cosPi(0x1p53 - 1) == -1)
    #expect(Elementary.cosPi(-0x1p53) == 1)
    #expect(Elementary.cosPi(.greatestFiniteMagnitude) == 1)
    #expect(Elementary.sinPi(0x1p51 + 0.5) == 1)
  }

  @Test(arguments: 0..<500)
  func `a whole turn more gives the same bits`(seed: Int) {
    var random = SplitMix64(seed: seed)
    let x = Double(Int64.random(in: -(1 << 40)...(1 << 40), using: &random)) * 0x1p-38
    #expect(Elementary.sinPi(x + 2048) == Elementary.sinPi(x))
    #expect(Elementary.cosPi(x - 2048) == Elementary.cosPi(x))
    #expect(Elementary.cosPi(x) == Elementary.sinPi(x + 0.5))
  }

  @Test(arguments: [0x1p-500, 0x1p-6, 0.25, 0.4999, 0x1p-1022])
  func `sinPi rises over adjacent doubles`(at point: Double) throws {
    try requireRising(from: point - 1000 * point.ulp, Elementary.sinPi)
  }

  @Test(arguments: [-0.75, -0.5, -0.25, 1.25, 1.5])
  func `cosPi rises over adjacent doubles`(at point: Double) throws {
    try requireRising(from: point - 1000 * point.ulp, Elementary.cosPi)
  }
}
