// How the points of a scene become the pixels of a picture.
// Layer: Export. Tests: ExporterCatalogTests.

public import Raster
public import Scenes

/// The size of a picture, and where the frame of a scene lies in it.
public struct PictureLayout: Hashable, Sendable {
  /// The size of the picture.
  public let size: PixelSize

  /// Pixels per point, above 0.
  public let scale: Double

  /// Where the left edge of the frame lies, in pixels.
  public let x: Double

  /// Where the upper edge of the frame lies, in pixels.
  public let y: Double

  /// What lies under the frame and around it.
  public let background: SceneColor
}
