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
}
