// A colour in bytes.
// Layer: Raster. Tests: BitmapTests.

/// A colour of gamma-encoded sRGB, in bytes, not multiplied by its alpha.
public struct PixelColor: Hashable, Sendable {
  /// The red component.
  public let red: UInt8
  /// The green component.
  public let green: UInt8
  /// The blue component.
  public let blue: UInt8
  /// The alpha.
  public let alpha: UInt8

  /// Creates a colour, by default an opaque one.
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The alpha.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// No colour at all.
  public static let transparent = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The pixel of a `Bitmap`: each component times alpha / 255, rounded to the nearest.
  public var premultiplied: UInt32 {
    func times(_ component: UInt8) -> UInt32 {
      (UInt32(component) * UInt32(alpha) + 127) / 255
    }
    return times(red) | times(green) << 8 | times(blue) << 16 | UInt32(alpha) << 24
  }
}
