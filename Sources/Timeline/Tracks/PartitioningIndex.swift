// Binary search.
// Layer: Timeline/Tracks. Tests: PartitioningIndexTests.

extension RandomAccessCollection {
  /// The first index whose element satisfies a predicate that, once satisfied, stays so to the end.
  ///
  /// - Returns: `endIndex` if no element satisfies it.
  /// - Complexity: the logarithm of the number of elements.
  func partitioningIndex(where belongsToSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if belongsToSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
