// Reading what our own encoders wrote.

import TestSupport
import Testing

@testable import Raster

@Suite struct PNGRoundTripTests {
  @Test(arguments: 0..<40) func `a picture that was written is read again`(seed: Int) throws {
    let picture = try PNGTestPicture(seed: seed)
    for compression in PNGEncoder.Compression.allCases {
      var encoder = PNGEncoder(
        size: picture.bitmap.size, compression: compression, isOpaque: picture.isOpaque)
      let read = try PNGDecoder().picture(from: encoder.encode(picture.bitmap))
      let isSame = read == Picture(picture.bitmap)
      #expect(isSame, "\(picture), \(compression)")
    }
  }

  /// Widths around those of blocks of 16 pixels and of stretches of 64.
  @Test(arguments: [1, 2, 15, 16, 17, 18, 31, 33, 64, 65, 66, 79, 81, 128, 129, 200])
  func `short runs behind busy rows are read again, at all widths of blocks`(
    width: Int
  ) throws {
    let size = try #require(PixelSize(width: width, height: 90))
    for isOpaque in [true, false] {
      var random = SplitMix64(seed: width)
      var bitmap = Bitmap(size: size)
      for row in 0..<size.height {
        for column in 0..<width {
          let above = row > 0 ? bitmap[column, row - 1] : 0xFF20_4060
          // Every third row is noise; the others are the one above but for a run of up to nine pixels.
          bitmap[column, row] =
            row % 3 == 0 ? UInt32(truncatingIfNeeded: random.next()) | 0xFF00_0000 : above
        }
        guard row % 3 > 0 else { continue }
        let start = Int(random.next() % UInt64(width))
        for column in start..<min(width, start + row % 10) {
          bitmap[column, row] = (bitmap[column, row] &+ 0x01_0203) | 0xFF00_0000
        }
      }
      let picture = Picture(bitmap)
      for compression in PNGEncoder.Compression.allCases {
        var encoder = PNGEncoder(size: size, compression: compression, isOpaque: isOpaque)
        let isSame = try PNGDecoder().picture(from: encoder.encode(bitmap)) == picture
        #expect(isSame, "opaque \(isOpaque), \(compression)")
      }
    }
  }
}
