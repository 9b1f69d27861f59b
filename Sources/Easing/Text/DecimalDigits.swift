// Whole numbers as decimal digits, eight at a time.
// Layer: Easing/Text. Source: derived; eight digits are split in the lanes of one word.
// Goals: no branch per digit and no table.
// Tests: DecimalDigitsTests.

/// Eight decimal digits as the bytes of a word, the first digit in the lowest byte.
struct EightDigits {
  /// The digits as numbers `0...9`.
  let values: UInt64

  /// Creates the digits of a number below 10⁸, with leading zeros.
  ///
  /// Each step splits every lane `v` of the word into two lanes of half the width `w`, the quotient
  /// `q` above the remainder: `v + q × (2^w − base)`. The quotients come from a multiplication that
  /// is exact for the lane's range.
  @inline(__always) init(_ number: UInt64) {
    let fours = number &+ (number &* 3_518_437_209) &>> 45 &* (1 &<< 32 - 10_000)
    let hundreds = (fours &* 10_486) &>> 20 & 0x0000_007F_0000_007F
    let twos = fours &+ hundreds &* (1 &<< 16 - 100)
    let tens = (twos &* 103) &>> 10 & 0x000F_000F_000F_000F
    values = (twos &+ tens &* (1 &<< 8 - 10)).byteSwapped
  }

  /// Takes the digits from their characters; `nil` if these are not eight digits.
  init?(characters: UInt64) {
    // Adding 6 takes `:` and what is above out of the sixteen characters from `0` on.
    let high: UInt64 = 0xF0F0_F0F0_F0F0_F0F0
    let zeros: UInt64 = 0x3030_3030_3030_3030
    guard characters & high == zeros, (characters &+ 0x0606_0606_0606_0606) & high == zeros else {
      return nil
    }
    values = characters ^ zeros
  }

  /// The number that the digits write.
  ///
  /// Each step joins pairs of lanes: a lane times its base, plus the one above it.
  var number: UInt64 {
    let twos = (10 &* values &+ values &>> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (100 &* twos &+ twos &>> 16) & 0x0000_FFFF_0000_FFFF
    return (10_000 &* fours &+ fours &>> 32) & 0xFFFF_FFFF
  }

  /// The digits as characters.
  var characters: UInt64 { values | 0x3030_3030_3030_3030 }

  /// The number of zeros before the first other digit; 8 if there is none.
  var leadingZeroCount: Int { values.trailingZeroBitCount / 8 }

  /// The number of numbers that eight digits can write.
  static let limit: UInt64 = 100_000_000
}

extension MutableRawSpan {
  /// Writes a character where a check found a byte to be.
  mutating func store(_ character: UInt8, uncheckedAt offset: Int) {
    storeBytes(of: character, toUncheckedByteOffset: offset, as: UInt8.self)
  }

  /// Writes eight characters, the one in the lowest byte first, where a check found bytes to be.
  mutating func store(_ characters: UInt64, uncheckedAt offset: Int) {
    storeBytes(of: characters.littleEndian, toUncheckedByteOffset: offset, as: UInt64.self)
  }

  /// Writes eight digits without their leading zeros where a check found eight bytes to be, and
  /// returns the number of digits.
  mutating func storeDecimal(_ digits: EightDigits, uncheckedAt offset: Int) -> Int {
    let zeros = Swift.min(digits.leadingZeroCount, 7)
    store(digits.characters &>> UInt64(truncatingIfNeeded: 8 &* zeros), uncheckedAt: offset)
    return 8 &- zeros
  }
}

extension MutableRawSpan {
  /// Writes a character.
  mutating func store(_ character: UInt8, at offset: Int) {
    storeBytes(of: character, toByteOffset: offset, as: UInt8.self)
  }

  /// Writes eight characters, the one in the lowest byte first.
  mutating func store(_ characters: UInt64, at offset: Int) {
    storeBytes(of: characters.littleEndian, toByteOffset: offset, as: UInt64.self)
  }

  /// Writes a whole number without leading zeros and returns the number of its digits.
  ///
  /// Up to 7 bytes behind it are overwritten.
  mutating func storeDecimal(_ number: UInt64, at offset: Int) -> Int {
    guard number < EightDigits.limit else {
      let count = storeDecimal(number / EightDigits.limit, at: offset)
      store(EightDigits(number % EightDigits.limit).characters, at: offset + count)
      return count + 8
    }
    let digits = EightDigits(number)
    let zeros = Swift.min(digits.leadingZeroCount, 7)
    store(digits.characters &>> UInt64(8 * zeros), at: offset)
    return 8 - zeros
  }

  /// Writes the last digits of a whole number, with leading zeros, for a count up to 24.
  ///
  /// Up to 7 bytes behind them are overwritten.
  mutating func storeDecimal(_ number: UInt64, digitCount: Int, at offset: Int) {
    guard digitCount > 8 else {
      let digits = EightDigits(number % EightDigits.limit)
      // A count of 0 writes only what may be overwritten.
      store(digits.characters &>> UInt64(8 * (8 - Swift.max(digitCount, 1))), at: offset)
      return
    }
    storeDecimal(number / EightDigits.limit, digitCount: digitCount - 8, at: offset)
    let last = EightDigits(number % EightDigits.limit)
    store(last.characters, at: offset + digitCount - 8)
  }
}

extension OutputSpan<UInt8> {
  /// Appends what a function writes into free bytes and counts.
  ///
  /// A function literal between this and `append(addingCapacity:)` makes one function of all.
  @inline(__always) mutating func append(
    capacity: Int, writing write: (_ free: inout MutableRawSpan) -> Int
  ) {
    append(repeating: 0, count: capacity)
    var characters = mutableSpan
    var free = characters.mutableBytes
    let count = write(&free)
    removeLast(capacity - count)
  }
}

extension [UInt8] {
  /// Appends what a function writes into free bytes and counts.
  mutating func append(capacity: Int, writing write: (_ free: inout MutableRawSpan) -> Int) {
    append(addingCapacity: capacity) { $0.append(capacity: capacity, writing: write) }
  }
}
