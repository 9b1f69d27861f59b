// Expected values: BT.709's formulas as fractions, and `VideoMatrix` pixel by pixel.

import Testing

@testable import Raster

struct PlaneRowsTests {
  @Test(arguments: 1...40)
  func `of any width, 4-4-4 is the matrix of each pixel`(width: Int) throws {
    let bitmap = try Bitmap(random: width, width: width, height: 3)
    var encoder = Y4MEncoder(size: bitmap.size, rate: (1, 1), chroma: .full)
    let planes = Planes(encoder.frame(bitmap), bitmap.size, step: 1)
    for (index, pixel) in bitmap.pixels.enumerated() {
      let red = UInt16(pixel & 255) << 8
      let green = UInt16(pixel >> 8 & 255) << 8
      let blue = UInt16(pixel >> 16 & 255) << 8
      try #require(planes.luma[index] == VideoMatrix.luma(red: red, green: green, blue: blue))
      try #require(
        planes.blue[index] == VideoMatrix.blueDifference(red: red, green: green, blue: blue))
      try #require(
        planes.red[index] == VideoMatrix.redDifference(red: red, green: green, blue: blue))
    }
  }

  @Test(arguments: 1...40)
  func `of any width, 4-2-0 has the colour of the average of a square`(width: Int) throws {
    for height in 1...5 {
      let bitmap = try Bitmap(random: width + 100 * height, width: width, height: height)
      var full = Y4MEncoder(size: bitmap.size, rate: (1, 1), chroma: .full)
      var encoder = Y4MEncoder(size: bitmap.size, rate: (1, 1), chroma: .subsampled)
      let planes = Planes(encoder.frame(bitmap), bitmap.size, step: 2)
      try #require(planes.luma == Planes(full.frame(bitmap), bitmap.size, step: 1).luma)
      let chromaWidth = (width + 1) / 2
      try #require(planes.blue.count == chromaWidth * ((height + 1) / 2))
      for index in planes.blue.indices {
        var (red, green, blue, count) = (0, 0, 0, 0)
        for y in index / chromaWidth * 2..<min(height, index / chromaWidth * 2 + 2) {
          for x in index % chromaWidth * 2..<min(width, index % chromaWidth * 2 + 2) {
            let pixel = Int(bitmap.pixels[y * width + x])
            (red, green, blue) = (
              red + (pixel & 255), green + (pixel >> 8 & 255), blue + (pixel >> 16 & 255)
            )
            count += 1
          }
        }
        let exact = ExactVideo(red: red, green: green, blue: blue, count: count)
        try #require(exact.isBlue(planes.blue[index]), "Cb \(index) of \(width) × \(height)")
        try #require(exact.isRed(planes.red[index]), "Cr \(index) of \(width) × \(height)")
      }
    }
  }
}

/// The planes of a frame of Y4M.
struct Planes {
  let luma: [UInt8]
  let blue: [UInt8]
  let red: [UInt8]

  init(_ frame: [UInt8], _ size: PixelSize, step: Int) {
    let lumaCount = size.width * size.height
    let count = ((size.width + step - 1) / step) * ((size.height + step - 1) / step)
    luma = Array(frame[6..<6 + lumaCount])
    blue = Array(frame[6 + lumaCount..<6 + lumaCount + count])
    red = Array(frame[(6 + lumaCount + count)...])
  }
}
