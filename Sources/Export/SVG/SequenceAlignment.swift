// Which items of a run are those of another run.
// Layer: Export.
// Source: Wagner and Fischer, "The String-to-String Correction Problem", 1974 (longest common
// subsequence by dynamic programming). Tests: SequenceAlignmentTests.

/// Finds the items of one run in another, in their order.
enum SequenceAlignment {
  /// Up to how many pairs of items the best alignment is looked for.
  private static let greatestPairCount = 1 << 20

  /// For each of `count` items the place, among `placeCount`, of one that it matches, or `nil`.
  ///
  /// Places rise. As many items as possible have one, unless there are more than 2²⁰ pairs of items
  /// that are not at the start or end: then each takes the first that is left.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - placeCount: The number of places.
  ///   - matches: Whether an item matches a place; items that match one place match the same places.
  /// - Returns: A place, or `nil`, for each item.
  /// - Complexity: O(count · placeCount).
  static func places(
    of count: Int, among placeCount: Int, matches: (_ item: Int, _ place: Int) -> Bool
  ) -> [Int?] {
    var places = [Int?](repeating: nil, count: count)
    var start = 0
    while start < min(count, placeCount) && matches(start, start) {
      places[start] = start
      start += 1
    }
    var tail = 0
    while tail < min(count, placeCount) - start
      && matches(count - 1 - tail, placeCount - 1 - tail)
    {
      places[count - 1 - tail] = placeCount - 1 - tail
      tail += 1
    }
    let (items, candidates) = (start..<count - tail, start..<placeCount - tail)
    if items.count * candidates.count <= greatestPairCount {
      alignBest(items, candidates, matches, &places)
    } else {
      alignFirst(items, candidates, matches, &places)
    }
    return places
  }

  private static func alignBest(
    _ items: Range<Int>, _ candidates: Range<Int>, _ matches: (Int, Int) -> Bool,
    _ places: inout [Int?]
  ) {
    // lengths[i, j] is how many of the items from i on can have places from j on.
    let width = candidates.count + 1
    var lengths = [Int32](repeating: 0, count: (items.count + 1) * width)
    for i in (0..<items.count).reversed() {
      for j in (0..<candidates.count).reversed() {
        let here = i * width + j
        lengths[here] =
          matches(items.lowerBound + i, candidates.lowerBound + j)
          ? lengths[here + width + 1] + 1 : max(lengths[here + width], lengths[here + 1])
      }
    }
    var (i, j) = (0, 0)
    while i < items.count && j < candidates.count {
      let here = i * width + j
      if matches(items.lowerBound + i, candidates.lowerBound + j) {
        places[items.lowerBound + i] = candidates.lowerBound + j
        (i, j) = (i + 1, j + 1)
      } else if lengths[here + width] > lengths[here + 1] {
        i += 1
      } else {
        j += 1
      }
    }
  }

  private static func alignFirst(
    _ items: Range<Int>, _ candidates: Range<Int>, _ matches: (Int, Int) -> Bool,
    _ places: inout [Int?]
  ) {
    var rest = candidates
    for item in items {
      guard let place = rest.first(where: { matches(item, $0) }) else { continue }
      places[item] = place
      rest = place + 1..<rest.upperBound
    }
  }
}
