// The capital letters.
// Layer: Raster. Tests: AlphabetTests.

extension Alphabet {
  /// The capital letters A to Z.
  static func capitalLetter(_ scalar: Unicode.Scalar) -> Glyph? {
    switch scalar {
    case "A": .capital(654, "M62 0 L327 630 L592 0 M148 205 L506 205")
    case "B":
      .capital(
        626,
        """
        M118 334 L358 334 A536 166 U358 0 L118 0 L118 630 L340 630 A500 482 U340 334
        """)
    case "C":
      .capital(698, "M606 476 C568 578 478 640 366 640 A90 315 U366 -10 C478 -10 568 52 606 154")
    case "D": .capital(706, "M118 0 L118 630 L312 630 A616 315 U312 0 Z")
    case "E": .capital(568, "M496 630 L118 630 L118 0 L500 0 M118 324 L462 324")
    case "F": .capital(546, "M490 630 L118 630 L118 0 M118 310 L456 310")
    case "G":
      .capital(
        728,
        """
        M608 486 C568 582 478 640 368 640 A90 315 U372 -10 C524 -10 630 88 630 244 \
        L630 306 L398 306
        """)
    case "H": .capital(714, "M118 0 L118 630 M596 0 L596 630 M118 324 L596 324")
    case "I": .capital(258, "M129 0 L129 630")
    case "J": .capital(544, "M426 630 L426 178 C426 58 356 -10 248 -10 C156 -10 92 38 70 126")
    case "K": .capital(644, "M118 0 L118 630 M548 630 L118 196 M274 352 L576 0")
    case "L": .capital(546, "M118 630 L118 0 L488 0")
    case "M": .capital(846, "M118 0 L118 630 L423 62 L728 630 L728 0")
    case "N": .capital(714, "M118 0 L118 630 L596 0 L596 630")
    case "O": .capital(756, "M378 640 A666 315 U378 -10 A90 315 U378 640 Z")
    case "P": .capital(608, "M118 0 L118 630 L346 630 A522 450 U346 270 L118 270")
    case "Q": .capital(756, "M378 640 A666 315 U378 -10 A90 315 U378 640 Z M448 152 L620 -30")
    case "R": .capital(632, "M118 0 L118 630 L346 630 A518 458 U346 286 L118 286 M356 286 L546 0")
    case "S":
      .capital(
        620,
        """
        M510 490 C484 588 410 640 308 640 C194 640 118 576 118 484 C118 396 186 358 308 330 \
        C448 298 524 254 524 162 C524 60 440 -10 316 -10 C202 -10 122 46 94 148
        """)
    case "T": .capital(596, "M50 630 L546 630 M298 630 L298 0")
    case "U": .capital(704, "M114 630 L114 236 U352 -10 A590 236 L590 630")
    case "V": .capital(642, "M58 630 L321 0 L584 630")
    case "W": .capital(938, "M56 630 L248 0 L469 616 L690 0 L882 630")
    case "X": .capital(634, "M76 630 L558 0 M558 630 L76 0")
    case "Y": .capital(620, "M56 630 L310 282 L564 630 M310 282 L310 0")
    case "Z": .capital(606, "M86 630 L518 630 L82 0 L528 0")
    default: nil
    }
  }
}
