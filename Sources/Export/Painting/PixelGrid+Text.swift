// Lines of text on the grid of pixels.
// Layer: Export. Tests: PixelGridTests.

import Raster
import Scenes

extension PixelGrid {
  /// The outline of a line of text where the text says.
  ///
  /// The letters are as large as the map stretches lengths; a map that turns or tilts moves the points
  /// of their outline.
  func outline(of line: TextLines.Line, for text: Frame.Text) -> Outline {
    let shift: Int32
    switch text.alignment {
    case .leading: shift = 0
    case .center: shift = -(line.width / 2)
    case .trailing: shift = -line.width
    }
    let origin = transform.applied(to: text.origin)
    guard stretch > 0 else { return Outline() }
    let unit = Double(SubpixelPoint.stepsPerPixel) * stretch
    let map = Frame.Transform(
      a: transform.a / unit, b: transform.b / unit, c: transform.c / unit,
      d: transform.d / unit, tx: origin.x, ty: origin.y)
    func place(_ point: SubpixelPoint) -> SubpixelPoint {
      let letter = Frame.Point(x: Double(point.x) + Double(shift), y: Double(point.y))
      let pixel = map.applied(to: letter)
      return SubpixelPoint(x: Self.subpixels(pixel.x), y: Self.subpixels(pixel.y))
    }
    return Outline(
      line.outline.elements.map { element in
        switch element {
        case .move(let point): .move(place(point))
        case .line(let point): .line(place(point))
        case .cubic(let control1, let control2, let point):
          .cubic(place(control1), place(control2), place(point))
        case .close: .close
        }
      })
  }
}
