// From display lists to pixels.
// Layer: Export. Tests: FrameRendererTests.

public import Raster
public import Scenes

/// Draws frames, one after the other; what did not change since the frame before is not drawn again.
///
/// Law: the pixels are those that a new renderer would draw, whatever was drawn before.
///
/// A picture that frames name and that is not among `images` shows as a grey box with its diagonals.
/// A line of text is drawn with `Lettering`. A stroke's width under a map that stretches one way more
/// than the other is scaled by the square root of the area that becomes of a square of one point.
public struct FrameRenderer: Sendable {
  /// How points become pixels.
  public let layout: PictureLayout

  /// The pictures that frames name.
  public var images: FrameImages { painter.images }

  /// The picture of the last frame, or the background before the first.
  public var bitmap: Bitmap { painter.canvas.bitmap }

  /// The frame that `bitmap` shows.
  private var frame: Frame?

  private var painter: FramePainter

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - layout: How points become pixels.
  ///   - images: The pictures that frames name; others are crossed out.
  public init(layout: PictureLayout, images: FrameImages = FrameImages()) {
    self.layout = layout
    let background = Bitmap(size: layout.size, filledWith: PixelColor(layout.background))
    painter = FramePainter(canvas: Canvas(background), images: images, lines: TextLines())
  }

  /// Draws a frame.
  ///
  /// - Parameter frame: What it looks like; what of it lies outside the picture is not seen.
  /// - Returns: A rectangle outside which no pixel differs from those of the frame before; at first,
  ///   the whole picture.
  /// - Complexity: O(elements) to compare, and then as the changed rectangle is large.
  public mutating func draw(_ frame: Frame) -> PixelRectangle {
    let grid = PixelGrid(transform: layout.transform)
    let changed = changes(to: frame, in: grid)
    self.frame = frame
    guard !changed.isEmpty else { return changed }
    let seen = changed.intersection(grid.screen(of: frame))
    let cover = Self.cover(of: seen, among: frame.elements, grid)
    if cover == nil || seen != changed {
      painter.canvas.clip = changed
      painter.canvas.clear(to: PixelColor(layout.background))
    }
    painter.canvas.clip = seen
    painter.paint(frame.elements[(cover ?? 0)...], in: grid)
    return changed
  }

  /// The pixels of the picture that have to be drawn for a frame.
  private mutating func changes(to frame: Frame, in grid: PixelGrid) -> PixelRectangle {
    let all = PixelRectangle(layout.size)
    guard let old = self.frame, old.width == frame.width, old.height == frame.height else {
      return all
    }
    let changed = painter.difference(from: old.elements, to: frame.elements, in: grid)
      .intersection(grid.screen(of: frame)).intersection(all)
    guard !changed.isEmpty else { return changed }
    return painter.pixelsToDraw(for: changed, of: frame.elements, in: grid).intersection(all)
  }

  /// The last element that covers some pixels with an opaque colour: what is below is not seen.
  private static func cover(
    of pixels: PixelRectangle, among elements: [Frame.Element], _ grid: PixelGrid
  ) -> Int? {
    elements.lastIndex { element in
      guard case .fill(.rectangle(let frame), .color(let color)) = element, color.alpha >= 1,
        grid.isUpright, !frame.isEmpty
      else { return false }
      return SubpixelBounds(grid.corners(of: frame))?.contains(pixels) ?? false
    }
  }
}
