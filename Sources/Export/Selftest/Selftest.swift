// Whether this machine computes the bits that are published.
// Layer: Export. Tests: SelftestTests.

/// What the engine computes, in parts whose digests are published.
///
/// ```swift
/// let published = Selftest.published
/// Selftest.parts.filter { $0.digest.text != published[$0.name] }  // none
/// ```
package enum Selftest {
  /// All parts: elementary functions, numbers as text, curves, springs, friction and rubber band, the
  /// timing model, the table and pictures of every scene and preset at several rates, pictures of each at
  /// two scales, and files of pictures.
  ///
  /// No two have the same name.
  package static var parts: [SelftestPart] {
    functions + numbers + curves + springs + scrolling + timing + tables + pictures + files
  }

  /// The digests that every machine computes, in 16 hexadecimal digits, by the names of the parts.
  ///
  /// They change when results change, which the changelog tells.
  package static var published: [String: String] {
    var digests: [String: String] = [:]
    for line in publishedLines.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else { continue }
      digests[String(words[1].drop { $0 == " " })] = String(words[0])
    }
    return digests
  }
}
