// The parts of a decimal number's text.
// Layer: Easing/Text. Source: CSS Values 4, section 4.3 (the form of a number).
// Goals: one pass over the text, eight digits at a time.
// Tests: DecimalPartsTests.

/// What the text of a decimal says, as far as words can hold it.
///
/// It fits into registers: what is longer is passed through memory at each call.
struct DecimalParts {
  /// The digits from the first that is not 0 as a whole number, for up to 19; for more, what is
  /// left of it in a word.
  private(set) var digits: UInt64 = 0

  /// How many of these digits there are.
  private(set) var digitCount: Int

  /// Where the point is: the number is `0.d₁d₂d₃… × 10^pointPosition`, with `d₁` not 0.
  private(set) var pointPosition: Int64

  /// Whether the text starts with a minus sign.
  let isNegative: Bool

  /// Whether `digits` are all of them.
  var isShort: Bool { digitCount <= DecimalParts.mostDigits }

  /// The largest number of digits that any word holds.
  static let mostDigits = 19

  /// Reads a text to its end; `nil` if it has another form.
  init?(of text: borrowing Substring) {
    // A pointer for the time of the call: views of strings have spans on newer systems only.
    let parts =
      text.utf8.withContiguousStorageIfAvailable { DecimalParts($0.span) }
      ?? DecimalParts(Array(text.utf8).span)
    guard let parts else { return nil }
    self = parts
  }

  /// Reads a text to its end; `nil` if it has another form.
  init?(_ text: Span<UInt8>) {
    isNegative = text.has(UInt8(ascii: "-"), at: 0)
    var place = isNegative || text.has(UInt8(ascii: "+"), at: 0) ? 1 : 0
    let start = place
    text.skipZeros(at: &place)
    let wholeStart = place
    text.readDigits(at: &place, into: &digits)
    digitCount = place &- wholeStart
    pointPosition = Int64(digitCount)
    if text.has(UInt8(ascii: "."), at: place) {
      place &+= 1
      let fractionStart = place
      if digitCount == 0 {
        text.skipZeros(at: &place)
        pointPosition = Int64(fractionStart &- place)
      }
      let digitStart = place
      text.readDigits(at: &place, into: &digits)
      digitCount &+= place &- digitStart
      guard place > fractionStart else { return nil }
    }
    guard place > start else { return nil }
    if text.has(UInt8(ascii: "e"), at: place) || text.has(UInt8(ascii: "E"), at: place) {
      place &+= 1
      guard let exponent = text.readExponent(at: &place) else { return nil }
      pointPosition += exponent
    }
    guard place == text.count else { return nil }
  }
}

extension Span<UInt8> {
  /// Whether a character is at a place, which may be the end.
  fileprivate func has(_ character: UInt8, at place: Int) -> Bool {
    place < count && self[place] == character
  }

  /// Moves a place behind the zeros at it.
  fileprivate func skipZeros(at place: inout Int) {
    while has(UInt8(ascii: "0"), at: place) { place &+= 1 }
  }

  /// Moves a place behind the digits at it and appends them to a number, which may overflow.
  fileprivate func readDigits(at place: inout Int, into number: inout UInt64) {
    while place <= count &- 8,
      // The bounds are checked; unsafe is that bytes are taken for a number, which all bytes are.
      let eight = EightDigits(
        characters: bytes.unsafeLoadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian)
    {
      number = number &* EightDigits.limit &+ eight.number
      place &+= 8
    }
    while place < count, self[place] &- UInt8(ascii: "0") < 10 {
      number = 10 &* number &+ UInt64(self[place] &- UInt8(ascii: "0"))
      place &+= 1
    }
  }

  /// Moves a place behind the signed whole number at it and returns that, held within ±10¹⁸, or
  /// `nil` if there is none.
  ///
  /// No text is long enough for its digits to make up for an exponent that large.
  func readExponent(at place: inout Int) -> Int64? {
    let isNegative = has(UInt8(ascii: "-"), at: place)
    if isNegative || has(UInt8(ascii: "+"), at: place) { place += 1 }
    let start = place
    let most: Int64 = 1_000_000_000_000_000_000
    var magnitude: Int64 = 0
    while place < count, self[place] &- UInt8(ascii: "0") < 10 {
      let digit = Int64(self[place] &- UInt8(ascii: "0"))
      magnitude = Swift.min(10 * Swift.min(magnitude, most / 10) + digit, most)
      place += 1
    }
    guard place > start else { return nil }
    return isNegative ? -magnitude : magnitude
  }
}

extension ArraySlice<UInt8> {
  /// Removes and returns a signed whole number at the front, held within ±10¹⁸.
  mutating func removeExponent() -> Int64? {
    var place = 0
    let exponent = span.readExponent(at: &place)
    removeFirst(place)
    return exponent
  }
}
