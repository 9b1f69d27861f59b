// Pairs of letters that stand closer together.
// Layer: Raster. Tests: KerningTests.

/// How much closer some letters stand, where their sides would leave a hole.
enum Kerning {
  /// By how many units the second of two letters is drawn nearer.
  static func units(between left: Unicode.Scalar, and right: Unicode.Scalar) -> Int64 {
    switch left {
    case "A": afterA(right)
    case "T": afterT(right)
    case "V", "W", "Y": afterSlope(left, right)
    case "F", "P": isLow(right) ? 84 : right == "A" ? 50 : isRound(right) ? 14 : 0
    case "L": isSlope(right) ? 56 : isRaised(right) ? 60 : 0
    case "r", "f": isLow(right) ? 50 : isRound(right) ? 8 : 0
    case "v", "w", "y": isLow(right) ? 48 : isRound(right) ? 8 : 0
    case "K", "k", "X", "x": isRound(right) ? 16 : 0
    case "b", "e", "o", "p": "vwxy".unicodeScalars.contains(right) ? 8 : 0
    case "-", "\u{2013}", "\u{2014}": isSlope(right) ? 40 : 0
    default: 0
    }
  }

  private static func afterA(_ right: Unicode.Scalar) -> Int64 {
    if isSlope(right) { return 48 }
    if isRaised(right) { return 50 }
    if "vwy".unicodeScalars.contains(right) { return 20 }
    return "CGOQ".unicodeScalars.contains(right) ? 12 : 0
  }

  private static func afterT(_ right: Unicode.Scalar) -> Int64 {
    if isRound(right) { return 58 }
    if isUpright(right) { return 40 }
    if isLow(right) { return 66 }
    return right == "A" ? 44 : 0
  }

  private static func afterSlope(_ left: Unicode.Scalar, _ right: Unicode.Scalar) -> Int64 {
    let isSteep = left == "W"
    if right == "A" { return isSteep ? 34 : 48 }
    if isLow(right) { return isSteep ? 46 : 74 }
    if isRound(right) { return isSteep ? 20 : left == "Y" ? 54 : 32 }
    if isUpright(right) { return isSteep ? 10 : left == "Y" ? 36 : 18 }
    return 0
  }

  /// Small letters that are round on the left.
  private static func isRound(_ scalar: Unicode.Scalar) -> Bool {
    "acdegoqs".unicodeScalars.contains(scalar)
  }

  /// Small letters of small height that are straight on the left.
  private static func isUpright(_ scalar: Unicode.Scalar) -> Bool {
    "mnpruvwxyz".unicodeScalars.contains(scalar)
  }

  /// What stands at the baseline, and dashes.
  private static func isLow(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", "\u{2026}", "-", "\u{2013}", "\u{2014}": true
    default: false
    }
  }

  /// Capitals that leave room below.
  private static func isSlope(_ scalar: Unicode.Scalar) -> Bool {
    "TVWY".unicodeScalars.contains(scalar)
  }

  /// Quotes.
  private static func isRaised(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "'", "\"", "\u{2018}", "\u{2019}", "\u{201C}", "\u{201D}": true
    default: false
    }
  }
}
