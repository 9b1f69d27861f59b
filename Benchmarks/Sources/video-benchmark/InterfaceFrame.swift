// A picture with what interfaces have: flat areas, a gradient, and a photograph's noise.

import Measuring
import Raster

enum InterfaceFrame {
  static func bitmap(width: Int, height: Int, alpha: UInt8 = 255) -> Bitmap {
    guard let size = PixelSize(width: width, height: height) else {
      stop("The benchmark's picture has pixels.")
    }
    var bitmap = Bitmap(size: size, filledWith: PixelColor(red: 242, green: 242, blue: 247))
    var noise: UInt32 = 1
    for y in 0..<height {
      for x in 0..<width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        if y < height / 4 {
          bitmap[x, y] = 0xFF00_0000 | noise >> 8
        } else if y < height / 2 {
          let (across, down) = (UInt32(x * 255 / width), UInt32(y * 255 / height))
          bitmap[x, y] = 0xFF80_0000 | down << 8 | across
        }
        if alpha < 255 { bitmap[x, y] = faded(bitmap[x, y], to: alpha) }
      }
    }
    return bitmap
  }

  private static func faded(_ pixel: UInt32, to alpha: UInt8) -> UInt32 {
    let color = PixelColor(
      red: UInt8(pixel & 255), green: UInt8(pixel >> 8 & 255), blue: UInt8(pixel >> 16 & 255),
      alpha: alpha)
    return color.premultiplied
  }
}
