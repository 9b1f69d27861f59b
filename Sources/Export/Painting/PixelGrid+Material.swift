// Materials and strokes of a frame on the grid of pixels.
// Layer: Export. Tests: FrameRendererTests.

import Raster
import Scenes

extension PixelGrid {
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

extension StrokeEnds {
  init(_ ends: Frame.Stroke.Ends) {
    switch ends {
    case .round: self = .round
    case .butt: self = .butt
    }
  }
}
