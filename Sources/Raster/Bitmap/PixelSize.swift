// The size of a picture.
// Layer: Raster. Tests: PNGHeaderTests.

/// The width and height of a picture, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// Pixels from left to right, at least 1.
  public let width: Int

  /// Pixels from top to bottom, at least 1.
  public let height: Int

  /// Creates a size, or `nil` if a side is below 1.
  ///
  /// - Parameters:
  ///   - width: Pixels from left to right.
  ///   - height: Pixels from top to bottom.
  public init?(width: Int, height: Int) {
    guard width >= 1, height >= 1 else { return nil }
    self.width = width
    self.height = height
  }
}
