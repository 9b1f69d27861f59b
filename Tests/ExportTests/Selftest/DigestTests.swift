// Digests tell results apart.

import Easing
import Testing

@testable import Export

@Suite struct DigestTests {
  private static func text(_ add: (inout Digest) -> Void) -> String {
    var digest = Digest()
    add(&digest)
    return digest.text
  }

  /// FNV-1a of the bytes of "foobar", as its authors publish it: words below 256 are bytes.
  @Test func `words below 256 give FNV-1a of bytes`() {
    #expect(Digest().text == "cbf29ce484222325")
    #expect(Self.text { $0.add([102, 111, 111, 98, 97, 114] as [UInt32]) } == "85944171f73967e8")
  }

  @Test func `a digest always has 16 digits`() {
    #expect(Digest.text(of: 0x1F) == "000000000000001f")
    #expect(Digest.text(of: .max) == "ffffffffffffffff")
  }

  @Test func `results and their order are told apart`() {
    let texts = [
      Self.text { $0.add([] as [UInt32]) }, Self.text { $0.add([0] as [UInt32]) },
      Self.text { $0.add([0, 1] as [UInt32]) }, Self.text { $0.add([1, 0] as [UInt32]) },
      Self.text { $0.add("ab") }, Self.text { $0.add("ba") },
      Self.text {
        $0.add("a")
        $0.add("b")
      },
      Self.text { $0.add(0.5) }, Self.text { $0.add(Double(0.5).nextUp) },
      Self.text { $0.add(0.0) },
      Self.text { $0.add(-0.0) }, Self.text { $0.add(Rational(1, 2)) },
      Self.text { $0.add(Rational(2, 1)) }, Self.text { $0.add(-1) },
    ]
    #expect(Set(texts).count == texts.count)
  }

  /// In words of 64 bits they would: a change of the highest bit never reaches another one.
  @Test func `two signs do not undo each other`() {
    let both = Self.text {
      $0.add(-1.0)
      $0.add(-2.0)
    }
    let none = Self.text {
      $0.add(1.0)
      $0.add(2.0)
    }
    #expect(both != none)
  }

  @Test func `every NaN counts the same`() {
    let usual = Self.text { $0.add(Double.nan) }
    #expect(Self.text { $0.add(-Double.nan) } == usual)
    #expect(Self.text { $0.add(Double(nan: 5, signaling: false)) } == usual)
  }

  @Test func `a case counts by its place`() {
    #expect(Self.text { $0.add(case: Side.left) } != Self.text { $0.add(case: Side.right) })
  }
}
