// The colours of a gradient.
// Layer: Raster. Tests: GradientRampTests.

/// The colours between a gradient's stops.
struct GradientRamp {
  /// Two neighbouring stops.
  private struct Piece {
    /// The place of the first stop, 0…65536.
    let start: Int32
    /// The place of the second stop.
    let end: Int32
    /// Red, green, blue and alpha at the start, in 65536ths, and ½ for rounding.
    let color: SIMD4<Int32>
    /// How much they change to the end.
    let change: SIMD4<Int32>
  }

  private var pieces: [Piece] = []
  /// The piece that the last place was in.
  private var current = 0

  /// Creates the ramp of some stops; without any, it is transparent.
  ///
  /// Offsets are limited to 0…65536; one below that of the stop before is taken as that one.
  init(_ stops: [GradientInk.Stop]) {
    var last = Int32(0)
    var color = stops.first.map { Self.components($0.color) } ?? SIMD4<Int32>(repeating: 0)
    for stop in stops {
      let offset = max(last, min(65536, stop.offset))
      let next = Self.components(stop.color)
      append(from: last, to: offset, color, next)
      (last, color) = (offset, next)
    }
    append(from: last, to: 65537, color, color)
  }

  private mutating func append(
    from start: Int32, to end: Int32, _ color: SIMD4<Int32>, _ next: SIMD4<Int32>
  ) {
    guard start < end else { return }
    let scaled = (color &<< 16) &+ SIMD4(repeating: 32768)
    pieces.append(Piece(start: start, end: end, color: scaled, change: next &- color))
  }

  private static func components(_ color: PixelColor) -> SIMD4<Int32> {
    SIMD4(Int32(color.red), Int32(color.green), Int32(color.blue), Int32(color.alpha))
  }

  /// The premultiplied colour at a place, 0…65536; of stops at one place the last one counts.
  ///
  /// The way from one stop to the next is taken in 65536ths, rounded down; each component then is rounded
  /// to the nearest, and again when it is multiplied by alpha.
  mutating func pixel(at place: Int32) -> UInt32 {
    while place < pieces[current].start { current -= 1 }
    while place >= pieces[current].end { current += 1 }
    let piece = pieces[current]
    var color = piece.color
    if piece.change != SIMD4(repeating: 0) {
      let way = UInt32(place - piece.start) &<< 16 / UInt32(piece.end - piece.start)
      color = color &+ piece.change &* Int32(way)
    }
    color = color &>> 16
    let opaque = UInt32(color.x) | UInt32(color.y) << 8 | UInt32(color.z) << 16 | 0xFF00_0000
    return PixelArithmetic.scaled(opaque, by: UInt32(color.w))
  }
}
