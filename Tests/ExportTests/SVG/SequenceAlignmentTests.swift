// Which items of a run are those of another run.

import TestSupport
import Testing

@testable import Export

@Suite struct SequenceAlignmentTests {
  static func places(_ items: String, among places: String) -> [Int?] {
    let (items, places) = (Array(items), Array(places))
    return SequenceAlignment.places(of: items.count, among: places.count) {
      items[$0] == places[$1]
    }
  }

  @Test func `what was added has no place`() {
    #expect(Self.places("abXcd", among: "abcd") == [0, 1, nil, 2, 3])
    #expect(Self.places("Xab", among: "ab") == [nil, 0, 1])
    #expect(Self.places("abX", among: "ab") == [0, 1, nil])
    #expect(Self.places("ab", among: "") == [nil, nil])
  }

  @Test func `what is gone is passed over`() {
    #expect(Self.places("ad", among: "abcd") == [0, 3])
    #expect(Self.places("", among: "abcd") == [])
  }

  @Test func `as many as possible have a place`() {
    // The longest common subsequence, abcb's classic example, has four letters.
    #expect(Self.places("bdcaba", among: "abcbdab").compactMap { $0 }.count == 4)
  }

  /// The length of the longest common subsequence, by trying all subsets.
  static func best(_ items: [Int], _ places: [Int]) -> Int {
    var best = 0
    for subset in 0..<1 << items.count {
      let chosen = items.indices.filter { subset >> $0 & 1 == 1 }.map { items[$0] }
      var rest = places[...]
      let isThere = chosen.allSatisfy { item in
        guard let place = rest.firstIndex(of: item) else { return false }
        rest = rest[(place + 1)...]
        return true
      }
      if isThere { best = max(best, chosen.count) }
    }
    return best
  }

  @Test(arguments: 0..<200) func `it is the best of all`(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    func run() -> [Int] {
      (0..<Int.random(in: 0...8, using: &random)).map { _ in Int.random(in: 0..<3, using: &random) }
    }
    let (items, places) = (run(), run())
    let found = SequenceAlignment.places(of: items.count, among: places.count) {
      items[$0] == places[$1]
    }
    let kept = found.compactMap { $0 }
    #expect(kept == kept.sorted() && Set(kept).count == kept.count)
    for (item, place) in zip(items, found) {
      if let place { try #require(items.contains(item) && places[place] == item) }
    }
    #expect(kept.count == Self.best(items, places))
  }

  @Test func `runs that are too long are aligned all the same`() {
    let count = 1100
    let found = SequenceAlignment.places(of: count, among: count) { $0 + 1 == $1 }
    #expect(found == (1..<count).map { $0 } + [nil])
  }
}
