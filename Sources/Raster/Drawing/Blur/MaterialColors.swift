// Colours seen through a material.
// Layer: Raster. Source: Compositing and Blending Level 1 (colour dodge, overlay). Tests: MaterialTests.

/// Tints pixels, then blends a colour over them.
struct MaterialColors {
  private let tint: UInt32
  /// What each of a component's values becomes, for red, then green, then blue; empty if it stays.
  private var blended: [UInt8] = []

  /// Prepares a material's colours.
  init(_ material: PixelMaterial) {
    tint = material.tint.premultiplied
    switch material.blend {
    case .none:
      break
    case .colorDodge(let color):
      for component in [color.red, color.green, color.blue] {
        blended += (0...255).map { Self.dodged($0, by: UInt32(component)) }
      }
    case .overlay(let color):
      for component in [color.red, color.green, color.blue] {
        blended += (0...255).map { Self.overlaid($0, by: UInt32(component)) }
      }
    }
  }

  /// Replaces some pixels by what they look like.
  ///
  /// Neighbours are often the same, and then are looked up once.
  func apply(to pixels: inout [UInt32], count: Int) {
    if blended.isEmpty {
      var target = pixels.mutableSpan
      Surface.draw(tint, over: &target, at: 0, count: count)
    } else {
      var (last, seen) = (0 as UInt32, pixel(0))
      for index in 0..<count {
        if pixels[index] != last {
          last = pixels[index]
          seen = pixel(last)
        }
        pixels[index] = seen
      }
    }
  }

  /// What a pixel looks like: the tint over it, then the blend, of its components not multiplied by alpha.
  func pixel(_ backdrop: UInt32) -> UInt32 {
    let tinted = PixelArithmetic.over(tint, backdrop)
    let alpha = tinted >> 24
    if blended.isEmpty || alpha == 0 { return tinted }
    func component(_ index: Int) -> UInt32 {
      let value = tinted >> UInt32(8 * index) & 255
      let plain = alpha == 255 ? value : min(255, (value * 255 + alpha / 2) / alpha)
      return UInt32(blended[256 * index + Int(plain)]) << UInt32(8 * index)
    }
    let opaque = component(0) | component(1) | component(2) | 0xFF00_0000
    return alpha == 255 ? opaque : PixelArithmetic.scaled(opaque, by: alpha)
  }

  /// min(1, b / (1 − d)), rounded to the nearest, and up from halfway; 1 where d is 1.
  static func dodged(_ backdrop: UInt32, by color: UInt32) -> UInt8 {
    if color == 255 { return 255 }
    let rest = 255 - color
    return UInt8(min(255, (backdrop * 255 + rest / 2) / rest))
  }

  /// 2·b·d where b is below ½ and 1 − 2·(1 − b)·(1 − d) elsewhere, rounded to the nearest.
  static func overlaid(_ backdrop: UInt32, by color: UInt32) -> UInt8 {
    if backdrop < 128 { return UInt8((2 * backdrop * color + 127) / 255) }
    return 255 - UInt8((2 * (255 - backdrop) * (255 - color) + 127) / 255)
  }
}
