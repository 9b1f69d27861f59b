// How the encoder stores pixels.
// Layer: Raster. Source: PNG (Third Edition), sections 11.2.1 and 12.4. Tests: PNGEncoderTests.

extension PNGEncoder {
  /// Which samples of a pixel a file holds, eight bits each.
  enum Form: Hashable, Sendable {
    /// Red, green and blue; alpha is not looked at.
    case rgb

    /// Red, green, blue and alpha, the colours not multiplied by it.
    case rgba

    /// How many bytes a pixel has.
    var bytesPerPixel: Int {
      switch self {
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// The header's colour type.
    var colorType: PNGHeader.ColorType {
      switch self {
      case .rgb: .truecolor
      case .rgba: .truecolorWithAlpha
      }
    }

    /// The bits of a pixel that the file holds.
    var mask: UInt32 {
      switch self {
      case .rgb: 0xFF_FFFF
      case .rgba: 0xFFFF_FFFF
      }
    }
  }
}
