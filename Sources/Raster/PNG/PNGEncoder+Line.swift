// The filtered pixels of a row, for the quick way.
// Layer: Raster. Source: PNG (Third Edition), section 9 (filters). Tests: PNGEncoderTests.

extension PNGEncoder {
  /// A row's filtered pixels, and which of them are not 0.
  ///
  /// The first pixel, whose left neighbour is not in the row, is the last one of the first block.
  struct Line: Sendable {
    /// How many pixels a row has.
    let width: Int

    /// `lead` zeros, the pixels, and zeros: to the end of the last stretch and one block more.
    ///
    /// A block whose pixels are all 0 is written only directly behind one that is not; of the others, what
    /// stands there is old, and not looked at.
    private(set) var pixels: [UInt32]

    /// For each block, the places of its pixels that are not 0, the first one lowest.
    private var places: [UInt16]

    /// Where the first pixel stands.
    static let lead = PixelBlock.scalarCount - 1

    /// How many pixels a stretch has, those of four blocks.
    static let stretch = 4 * PixelBlock.scalarCount

    init(width: Int) {
      self.width = width
      let stretchCount = (Line.lead + width + Line.stretch - 1) / Line.stretch
      pixels = [UInt32](repeating: 0, count: stretchCount * Line.stretch + PixelBlock.scalarCount)
      places = [UInt16](repeating: 0, count: stretchCount * 4)
    }

    /// How many stretches the pixels are.
    var stretchCount: Int { places.count / 4 }

    /// The places of the pixels of a stretch that are not 0, the first one lowest.
    @inline(__always)
    func places(ofStretch index: Int) -> UInt64 {
      let blocks = places.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: 8 &* index, as: SIMD4<UInt16>.self)
      let lower = UInt64(blocks[0]) | UInt64(blocks[1]) << 16
      return lower | UInt64(blocks[2]) << 32 | UInt64(blocks[3]) << 48
    }

    /// Filters a row by the row above, and says how many pixels differ.
    mutating func subtract(_ above: Span<UInt32>, from row: Span<UInt32>, mask: UInt32) -> Int {
      let first = row[0].bytes(minus: above[0]) & mask
      let count = Line.put(
        first, row.extracting(1...), minus: above.extracting(1...), mask: mask, to: &pixels,
        places: &places)
      return first == 0 ? count : count + 1
    }

    /// Filters a row by the pixels to the left.
    mutating func subtractLeft(from row: Span<UInt32>, mask: UInt32) {
      let left = row.extracting(..<(row.count - 1))
      _ = Line.put(
        row[0] & mask, row.extracting(1...), minus: left, mask: mask, to: &pixels,
        places: &places)
    }

    /// Writes the first pixel, and the differences of the bytes of the others to those of other ones,
    /// the bits of a mask alone; says how many of the others are not 0.
    private static func put(
      _ first: UInt32, _ row: Span<UInt32>, minus other: Span<UInt32>, mask: UInt32,
      to pixels: inout [UInt32], places: inout [UInt16]
    ) -> Int {
      precondition(
        other.count == row.count && row.count < pixels.count - Line.lead,
        "Rows have one length, and the line has room for it.")
      let none = PixelBlock()
      let mask = PixelBlock(repeating: mask)
      var places = places.mutableSpan
      places.update(repeating: 0)
      if first != 0 { places[0] = 1 << UInt16(Line.lead) }
      var target = pixels.mutableSpan
      target[Line.lead] = first
      var output = target.mutableBytes
      let (these, others) = (row.bytes, other.bytes)
      let outputStart = 4 * (Line.lead + 1)
      // How many pixels were looked at, and those of them that are 0.
      var (count, zeros) = (0, PixelBlock())
      var offset = 0
      // In bytes, and with this very condition, both loads share one check of bounds.
      while these.byteCount &- offset >= PixelBlock.byteCount {
        let pixel = these.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self)
        let otherPixel = others.unsafeLoadUnaligned(fromByteOffset: offset, as: PixelBlock.self)
        let difference = pixel.bytes(minus: otherPixel) & mask
        output.storeBytes(
          of: difference, toByteOffset: outputStart &+ offset, as: PixelBlock.self)
        let present = difference.placesOfDifferences(from: none)
        offset &+= PixelBlock.byteCount
        count &+= PixelBlock.scalarCount
        zeros.count(difference, equalTo: none)
        let block = UInt(bitPattern: offset) / UInt(PixelBlock.byteCount)
        places[Int(bitPattern: block)] = UInt16(truncatingIfNeeded: present)
        // Most pixels of an interface are like their neighbours.
        if present == 0 { offset = 4 &* row.indexOfDifference(from: other, after: offset / 4) }
      }
      count &-= Int(zeros.wrappedSum())
      let start = offset / 4
      guard start < row.count else { return count }
      let block = start / PixelBlock.scalarCount + 1
      for place in start..<row.count {
        let difference = row[place].bytes(minus: other[place]) & mask[0]
        output.storeBytes(
          of: difference, toByteOffset: outputStart &+ 4 &* place, as: UInt32.self)
        if difference != 0 {
          places[block] |= 1 &<< UInt16(place &- start)
          count &+= 1
        }
      }
      return count
    }
  }
}
