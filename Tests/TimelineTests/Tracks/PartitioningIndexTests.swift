// Binary search.
// Expected values: the definition.

import Testing

@testable import Timeline

struct PartitioningIndexTests {
  @Test func `it is the first element of the second part, for every split of every length`() throws
  {
    for length in 0...20 {
      for split in 0...length {
        try #require((0..<length).partitioningIndex { $0 >= split } == split)
      }
    }
  }

  @Test func `it works on slices`() {
    #expect([0, 1, 2, 3, 4, 5][2...4].partitioningIndex { $0 >= 3 } == 3)
  }
}
