// Which pixels shapes, strokes and masks take up.
// Layer: Export. Tests: FrameRendererTests, PixelGridTests.

import Raster
import Scenes

extension PixelGrid {
  /// Pixels outside which a shape has no part.
  func extent(of shape: Frame.Shape, margin: Int = 0) -> PixelRectangle {
    let bounds: SubpixelBounds?
    switch shape {
    case .rectangle(let frame), .roundedRectangle(let frame, _, _), .ellipse(let frame):
      bounds = frame.isEmpty ? nil : SubpixelBounds(corners(of: frame))
    case .path(let path):
      bounds = SubpixelBounds(outline(of: path))
    }
    return bounds?.grown(by: margin).pixels ?? .nothing
  }

  /// How far from its outline a stroke may reach, in 256ths of a pixel: a mitred join reaches four
  /// times as far as half the width.
  func margin(of stroke: Frame.Stroke) -> Int {
    let width = Int(length(stroke.width))
    switch stroke.ends {
    case .round: return width / 2 + 1
    case .butt: return width * 2 + 1
    }
  }

  /// The pixels that the screen of a frame lies in, those at its edges included.
  func screen(of frame: Frame) -> PixelRectangle {
    SubpixelBounds(corners(of: frame.bounds))?.pixels.grown(by: -1) ?? .nothing
  }

  /// The pixels inside which a mask shows all, if there are such pixels and it shows nothing else.
  func clip(equalTo mask: Frame.Mask) -> PixelRectangle? {
    guard isUpright, mask.isOpaque, case .rectangle(let frame) = mask.shape else { return nil }
    return frame.isEmpty ? .nothing : SubpixelBounds(corners(of: frame))?.wholePixels
  }
}

extension PixelRectangle {
  /// No pixels.
  static let nothing = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
}
