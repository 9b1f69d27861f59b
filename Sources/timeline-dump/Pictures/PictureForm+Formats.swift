// Which format of Export writes a form of pictures.
// Layer: timeline-dump. Tests: PictureCommandTests.

import Export
import Raster

extension PictureForm {
  /// How frames become bytes; a sheet is a PNG picture, and a plot an SVG document.
  func format(_ settings: PictureSettings) -> any FrameFormat {
    switch self {
    case .png, .sheet: PNGFormat(effort: settings.effort)
    case .apng: AnimatedPNGFormat(effort: settings.effort)
    case .svg, .plot: SVGFormat()
    case .y4m: Y4MFormat(chroma: settings.chroma)
    case .rgba: RGBAFormat()
    case .displayList: DisplayListFormat()
    }
  }
}
