// Binary search.
// Layer: Easing/Math. Goals: one search for all; not generic, so that no other module pays for it.
// Tests: PartitioningIndexTests.

extension Range<Int> {
  /// The first index that satisfies a predicate which, once satisfied, stays so to the end.
  ///
  /// `times.indices.partitioningIndex { times[$0] > time }` is the first time after another.
  ///
  /// - Returns: `upperBound` if no index satisfies it.
  /// - Complexity: the logarithm of the number of indices.
  package func partitioningIndex(where belongsToSecondPart: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsToSecondPart(middle) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
