// The prediction of a PNG row's bytes from those around.
// Layer: Raster. Source: PNG (Third Edition), section 9. Tests: PNGDecoderTests.

/// What a row's bytes were predicted from.
enum PNGRowFilter: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none = 0
  /// The byte to the left.
  case sub = 1
  /// The byte above.
  case up = 2
  /// The mean of both, rounded down.
  case average = 3
  /// That of the bytes to the left, above, and above left which is nearest to left + above − above
  /// left.
  case paeth = 4

  /// Zeros in front of a row's bytes: what is to the left of the first pixel, of eight bytes at most.
  static let lead = 8

  /// Adds the prediction to every byte of a row.
  ///
  /// - Parameters:
  ///   - row: `lead` zeros and the bytes as they were stored.
  ///   - above: `lead` zeros and the bytes of the row above, or zeros; as long as `row`.
  ///   - distance: How far left is: the bytes of a pixel, at least 1 and at most `lead`.
  func undo(on row: inout [UInt8], above: [UInt8], distance: Int) {
    var bytes = row.mutableSpan
    let above = above.span
    let places = PNGRowFilter.lead..<min(bytes.count, above.count)
    switch self {
    case .none:
      break
    case .sub:
      for place in places { bytes[place] &+= bytes[place - distance] }
    case .up:
      for place in places { bytes[place] &+= above[place] }
    case .average:
      for place in places {
        let sum = UInt16(bytes[place - distance]) + UInt16(above[place])
        bytes[place] &+= UInt8(truncatingIfNeeded: sum >> 1)
      }
    case .paeth:
      for place in places {
        bytes[place] &+= PNGRowFilter.nearest(
          left: bytes[place - distance], above: above[place], corner: above[place - distance])
      }
    }
  }

  /// Paeth's predictor; of two that are as near, the first in the order left, above, corner.
  private static func nearest(left: UInt8, above: UInt8, corner: UInt8) -> UInt8 {
    let (left, above, corner) = (Int32(left), Int32(above), Int32(corner))
    let toLeft = abs(above - corner)
    let toAbove = abs(left - corner)
    let toCorner = abs(left + above - 2 * corner)
    let other = toAbove <= toCorner ? above : corner
    return UInt8(truncatingIfNeeded: toLeft <= toAbove && toLeft <= toCorner ? left : other)
  }
}
