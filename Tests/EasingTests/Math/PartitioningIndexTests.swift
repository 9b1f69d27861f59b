// Binary search.
// Expected values: the definition.

import Easing
import Testing

struct PartitioningIndexTests {
  @Test func `it is the first index of the second part, for every split of every length`() throws {
    for length in 0...20 {
      for split in 0...length {
        try #require((0..<length).partitioningIndex { $0 >= split } == split)
      }
    }
  }

  @Test func `it asks only for indices that are there, and for few`() {
    var asked: [Int] = []
    let index = (1000..<2000).partitioningIndex {
      asked.append($0)
      return $0 >= 1999
    }
    #expect(index == 1999)
    #expect(asked.allSatisfy((1000..<2000).contains) && asked.count <= 10)
  }
}
