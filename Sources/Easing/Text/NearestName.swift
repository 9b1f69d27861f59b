// The name that a mistyped one was probably meant to be.
// Layer: Easing/Text.
// Source: Wagner and Fischer, "The string-to-string correction problem", 1974, with the swap of
//   neighbours as a fourth operation (optimal string alignment).
// Tests: NearestNameTests.

/// The candidate that is the fewest typing mistakes away from a name, or `nil` if none is near.
///
/// A mistake is a character too many, missing, wrong, or swapped with its neighbour. Upper and
/// lower case of the letters a to z count as the same. Near means at most one mistake for every
/// three characters of the name, and at least one, unless that is all of it; of equally near candidates the first is taken.
///
/// - Parameters:
///   - name: What was written. Above 64 bytes nothing is near to it.
///   - candidates: What is accepted, in the order of preference.
/// - Returns: One of the candidates, as it is spelled there.
/// - Complexity: the lengths of name and candidate multiplied, for each candidate.
package func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
  let longest = 64
  let written = Array(name.utf8.prefix(longest + 1)).map { $0.lowercased }
  guard !written.isEmpty, written.count <= longest else { return nil }
  var best: (name: String, distance: Int)?
  for candidate in candidates {
    let accepted = candidate.utf8.map { $0.lowercased }
    let limit = best.map { $0.distance - 1 } ?? min(max(written.count / 3, 1), written.count - 1)
    guard abs(accepted.count - written.count) <= limit else { continue }
    let distance = mistakes(from: written, to: accepted)
    if distance <= limit { best = (candidate, distance) }
  }
  return best?.name
}

/// The least number of mistakes that turn one text into another.
///
/// Row i of the table holds the mistakes from the first i bytes to each beginning of the other
/// text; only the last three rows are kept.
private func mistakes(from source: [UInt8], to target: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...target.count)
  for i in source.indices {
    var row = [i + 1]
    for j in target.indices {
      let substituted = previous[j] + (source[i] == target[j] ? 0 : 1)
      var least = min(substituted, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, source[i] == target[j - 1], source[i - 1] == target[j] {
        least = min(least, beforePrevious[j - 1] + 1)
      }
      row.append(least)
    }
    (beforePrevious, previous) = (previous, row)
  }
  return previous[target.count]
}

extension UInt8 {
  /// The lower-case letter of an ASCII letter; every other byte itself.
  var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
