// Pictures as files within files.
// Layer: Export. Tests: SVGFormatTests, DisplayListFormatTests.

import Raster

extension Bitmap {
  /// The small PNG file of the picture, for formats that hold pictures.
  var pngFile: [UInt8] {
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    var encoder = PNGEncoder(size: size, compression: .small, isOpaque: isOpaque)
    return encoder.encode(self)
  }
}
