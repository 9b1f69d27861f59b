// The bytes of PNG files depend on pixels only.

import TestSupport
import Testing

@testable import Raster

@Suite struct PNGEncoderTests {
  @Test(arguments: 0..<30) func `the same pixels are the same file, whatever came before`(
    seed: Int
  ) throws {
    var random = SplitMix64(seed: seed)
    let height = [1, 127, 128, 129, 300][seed % 5]
    let compression = PNGEncoder.Compression.allCases[seed % 2]
    let kind = PNGTestPicture.Kind.allCases[seed % PNGTestPicture.Kind.allCases.count]
    let picture = try PNGTestPicture(
      kind: kind, width: 40, height: height, isOpaque: seed % 3 == 0, seed: seed)
    var bitmap = picture.bitmap
    // Bands of 128 rows, which small pictures have only if told.
    func encoder() -> PNGEncoder {
      PNGEncoder(
        size: bitmap.size, compression: compression, isOpaque: picture.isOpaque,
        bandPixelCount: 40 * 128)
    }
    var used = encoder()
    for step in 0..<6 {
      let y = Int(random.next() % UInt64(height))
      let changed = PixelRectangle(
        x: 3, y: y, width: 30, height: Int(random.next() % UInt64(height - y + 1)))
      let color = UInt32(random.next() % 256) | 0xFF00_0000
      for row in changed.y..<changed.y + changed.height {
        for column in changed.x..<changed.x + changed.width where (row ^ column) & 3 == step & 3 {
          bitmap.pixels[row * 40 + column] = color
        }
      }
      let file = used.encode(bitmap, changed: step == 3 ? nil : changed)
      var new = encoder()
      let isSame = file == new.encode(bitmap)
      try #require(isSame, "step \(step)")
    }
  }

  @Test(arguments: PNGEncoder.Compression.allCases)
  func `a picture that did not change is not looked at`(compression: PNGEncoder.Compression) throws
  {
    let picture = try PNGTestPicture(
      kind: .cards, width: 30, height: 200, isOpaque: true, seed: 1)
    var encoder = PNGEncoder(
      size: picture.bitmap.size, compression: compression, isOpaque: true, bandPixelCount: 30 * 128)
    let file = encoder.encode(picture.bitmap)
    let other = Bitmap(size: picture.bitmap.size)
    let nothing = PixelRectangle(x: 0, y: 0, width: 0, height: 0)
    #expect(encoder.encode(other, changed: nothing) == file)
    // Only the second of the two bands is looked at, and it is that of the other picture.
    let below = PixelRectangle(x: 0, y: 190, width: 1, height: 1)
    let mixed = encoder.encode(other, changed: below)
    #expect(mixed != file)
    #expect(encoder.encode(picture.bitmap, changed: below) == file)
  }

  @Test func `the header says the size and whether there is alpha`() throws {
    let size = try #require(PixelSize(width: 70, height: 3))
    for compression in PNGEncoder.Compression.allCases {
      var opaque = PNGEncoder(size: size, compression: compression, isOpaque: true)
      let bitmap = Bitmap(
        size: size, filledWith: PixelColor(red: 1, green: 2, blue: 3))
      let header = try PNGHeader(of: opaque.encode(bitmap))
      #expect(header.size == size)
      #expect(!header.isInterlaced)
      var transparent = PNGEncoder(size: size, compression: compression, isOpaque: false)
      let file = transparent.encode(Bitmap(size: size))
      #expect(try PNGHeader(of: file).size == size)
      // The types of the standard: 2 is RGB, 6 is RGB with alpha.
      #expect(opaque.encode(bitmap)[25] == 2)
      #expect(file[25] == 6)
    }
  }

  @Test(arguments: PNGEncoder.Compression.allCases)
  func `alpha that is not written changes no byte`(compression: PNGEncoder.Compression) throws {
    let size = try #require(PixelSize(width: 300, height: 40))
    var random = SplitMix64(seed: 5)
    var bitmap = Bitmap(size: size)
    for index in bitmap.pixels.indices {
      // Rows of one colour, and rows of noise, so that both filters are taken.
      let row = index / size.width
      let color = row % 4 == 0 ? UInt32(truncatingIfNeeded: random.next()) : UInt32(row) * 0x10203
      bitmap.pixels[index] = color & 0xFF_FFFF | 0xFF00_0000
    }
    var other = bitmap
    for index in other.pixels.indices {
      let alpha = UInt32(truncatingIfNeeded: random.next()) & 0xFF00_0000
      other.pixels[index] = other.pixels[index] & 0xFF_FFFF | alpha
    }
    var encoder = PNGEncoder(size: size, compression: compression, isOpaque: true)
    var another = PNGEncoder(size: size, compression: compression, isOpaque: true)
    #expect(encoder.encode(bitmap) == another.encode(other))
  }

  @Test(arguments: PNGEncoder.Compression.allCases, 0..<8)
  func `our decoder reads the same pixels`(compression: PNGEncoder.Compression, block: Int) throws {
    for seed in block * 25..<block * 25 + 25 {
      let picture = try PNGTestPicture(seed: seed + 5000)
      // Most are one band; some have bands of a few rows, or of one that is longer than a band.
      let bandPixelCount = seed % 2 == 0 ? PNGEncoder.BandEncoder.pixelCount : 1 + seed % 1000
      var encoder = PNGEncoder(
        size: picture.bitmap.size, compression: compression, isOpaque: picture.isOpaque,
        bandPixelCount: bandPixelCount)
      let decoded = try PNGDecoder().picture(from: encoder.encode(picture.bitmap))
      let isSame = decoded == Picture(picture.bitmap)
      try #require(isSame, "\(picture)")
    }
  }

  @Test(arguments: PNGEncoder.Compression.allCases, [true, false])
  func `our decoder reads rows of every width`(
    compression: PNGEncoder.Compression, isOpaque: Bool
  ) throws {
    for width in 1...40 {
      for kind in PNGTestPicture.Kind.allCases {
        let picture = try PNGTestPicture(
          kind: kind, width: width, height: 7, isOpaque: isOpaque, seed: width)
        var encoder = PNGEncoder(
          size: picture.bitmap.size, compression: compression, isOpaque: isOpaque)
        let decoded = try PNGDecoder().picture(from: encoder.encode(picture.bitmap))
        try #require(decoded == Picture(picture.bitmap), "\(picture)")
      }
    }
  }

  @Test(arguments: [true, false])
  func `runs of pixels of every length at every place are read back`(
    isOpaque: Bool
  ) throws {
    // Each row is of one colour up to a place, then of one of its own for some pixels.
    let size = try #require(PixelSize(width: 100, height: 20))
    for length in [1, 2, 3, 4, 5, 15, 16, 17, 31, 32, 33, 63, 64, 65, 66, 87] {
      var bitmap = Bitmap(size: size, filledWith: PixelColor(red: 9, green: 8, blue: 7))
      for row in 0..<size.height {
        for column in row..<min(size.width, row + length) {
          bitmap.pixels[row * size.width + column] = 0xFF00_0000 | UInt32(row * row + 1) * 0x10203
        }
      }
      var encoder = PNGEncoder(size: size, isOpaque: isOpaque)
      let decoded = try PNGDecoder().picture(from: encoder.encode(bitmap))
      try #require(decoded.pixels == bitmap.pixels, "\(length)")
    }
  }

  @Test func `bands are whole rows, in all as many as the picture has`() {
    for (width, height) in [(1, 1), (400, 400), (1170, 2532), (1 << 24, 3), (163_841, 2)] {
      let bands = PNGEncoder.BandEncoder.bands(width: width, height: height)
      #expect(bands.flatMap { $0 } == Array(0..<height))
      #expect(bands.allSatisfy { !$0.isEmpty })
      #expect(
        bands.allSatisfy { $0.count == 1 || $0.count * width <= PNGEncoder.BandEncoder.pixelCount })
    }
    #expect(PNGEncoder.BandEncoder.bands(width: 400, height: 400).count == 1)
  }

  @Test(arguments: [true, false]) func `rows wider than a match can reach are read back`(
    isOpaque: Bool
  ) throws {
    // 33,000 bytes and more in a row: no match reaches the row above.
    for kind in [PNGTestPicture.Kind.flat, .cards, .stripes, .mixed] {
      let picture = try PNGTestPicture(
        kind: kind, width: 11_001, height: 5, isOpaque: isOpaque, seed: 3)
      for compression in PNGEncoder.Compression.allCases {
        var encoder = PNGEncoder(
          size: picture.bitmap.size, compression: compression, isOpaque: isOpaque)
        let decoded = try PNGDecoder().picture(from: encoder.encode(picture.bitmap))
        let isSame = decoded == Picture(picture.bitmap)
        #expect(isSame, "\(picture), \(compression)")
      }
    }
  }

  @Test(arguments: [PNGTestPicture.Kind.cards, .strokes, .stripes])
  func `what repeats is smaller in a small file`(kind: PNGTestPicture.Kind) throws {
    let picture = try PNGTestPicture(kind: kind, width: 200, height: 129, isOpaque: true, seed: 8)
    var fast = PNGEncoder(size: picture.bitmap.size, isOpaque: true)
    var small = PNGEncoder(size: picture.bitmap.size, compression: .small, isOpaque: true)
    #expect(small.encode(picture.bitmap).count <= fast.encode(picture.bitmap).count)
  }
}
