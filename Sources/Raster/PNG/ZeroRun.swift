// Zero bytes in a row.
// Layer: Raster. Tests: DeflateBlockTests.

/// Zero bytes in a row as a block says them: one or more literals, then matches at distance 1.
struct ZeroRun: Hashable, Sendable {
  /// Zeros that are literals: the first of all, and up to three, a pixel's others, that a match would
  /// not make shorter.
  let literalCount: Int
  /// Matches of the greatest length.
  let longestCount: Int
  /// The length of one more match, or 0.
  let lastLength: Int

  /// The longest run that is a literal and one match, and so has a word of its own.
  static let longestShort = 1 + DeflateTokens.longestMatch

  /// The shortest match.
  private static let shortestMatch = 4

  /// A run of at least one zero.
  init(_ count: Int) {
    // Without a sign the division by a constant is one multiplication.
    let matched = UInt32(truncatingIfNeeded: count) &- 1
    let rest = Int(matched % UInt32(DeflateTokens.longestMatch))
    longestCount = Int(matched / UInt32(DeflateTokens.longestMatch))
    lastLength = rest < ZeroRun.shortestMatch ? 0 : rest
    literalCount = 1 &+ rest &- lastLength
  }
}
