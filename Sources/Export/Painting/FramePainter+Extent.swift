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
    case .backdrop(let backdrop): return grid.extent(of: backdrop.shape)
    }
  }
}
