// Pictures that tests encode.

import Raster
import TestSupport
import Testing

/// A picture made from a seed: sizes, colours and structures of all kinds.
struct PNGTestPicture: CustomStringConvertible {
  let bitmap: Bitmap
  let isOpaque: Bool
  let description: String

  /// A picture of a given kind and size.
  init(kind: Kind, width: Int, height: Int, isOpaque: Bool, seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let size = try #require(PixelSize(width: width, height: height))
    var bitmap = Bitmap(size: size)
    let colors = (0..<4).map { _ in UInt32(truncatingIfNeeded: random.next()) }
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = Self.premultiplied(
          kind.pixel(x: x, y: y, colors: colors, random: &random), isOpaque: isOpaque)
      }
    }
    self.bitmap = bitmap
    self.isOpaque = isOpaque
    description = "\(kind) \(width)×\(height) \(isOpaque ? "opaque" : "with alpha") \(seed)"
  }

  /// A picture of a seed.
  init(seed: Int) throws {
    var random = SplitMix64(seed: seed)
    let sides = [1, 2, 3, 7, 16, 31, 33, 64, 65, 87, 129, 200]
    let kind = try #require(Kind.allCases.randomElement(using: &random))
    try self.init(
      kind: kind, width: #require(sides.randomElement(using: &random)),
      height: #require(sides.randomElement(using: &random)),
      isOpaque: Bool.random(using: &random), seed: seed)
  }

  /// The bytes R, G, B and A of every pixel, as digits.
  static func hexadecimal(_ picture: Picture) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var text: [UInt8] = []
    text.reserveCapacity(picture.pixels.count * 8)
    for pixel in picture.pixels {
      let swapped = pixel.byteSwapped
      for place in (0..<8).reversed() {
        text.append(digits[Int(swapped >> UInt32(4 * place) & 15)])
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What a picture shows.
  enum Kind: CaseIterable {
    case flat, noise, faintNoise, horizontalGradient, diagonalGradient
    case cards, strokes, stripes, mixed

    func pixel(x: Int, y: Int, colors: [UInt32], random: inout SplitMix64) -> UInt32 {
      switch self {
      case .flat: return colors[0]
      case .noise: return UInt32(truncatingIfNeeded: random.next())
      case .faintNoise:
        return colors[0] ^ UInt32(truncatingIfNeeded: random.next() & 0x0103_0103)
      case .horizontalGradient: return 0xFF00_0000 | UInt32(x & 255) << 8 | UInt32(255 - x & 255)
      case .diagonalGradient:
        return UInt32(x + y & 255) << 24 | UInt32((x + 2 * y) / 3 & 255) << 16 | UInt32(x & 255)
      case .cards: return colors[(x / 23 % 2 + y / 41 % 2 * 2)]
      case .strokes: return (x * 7 + y * 3) % 31 < 3 || x * y % 19 == 0 ? colors[1] : colors[2]
      case .stripes: return colors[y % 3]
      case .mixed:
        let noise = UInt32(truncatingIfNeeded: random.next())
        return noise % 64 == 0 ? noise : colors[x / 9 % 4]
      }
    }
  }

  private static func premultiplied(_ pixel: UInt32, isOpaque: Bool) -> UInt32 {
    PixelColor(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255),
      alpha: isOpaque ? 255 : UInt8(pixel >> 24)
    ).premultiplied
  }
}
