// Reading PNG pictures that the tests make themselves.

import TestSupport
import Testing

@testable import Raster

@Suite struct PNGDecoderTests {
  /// Every colour type with every depth.
  static let kinds = PNGHeader.ColorType.allCases.flatMap { type in
    type.allowedBitDepths.map { HandMadePNG(type: type, depth: $0) }
  }

  /// What the decoder gives, against the closed form.
  static func check(_ file: HandMadePNG) throws {
    let bytes = file.bytes
    let picture = try PNGDecoder().picture(from: bytes)
    #expect(picture.size == PixelSize(width: file.width, height: file.height))
    #expect(picture.pixels.elementsEqual(file.expectedPixels), "\(file)")
    #expect(try PNGDecoder().deepPixels(from: bytes).pixels == file.expectedDeepPixels, "\(file)")
  }

  @Test(arguments: kinds) func `every filter of every kind is undone`(kind: HandMadePNG) throws {
    for filter in [0, 1, 2, 3, 4, nil] {
      for isInterlaced in [false, true] {
        var file = kind
        file.filter = filter
        file.isInterlaced = isInterlaced
        try Self.check(file)
      }
    }
  }

  @Test(arguments: kinds) func `every size up to 9 is read, interlaced too`(kind: HandMadePNG)
    throws
  {
    for width in 1...9 {
      for height in [1, 2, 3, 5, 8, 9] {
        for isInterlaced in [false, true] {
          var file = kind
          (file.width, file.height, file.isInterlaced) = (width, height, isInterlaced)
          try Self.check(file)
        }
      }
    }
  }

  @Test(arguments: kinds) func `transparency of every kind is read`(kind: HandMadePNG) throws {
    if kind.samplesPerPixel % 2 == 0 { return }
    var file = kind
    file.hasTransparency = true
    #expect(Set(file.expectedPixels.map { $0 >> 24 }).count > 1, "Something is transparent.")
    try Self.check(file)
    file.isInterlaced = true
    try Self.check(file)
  }

  @Test(arguments: [1, 2, 3, 5, 7, 64]) func `chunks may divide the stream anywhere`(length: Int)
    throws
  {
    var file = HandMadePNG(type: .truecolorWithAlpha, depth: 8)
    (file.chunkLength, file.blockLength) = (length, 50)
    try Self.check(file)
  }

  @Test func `rows longer than the window are read`() throws {
    var file = HandMadePNG(type: .truecolorWithAlpha, depth: 16, width: 20_000, height: 2)
    (file.blockLength, file.chunkLength) = (65535, 100_000)
    let picture = try PNGDecoder().picture(from: file.bytes)
    #expect(picture.pixels == file.expectedPixels)
  }

  /// The 16-bit values where the nearest of two bytes changes.
  @Test func `sixteen bits are rounded to the nearest`() throws {
    #expect(PNGPixels.narrowed(0xFFFF_0000_0081_0080) == 0xFF00_0100)
    for value in 0...65535 {
      let exact = Double(value) * 255 / 65535
      #expect(PNGPixels.narrowed(UInt64(value)) == UInt32(exact.rounded()))
    }
  }

  /// A browser's default image is the first frame here, as the format says.
  @Test func `chunks of animation and unknown optional ones are passed over`() throws {
    let file = HandMadePNG(type: .truecolor, depth: 8)
    let stream = HandMadePNG.zlib(file.imageData)
    let bytes =
      HandMadePNG.signature + file.header + HandMadePNG.chunk("acTL", [0, 0, 0, 2, 0, 0, 0, 0])
      + HandMadePNG.chunk("gAMA", HandMadePNG.number(100_000))
      + HandMadePNG.chunk("PLTE", [1, 2, 3]) + HandMadePNG.chunk("fcTL", [1])
      + file.imageChunks(stream) + HandMadePNG.chunk("fdAT", [0, 0, 0, 1] + stream)
      + HandMadePNG.chunk("zzZz", []) + HandMadePNG.chunk("IEND", []) + [1, 2, 3]
    #expect(try PNGDecoder().picture(from: bytes).pixels == file.expectedPixels)
  }

  @Test func `an index without a colour is opaque black`() throws {
    let file = HandMadePNG(type: .indexed, depth: 4)
    let bytes =
      HandMadePNG.signature + file.header + HandMadePNG.chunk("PLTE", Array(file.palette.prefix(9)))
      + file.imageChunks(HandMadePNG.zlib(file.imageData)) + HandMadePNG.chunk("IEND", [])
    let expected = zip(file.expectedPixels, 0...).map { pixel, place in
      file.sample(place % file.width, place / file.width, 0) < 3 ? pixel : 0xFF00_0000
    }
    #expect(try PNGDecoder().picture(from: bytes).pixels == expected)
  }

  @Test(arguments: [0, 1, 3, 7]) func `a transparency of a wrong length counts for nothing`(
    length: Int
  ) throws {
    for type in [PNGHeader.ColorType.grayscale, .truecolor, .truecolorWithAlpha] {
      let file = HandMadePNG(type: type, depth: 8)
      let bytes =
        HandMadePNG.signature + file.header
        + HandMadePNG.chunk("tRNS", [UInt8](repeating: 0, count: length))
        + file.imageChunks(HandMadePNG.zlib(file.imageData)) + HandMadePNG.chunk("IEND", [])
      #expect(try PNGDecoder().picture(from: bytes).pixels == file.expectedPixels)
    }
  }

  @Test func `more image data than the picture needs is passed over`() throws {
    let file = HandMadePNG(type: .grayscale, depth: 8)
    let data = file.imageData + [UInt8](repeating: 0, count: 100)
    let bytes =
      HandMadePNG.signature + file.header + file.imageChunks(HandMadePNG.zlib(data) + [9, 9])
      + HandMadePNG.chunk("IEND", [])
    #expect(try PNGDecoder().picture(from: bytes).pixels == file.expectedPixels)
  }

  @Test func `the example of the documentation is so`() throws {
    let bytes =
      HandMadePNG.signature + HandMadePNG(type: .truecolor, depth: 8, width: 1, height: 1).header
      + HandMadePNG.chunk("IDAT", HandMadePNG.zlib([0, 255, 0, 0])) + HandMadePNG.chunk("IEND", [])
    let picture = try PNGDecoder().picture(from: bytes)
    #expect(picture.pixels[0] == 0xFF00_00FF)
  }
}
