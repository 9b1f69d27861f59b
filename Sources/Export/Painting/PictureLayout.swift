// How the points of a scene become the pixels of a picture.
// Layer: Export. Tests: PictureLayoutTests.

import Easing
public import Raster
public import Scenes

/// The size of a picture, and where the frame of a scene lies in it.
///
/// A frame always starts at a whole pixel, so that what lies on whole points stays sharp at whole
/// scales.
public struct PictureLayout: Hashable, Sendable {
  /// The size of the picture.
  public let size: PixelSize

  /// Pixels per point, above 0.
  public let scale: Double

  /// How many pixels to the right of the picture's left edge the frame starts; below 0 for a frame
  /// that is wider than the picture.
  public let x: Int

  /// How many pixels below the picture's upper edge the frame starts; below 0 for a frame that is
  /// higher than the picture.
  public let y: Int

  /// What lies under the frame and around it.
  public let background: SceneColor

  /// Creates the layout of a picture that is as large as the frame.
  ///
  /// Each side is scaled, taken to the nearest 256th of a pixel (the grid on which shapes are drawn),
  /// and rounded up to whole pixels.
  ///
  /// - Parameters:
  ///   - frameWidth: The width of the frame in points, above 0.
  ///   - frameHeight: Its height in points, above 0.
  ///   - scale: Pixels per point, in `scales`.
  ///   - background: What lies under the frame.
  /// - Throws: `FrameFormatError` if a number is outside its range, or the picture would be larger
  ///   than `greatestSide` or `greatestArea` allow.
  /// - Precondition: the components of the background are in 0…1.
  public init(
    frameWidth: Double, frameHeight: Double, scale: Double = 1, background: SceneColor
  ) throws(FrameFormatError) {
    try Self.check(frameWidth, frameHeight, scale)
    let (width, height) = (Self.pixels(frameWidth * scale), Self.pixels(frameHeight * scale))
    guard let size = Self.size(width: width, height: height) else {
      throw .frameTooLarge(
        width: frameWidth, height: frameHeight, scale: scale, columns: width, rows: height)
    }
    self.init(size: size, scale: scale, x: 0, y: 0, background: background)
  }

  /// Creates the layout of a picture of a given size, with the frame scaled to fit and centred.
  ///
  /// - Parameters:
  ///   - frameWidth: The width of the frame in points, above 0.
  ///   - frameHeight: Its height in points, above 0.
  ///   - size: The size of the picture.
  ///   - background: What lies under the frame and around it.
  /// - Throws: `FrameFormatError` if a number is outside its range, or the picture is larger than
  ///   `greatestSide` or `greatestArea` allow.
  /// - Precondition: the components of the background are in 0…1.
  public init(
    frameWidth: Double, frameHeight: Double, fitting size: PixelSize, background: SceneColor
  ) throws(FrameFormatError) {
    try Self.check(frameWidth, frameHeight, 1)
    let scale = min(Double(size.width) / frameWidth, Double(size.height) / frameHeight)
    try self.init(
      frameWidth: frameWidth, frameHeight: frameHeight, centeredIn: size, scale: scale,
      background: background)
  }

  /// Creates the layout of a picture of a given size, with the frame centred in it at a given scale.
  ///
  /// What of a larger frame lies outside the picture is not seen.
  ///
  /// - Parameters:
  ///   - frameWidth: The width of the frame in points, above 0.
  ///   - frameHeight: Its height in points, above 0.
  ///   - size: The size of the picture.
  ///   - scale: Pixels per point, in `scales`.
  ///   - background: What lies under the frame and around it.
  /// - Throws: `FrameFormatError` if a number is outside its range, or the picture is larger than
  ///   `greatestSide` or `greatestArea` allow.
  /// - Precondition: the components of the background are in 0…1.
  public init(
    frameWidth: Double, frameHeight: Double, centeredIn size: PixelSize, scale: Double,
    background: SceneColor
  ) throws(FrameFormatError) {
    try Self.check(frameWidth, frameHeight, scale)
    guard Self.size(width: Double(size.width), height: Double(size.height)) != nil else {
      throw .pictureTooLarge(columns: size.width, rows: size.height)
    }
    guard frameWidth * scale <= Self.greatestFrameSide,
      frameHeight * scale <= Self.greatestFrameSide
    else { throw .frameNotCentered(width: frameWidth, height: frameHeight, scale: scale) }
    self.init(
      size: size, scale: scale,
      x: Int(((Double(size.width) - frameWidth * scale) / 2 + 0.5).floored),
      y: Int(((Double(size.height) - frameHeight * scale) / 2 + 0.5).floored),
      background: background)
  }

  private init(size: PixelSize, scale: Double, x: Int, y: Int, background: SceneColor) {
    precondition(background.isValid, "The components of a background must be in 0…1.")
    self.size = size
    self.scale = scale
    self.x = x
    self.y = y
    self.background = background
  }
}

extension PictureLayout {
  /// The most pixels that a side of a picture has.
  public static let greatestSide = 32767

  /// The most pixels that a picture has: 2²⁶, which take 256 MiB.
  public static let greatestArea = 1 << 26

  /// The most pixels that a side of a frame has which is centred in a picture: 2⁵³, up to which every
  /// whole number is a `Double`.
  public static let greatestFrameSide = 0x1p53

  /// The scales that a layout can have, in pixels per point.
  public static let scales = 0x1p-10...0x1p10

  /// Whether nothing is seen through the picture.
  public var isOpaque: Bool { background.alpha >= 1 }

  /// The layout with sides of an even number of pixels; a column or row that is added lies to the right
  /// or below.
  var even: PictureLayout {
    let (width, height) = (size.width + size.width % 2, size.height + size.height % 2)
    return PictureLayout(
      size: PixelSize(width: width, height: height) ?? size, scale: scale, x: x, y: y,
      background: background)
  }

  /// From the points of a frame to pixels.
  var transform: Frame.Transform {
    Frame.Transform(a: scale, b: 0, c: 0, d: scale, tx: Double(x), ty: Double(y))
  }

  /// A number of pixels on the grid of subpixels, rounded up to whole pixels, at least 1.
  private static func pixels(_ number: Double) -> Double {
    let steps = Double(SubpixelPoint.stepsPerPixel)
    let onGrid = (number * steps + 0.5).floored / steps
    return max(1, -(-onGrid).floored)
  }

  private static func size(width: Double, height: Double) -> PixelSize? {
    guard width <= Double(greatestSide), height <= Double(greatestSide),
      width * height <= Double(greatestArea)
    else { return nil }
    return PixelSize(width: Int(width), height: Int(height))
  }

  private static func check(
    _ width: Double, _ height: Double, _ scale: Double
  ) throws(FrameFormatError) {
    guard width > 0, height > 0, width.isFinite, height.isFinite else {
      throw .frameNotDrawable(width: width, height: height)
    }
    guard scales.contains(scale) else { throw .scaleOutOfRange(scale) }
  }
}
