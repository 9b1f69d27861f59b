// Letters with marks, drawn from a letter and a mark.
// Layer: Raster. Source: Unicode 16, canonical decompositions. Tests: AlphabetTests.

extension Alphabet {
  /// The letter and the mark that a character is drawn from, or `nil` if it is not.
  ///
  /// i and j are, too.
  static func parts(of scalar: Unicode.Scalar) -> (letter: Unicode.Scalar, mark: Unicode.Scalar)? {
    switch scalar {
    case "i": return ("\u{131}", "˙")
    case "j": return ("\u{237}", "˙")
    default: break
    }
    guard (0xC0...0x1EF9).contains(scalar.value) else { return nil }
    var parts = composed.unicodeScalars.makeIterator()
    while let whole = parts.next(), let letter = parts.next(), let mark = parts.next() {
      if whole == scalar { return (letter, mark) }
    }
    return nil
  }

  /// A character, its letter and its mark; again and again.
  private static var composed: String {
    """
    ÀA`ÁA´ÂAˆÃA˜ÄA¨ÅA˚ĀA¯ĂA˘ĄA˛ÇC¸ĆC´ĈCˆĊC˙ČCˇĎDˇÈE`ÉE´ÊEˆËE¨ĒE¯ĔE˘ĖE˙ĘE˛ĚEˇĜGˆĞG˘ĠG˙ĢG¸ĤHˆ\
    ÌI`ÍI´ÎIˆÏI¨ĨI˜ĪI¯ĬI˘ĮI˛İI˙ĴJˆĶK¸ĹL´ĻL¸ĽLˇÑN˜ŃN´ŅN¸ŇNˇÒO`ÓO´ÔOˆÕO˜ÖO¨ŌO¯ŎO˘ŐO˝\
    ŔR´ŖR¸ŘRˇŚS´ŜSˆŞS¸ŠSˇȘS,ŢT¸ŤTˇȚT,ÙU`ÚU´ÛUˆÜU¨ŨU˜ŪU¯ŬU˘ŮU˚ŰU˝ŲU˛ŴWˆÝY´ŶYˆŸY¨ŹZ´ŻZ˙ŽZˇ\
    àa`áa´âaˆãa˜äa¨åa˚āa¯ăa˘ąa˛çc¸ćc´ĉcˆċc˙čcˇďdˇèe`ée´êeˆëe¨ēe¯ĕe˘ėe˙ęe˛ěeˇĝgˆğg˘ġg˙ĥhˆ\
    ìi`íi´îiˆïi¨ĩi˜īi¯ĭi˘įi˛ĵjˆķk¸ĺl´ļl¸ľlˇñn˜ńn´ņn¸ňnˇòo`óo´ôoˆõo˜öo¨ōo¯ŏo˘őo˝\
    ŕr´ŗr¸řrˇśs´ŝsˆşs¸šsˇșs,ţt¸ťtˇțt,ùu`úu´ûuˆüu¨ũu˜ūu¯ŭu˘ůu˚űu˝ųu˛ŵwˆýy´ÿy¨ŷyˆźz´żz˙žzˇ\
    ẀW`ẂW´ẄW¨ẁw`ẃw´ẅw¨ẼE˜ẽe˜ỲY`ỳy`ỸY˜ỹy˜
    """
  }

  /// A mark, drawn around x = 0, for a small letter without an ascender.
  static func mark(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar {
    case "`", "\u{300}": above("M-42 654 L42 566")
    case "´", "\u{301}": above("M42 654 L-42 566")
    case "ˆ", "\u{302}": above("M-94 568 L0 660 L94 568")
    case "˜", "\u{303}": above("M-112 574 C-96 648 -54 662 0 618 C54 574 96 588 112 662")
    case "¯", "\u{304}": above("M-92 606 L92 606")
    case "˘", "\u{306}": above("M-90 650 C-70 550 70 550 90 650")
    case "˙", "\u{307}": above("D0 642")
    case "¨", "\u{308}": above("D-102 630 D102 630")
    case "˚", "\u{30A}": above("M0 706 A76 630 U0 554 A-76 630 U0 706 Z")
    case "˝", "\u{30B}": above("M-22 654 L-88 566 M98 654 L32 566")
    case "ˇ", "\u{30C}": above("M-94 660 L0 568 L94 660")
    case "¸", "\u{327}": .small(0, "M8 0 L-4 -62 C66 -66 84 -108 70 -144 C52 -188 -6 -194 -64 -178")
    case "˛", "\u{328}": .small(0, "M60 0 C-30 -70 -30 -190 86 -172")
    case ",", "\u{326}": .small(0, "M12 -126 L-22 -204")
    default: nil
    }
  }

  /// How much higher a mark stands above a letter than above an x.
  static func rise(above letter: Unicode.Scalar) -> Int64 {
    switch letter {
    case "A"..."Z": 188
    case "b", "d", "f", "h", "k", "l", "t": 228
    default: 0
    }
  }

  /// The mark that Czech and Slovak write behind a letter with a caron which has no room above, drawn
  /// from the end of the letter on; `nil` for other letters and marks.
  static func markBehind(_ letter: Unicode.Scalar, _ mark: Unicode.Scalar) -> Glyph? {
    guard mark == "ˇ" || mark == "\u{30C}" else { return nil }
    return switch letter {
    case "d", "l", "t": .capital(96, "M40 664 L6 528")
    case "L": .capital(0, "M-150 640 L-184 504")
    default: nil
    }
  }

  private static func above(_ path: String) -> Glyph {
    Glyph(0, path, zone: .above)
  }
}
