// How often each symbol of a deflate block occurs.
// Layer: Raster. Source: RFC 1951, section 3.2.5. Tests: DeflateBlockTests.

/// Where the counts of literals, lengths, distances and short runs of zeros stand in one memory.
///
/// Each place in a pixel is counted apart, so that equal bytes that follow each other do not wait
/// for each other.
enum DeflateCounts {
  /// Where the lengths of matches begin, from 0 on.
  static let lengths = 4 * UInt8.valueCount

  /// Where the symbols of distances begin.
  static let distances = lengths + DeflateTokens.longestMatch + 1

  /// Where short runs of zeros begin, from 0 on.
  static let zeroRuns = distances + DeflateSymbols.distanceCount

  /// How many counts there are.
  static let count = zeroRuns + ZeroRun.longestShort + 1

  /// Nothing, counted.
  static var empty: [UInt32] { [UInt32](repeating: 0, count: count) }

  /// Counts a literal byte that is part of no pixel.
  static func add(literal byte: UInt8, to counts: inout MutableSpan<UInt32>) {
    counts[Int(byte)] &+= 1
  }

  /// Counts the bytes of a pixel, and says their sum.
  @inline(__always)
  static func add(
    pixel: UInt32, bytesPerPixel: Int, to counts: inout MutableSpan<UInt32>
  ) -> UInt32 {
    let (first, second) = (pixel & 255, pixel >> 8 & 255)
    let (third, fourth) = (pixel >> 16 & 255, pixel >> 24)
    counts[Int(first)] &+= 1
    if bytesPerPixel > 1 { counts[UInt8.valueCount + Int(second)] &+= 1 }
    if bytesPerPixel > 2 { counts[2 * UInt8.valueCount + Int(third)] &+= 1 }
    if bytesPerPixel > 3 { counts[3 * UInt8.valueCount + Int(fourth)] &+= 1 }
    return first &+ second &+ third &+ (bytesPerPixel > 3 ? fourth : 0)
  }

  /// Counts a match.
  static func add(length: Int, distance: Int, to counts: inout MutableSpan<UInt32>) {
    counts[lengths + length] &+= 1
    counts[distances + DeflateSymbols.distance(distance).symbol] &+= 1
  }

  /// Counts a run of zeros that is short, and may be empty.
  @inline(__always)
  static func add(shortZeros count: Int, to counts: inout MutableSpan<UInt32>) {
    counts[zeroRuns + count] &+= 1
  }

  /// Counts a run of zeros, which may be empty.
  static func add(zeros count: Int, to counts: inout MutableSpan<UInt32>) {
    if count <= ZeroRun.longestShort {
      add(shortZeros: count, to: &counts)
    } else {
      add(ZeroRun(count), times: 1, to: &counts)
    }
  }

  /// Counts the literals and matches of equal runs of zeros.
  private static func add(_ run: ZeroRun, times: UInt32, to counts: inout MutableSpan<UInt32>) {
    counts[0] &+= times &* UInt32(run.literalCount)
    var matches = UInt32(run.longestCount)
    counts[lengths + DeflateTokens.longestMatch] &+= times &* matches
    if run.lastLength > 0 {
      counts[lengths + run.lastLength] &+= times
      matches += 1
    }
    counts[distances] &+= times &* matches
  }

  /// Counts the literals and matches of the runs of zeros that were counted as such.
  static func resolveZeroRuns(in counts: inout MutableSpan<UInt32>) {
    for length in 1...ZeroRun.longestShort where counts[zeroRuns + length] > 0 {
      add(ZeroRun(length), times: counts[zeroRuns + length], to: &counts)
      counts[zeroRuns + length] = 0
    }
  }
}

/// How often each symbol of a block occurs.
struct DeflateFrequencies: Hashable, Sendable {
  /// Of literals, the end of the block, and lengths.
  private(set) var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)

  /// Of distances.
  private(set) var distances: [UInt32]

  /// Takes the frequencies of symbols, and of the end of the block, from what was counted.
  init(of tokens: DeflateTokens) {
    var counts = tokens.counts
    var span = counts.mutableSpan
    DeflateCounts.resolveZeroRuns(in: &span)
    for byte in 0..<UInt8.valueCount {
      for place in 0..<tokens.bytesPerPixel {
        literals[byte] += counts[place * UInt8.valueCount + byte]
      }
    }
    for length in 3...DeflateTokens.longestMatch {
      literals[DeflateSymbols.length(length).symbol] += counts[DeflateCounts.lengths + length]
    }
    literals[DeflateSymbols.endOfBlock] = 1
    distances = Array(counts[DeflateCounts.distances..<DeflateCounts.zeroRuns])
  }

  /// How many extra bits all lengths and distances have.
  var extraBitCount: Int {
    var count = 0
    for symbol in DeflateSymbols.endOfBlock..<DeflateSymbols.literalCount {
      count += Int(literals[symbol]) * DeflateSymbols.extraCount(ofLengthSymbol: symbol)
    }
    for symbol in 0..<DeflateSymbols.distanceCount {
      count += Int(distances[symbol]) * DeflateSymbols.extraCount(ofDistanceSymbol: symbol)
    }
    return count
  }
}

extension UInt8 {
  /// How many values a byte has.
  static let valueCount = 256
}
