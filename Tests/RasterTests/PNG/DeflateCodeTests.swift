// Expected values: the example of RFC 1951, section 3.2.2; Kraft's sum; the cost of the best code
// by repeated joining of the two lightest.

import TestSupport
import Testing

@testable import Raster

@Suite struct DeflateCodeTests {
  /// The bits of all symbols under the best code of any length.
  static func leastCost(_ frequencies: [UInt32]) -> Int {
    var weights = frequencies.filter { $0 > 0 }.map(Int.init)
    var cost = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      cost += joined
      weights.append(joined)
    }
    return cost
  }

  static func cost(_ code: DeflateCode, _ frequencies: [UInt32]) -> Int {
    zip(code.lengths, frequencies).reduce(0) { $0 + Int($1.0) * Int($1.1) }
  }

  /// 2 to the power of `longest` where the code is full.
  static func kraftSum(_ code: DeflateCode, longest: Int) -> Int {
    code.lengths.reduce(0) { $0 + ($1 == 0 ? 0 : 1 << (longest - Int($1))) }
  }

  @Test func `words are those of the standard's example`() {
    // A to H with the lengths 3, 3, 3, 3, 3, 2, 4, 4.
    let code = DeflateCode(frequencies: [8, 8, 8, 8, 8, 16, 4, 4], longest: 14)
    #expect(code.lengths == [3, 3, 3, 3, 3, 2, 4, 4])
    // 010, 011, 100, 101, 110, 00, 1110, 1111, first bits lowest.
    #expect(code.words == [0b010, 0b110, 0b001, 0b101, 0b011, 0b00, 0b0111, 0b1111])
  }

  @Test(arguments: [[0, 0, 0], [5, 0, 0], [0, 5, 0], [0, 0, 5], [1, 0, 7]] as [[UInt32]])
  func `two symbols at least have a word`(frequencies: [UInt32]) {
    let code = DeflateCode(frequencies: frequencies, longest: 7)
    #expect(code.lengths.filter { $0 == 1 }.count == 2)
    #expect(code.lengths.filter { $0 == 0 }.count == 1)
  }

  @Test(arguments: 0..<100) func `a code is full, and the best where no word is too long`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let spread = random.next() % 24
    let frequencies = (0..<286).map { _ in
      random.next() % 3 == 0 ? 0 : UInt32(random.next() >> (40 + random.next() % (spread + 1)))
    }
    let free = DeflateCode(frequencies: frequencies, longest: 30)
    #expect(Self.cost(free, frequencies) == Self.leastCost(frequencies))
    for longest in [9, 14] {
      let code = DeflateCode(frequencies: frequencies, longest: longest)
      #expect(Self.kraftSum(code, longest: longest) == 1 << longest)
      #expect(try #require(code.lengths.max()) <= longest)
      #expect(zip(code.lengths, frequencies).allSatisfy { ($0.0 > 0) == ($0.1 > 0) })
      if try #require(free.lengths.max()) <= longest {
        #expect(Self.cost(code, frequencies) == Self.cost(free, frequencies))
      }
    }
  }

  @Test func `words of Fibonacci's numbers are shortened to the limit`() {
    var frequencies: [UInt32] = [1, 1]
    while frequencies.count < 19 {
      frequencies.append(frequencies[frequencies.count - 1] + frequencies[frequencies.count - 2])
    }
    let code = DeflateCode(frequencies: frequencies, longest: 7)
    #expect(code.lengths.max() == 7)
    #expect(Self.kraftSum(code, longest: 7) == 128)
  }
}
