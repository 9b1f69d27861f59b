// Which of many animations reach past a time.
// Layer: Timeline/Tracks. Source: a segment tree of maxima (de Berg et al., Computational Geometry,
//   section 10.3). Tests: LatestEndsTests.

import Easing

/// The end times of a row of animations, searched for those past a time.
struct LatestEnds: Hashable, Sendable {
  /// A binary tree in a row: node `i` has the children `2i` and `2i + 1`, and holds the latest end
  /// below it; the leaves are the animations in order, `nil` where there is none yet.
  private var latest: [Rational?]
  /// The number of leaves, a power of 2.
  private let leaves: Int
  /// How many ends there are.
  private(set) var count = 0

  /// Creates an empty row with room for `capacity` ends.
  init(capacity: Int) {
    var leaves = 1
    while leaves < capacity { leaves *= 2 }
    self.leaves = leaves
    latest = Array(repeating: nil, count: 2 * leaves)
  }

  /// Adds an end to the row.
  ///
  /// - Precondition: there is room for it.
  /// - Complexity: the logarithm of the capacity.
  mutating func append(_ end: Rational) {
    precondition(count < leaves, "The row of ends is full.")
    var node = leaves + count
    count += 1
    while node > 0 {
      if let known = latest[node], known >= end { break }
      latest[node] = end
      node /= 2
    }
  }

  /// The first animation of a range that is still running at a time, or `nil` if none is.
  ///
  /// - Complexity: the logarithm of the capacity.
  func first(in range: Range<Int>, runningAt time: Rational, side: Side) -> Int? {
    first(in: range, runningAt: time, side: side, below: 1, covering: 0..<leaves)
  }

  /// The search below one node; it recurses once for every level of the tree.
  private func first(
    in range: Range<Int>, runningAt time: Rational, side: Side, below node: Int,
    covering leaves: Range<Int>
  ) -> Int? {
    guard leaves.overlaps(range), let end = latest[node] else { return nil }
    guard time < end || (time == end && side == .left) else { return nil }
    if leaves.count == 1 { return leaves.lowerBound }
    let middle = leaves.lowerBound + leaves.count / 2
    return first(
      in: range, runningAt: time, side: side, below: 2 * node,
      covering: leaves.lowerBound..<middle)
      ?? first(
        in: range, runningAt: time, side: side, below: 2 * node + 1,
        covering: middle..<leaves.upperBound)
  }
}
