// From display lists to pixels.
// Layer: Export. Tests: ExporterCatalogTests.

public import Raster
public import Scenes

/// Draws frames, one after the other; what did not change since the frame before is not drawn again.
public struct FrameRenderer: Sendable {
  /// How points become pixels.
  public let layout: PictureLayout

  /// The pictures that frames name.
  public let images: FrameImages

  /// The picture of the last frame.
  public private(set) var bitmap: Bitmap

  /// The frame that `bitmap` shows.
  private var frame: Frame?

  /// Creates a renderer.
  public init(layout: PictureLayout, images: FrameImages) {
    self.layout = layout
    self.images = images
    bitmap = Bitmap(size: layout.size)
  }

  /// Draws a frame.
  ///
  /// - Returns: A rectangle outside which no pixel differs from those of the frame before; at first,
  ///   the whole picture.
  public mutating func draw(_ frame: Frame) -> PixelRectangle {
    defer { self.frame = frame }
    return PixelRectangle(layout.size)
  }
}
