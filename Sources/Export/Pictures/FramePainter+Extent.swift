// Which pixels the elements of a frame may change.
// Layer: Export. Tests: FrameRendererTests.

import Raster
import Scenes

extension FramePainter {
  /// Pixels outside which elements change nothing.
  mutating func extent(
    of elements: some Sequence<Frame.Element>, in grid: PixelGrid
  ) -> PixelRectangle {
    var extent = PixelRectangle.nothing
    for element in elements { extent = extent.union(self.extent(of: element, in: grid)) }
    return extent
  }

  /// Pixels outside which an element changes nothing.
  mutating func extent(of element: Frame.Element, in grid: PixelGrid) -> PixelRectangle {
    switch element {
    case .fill(let shape, _): return grid.extent(of: shape)
    case .stroke(let shape, let stroke, _):
      return grid.extent(of: shape, margin: grid.margin(of: stroke))
    case .image(let image): return grid.extent(of: .rectangle(image.frame))
    case .text(let text):
      let line = lines.line(text, in: grid)
      let bounds = SubpixelBounds(grid.outline(of: line, for: text))
      return bounds?.grown(by: Int(line.penWidth)).pixels ?? .nothing
    case .group(let group):
      guard group.opacity > 0 else { return .nothing }
      let inner = grid.inside(group.transform)
      let extent = extent(of: group.elements, in: inner)
      return group.mask.map { extent.intersection(inner.extent(of: $0.shape)) } ?? extent
    case .backdrop(let pane): return grid.extent(of: pane.shape)
    }
  }
}

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

  /// The material, with its blur in pixels.
  func material(_ material: Frame.Material) -> PixelMaterial {
    let blend: PixelMaterial.Blend
    switch material.blend {
    case .none: blend = .none
    case .colorDodge(let color): blend = .colorDodge(PixelColor(color))
    case .overlay(let color): blend = .overlay(PixelColor(color))
    }
    return PixelMaterial(
      deviation: length(material.blurRadius), tint: PixelColor(material.tint), blend: blend)
  }
}

extension PixelRectangle {
  /// No pixels.
  static let nothing = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
}

extension Frame.Mask {
  /// Whether all is seen inside the shape.
  var isOpaque: Bool {
    guard case .color(let color) = paint else { return false }
    return color.alpha >= 1
  }
}

extension Frame.Group {
  /// Whether a pane is in the group, or in a group inside it.
  var containsPane: Bool {
    elements.contains { element in
      guard case .group(let group) = element else { return element.isPane }
      return group.containsPane
    }
  }
}

extension Frame.Element {
  /// Whether the element is a pane.
  var isPane: Bool {
    guard case .backdrop = self else { return false }
    return true
  }
}

extension StrokeEnds {
  init(_ ends: Frame.Stroke.Ends) {
    switch ends {
    case .round: self = .round
    case .butt: self = .butt
    }
  }
}
