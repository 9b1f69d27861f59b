// The pictures that frames name.
// Layer: Export. Tests: FrameRendererTests.

public import Raster

/// The pictures that frames name.
public struct FrameImages: Sendable {
  private var bitmaps: [String: Bitmap] = [:]

  /// Creates a collection without pictures.
  public init() {}

  /// The names of all pictures, sorted.
  public var names: [String] { bitmaps.keys.sorted() }

  /// The picture with a name, or `nil` if there is none.
  public subscript(name: String) -> Bitmap? {
    get { bitmaps[name] }
    set { bitmaps[name] = newValue }
  }
}
