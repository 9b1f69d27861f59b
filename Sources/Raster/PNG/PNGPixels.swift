// From the samples of a PNG row to pixels.
// Layer: Raster. Source: PNG (Third Edition), sections 7.2, 11.3.1.1 (tRNS) and 13.12.
// Tests: PNGDecoderTests.

/// How the samples of a picture become pixels.
///
/// A pixel is packed as those of `Picture`. A deep one has 16 bits for each component: red + 2¹⁶·green
/// + 2³²·blue + 2⁴⁸·alpha.
struct PNGPixels: Sendable {
  private let header: PNGHeader

  /// The pixel of every sample of at most eight bits that stands alone: a grey or an index.
  private let table: [UInt32]

  /// The colour that is transparent, packed as a deep pixel without alpha, or a number that none is.
  private let transparentColor: UInt64

  private static let opaque: UInt32 = 0xFF << 24
  private static let deepOpaque: UInt64 = 0xFFFF << 48

  /// Makes the tables for a picture.
  init(_ contents: PNGContents) {
    header = contents.header
    let key = contents.transparency
    // Of a transparent colour only as many bits count as a sample has.
    let mask = UInt64(1) << UInt64(contents.header.bitDepth) - 1
    func sample(_ index: Int) -> UInt64 {
      (UInt64(key[2 * index]) << 8 | UInt64(key[2 * index + 1])) & mask
    }
    switch contents.header.colorType {
    case .grayscale:
      let gray = key.isEmpty ? .max : sample(0)
      transparentColor = key.isEmpty ? .max : PNGPixels.deepGray(gray)
      table = PNGPixels.grays(depth: contents.header.bitDepth, transparent: gray)
    case .truecolor:
      transparentColor = key.isEmpty ? .max : sample(0) | sample(1) << 16 | sample(2) << 32
      table = []
    case .indexed:
      transparentColor = .max
      table = PNGPixels.colors(contents.palette, alphas: key)
    case .grayscaleWithAlpha, .truecolorWithAlpha:
      transparentColor = .max
      table = []
    }
  }

  /// The pixels of the grey samples of a depth up to 8: 0 is black, the greatest one is white.
  private static func grays(depth: Int, transparent: UInt64) -> [UInt32] {
    guard depth <= 8 else { return [] }
    let greatest = 1 << depth - 1
    return (0...greatest).map { sample in
      // Exact: the greatest sample, 1, 3, 15 or 255, divides 255.
      let gray = UInt32(sample * (255 / greatest)) * 0x01_0101
      return sample == transparent ? gray : gray | opaque
    }
  }

  /// The pixels of a palette; as in libpng, an index without a colour is opaque black.
  private static func colors(_ palette: [UInt8], alphas: [UInt8]) -> [UInt32] {
    var colors = [UInt32](repeating: opaque, count: 256)
    for index in 0..<palette.count / 3 {
      let alpha = index < alphas.count ? alphas[index] : 255
      colors[index] =
        UInt32(palette[3 * index]) | UInt32(palette[3 * index + 1]) << 8
        | UInt32(palette[3 * index + 2]) << 16 | UInt32(alpha) << 24
    }
    return colors
  }

  /// A grey of 16 bits, without alpha.
  private static func deepGray(_ gray: UInt64) -> UInt64 { gray | gray << 16 | gray << 32 }

  /// A pixel with eight bits a component: each times 255 / 65535, to the nearest; no two are as near.
  static func narrowed(_ deep: UInt64) -> UInt32 {
    func component(_ shift: UInt64) -> UInt32 {
      (UInt32(truncatingIfNeeded: deep >> shift & 0xFFFF) + 128) / 257
    }
    return component(0) | component(16) << 8 | component(32) << 16 | component(48) << 24
  }

  /// A pixel with 16 bits a component: each times 65535 / 255, which is exact.
  static func widened(_ pixel: UInt32) -> UInt64 {
    func component(_ shift: UInt32) -> UInt64 { UInt64(pixel >> shift & 255) * 257 }
    return component(0) | component(8) << 16 | component(16) << 32 | component(24) << 48
  }
}

extension PNGPixels {
  /// Converts a row of a pass.
  ///
  /// - Parameters:
  ///   - row: The row's bytes.
  ///   - count: How many pixels they hold.
  ///   - pixels: The picture.
  ///   - first: Where in it the first pixel goes.
  ///   - step: How far it is to where the next one goes.
  func write(
    _ row: Span<UInt8>, count: Int, to pixels: inout MutableSpan<UInt32>, first: Int, step: Int
  ) {
    var place = first
    if header.bitDepth == 16 {
      for index in 0..<count {
        pixels[place] = PNGPixels.narrowed(deepPixel(index, in: row))
        place += step
      }
      return
    }
    switch header.colorType {
    case .grayscale, .indexed:
      let (table, depth) = (table.span, header.bitDepth)
      for index in 0..<count {
        pixels[place] = table[PNGPixels.sample(index, in: row, depth: depth)]
        place += step
      }
    case .truecolor:
      for index in 0..<count {
        let bytes = row.extracting(3 * index..<3 * index + 3)
        let color = UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16
        pixels[place] = isTransparent(color) ? color : color | PNGPixels.opaque
        place += step
      }
    case .grayscaleWithAlpha:
      for index in 0..<count {
        let bytes = row.extracting(2 * index..<2 * index + 2)
        pixels[place] = UInt32(bytes[0]) &* 0x01_0101 | UInt32(bytes[1]) << 24
        place += step
      }
    case .truecolorWithAlpha:
      for index in 0..<count {
        let bytes = row.extracting(4 * index..<4 * index + 4)
        pixels[place] =
          UInt32(bytes[0]) | UInt32(bytes[1]) << 8 | UInt32(bytes[2]) << 16 | UInt32(bytes[3]) << 24
        place += step
      }
    }
  }

  /// Converts a row of a pass to deep pixels; parameters as above.
  func writeDeep(
    _ row: Span<UInt8>, count: Int, to pixels: inout MutableSpan<UInt64>, first: Int, step: Int
  ) {
    if header.bitDepth == 16 {
      for index in 0..<count { pixels[first + index * step] = deepPixel(index, in: row) }
    } else {
      var narrow = [UInt32](repeating: 0, count: count)
      var span = narrow.mutableSpan
      write(row, count: count, to: &span, first: 0, step: 1)
      for index in 0..<count { pixels[first + index * step] = PNGPixels.widened(narrow[index]) }
    }
  }

  /// Whether a colour of eight bits a component, without alpha, is the transparent one.
  private func isTransparent(_ color: UInt32) -> Bool {
    let deep = UInt64(color & 255) | UInt64(color & 0xFF00) << 8 | UInt64(color & 0xFF_0000) << 16
    return deep == transparentColor
  }

  /// A sample of a depth up to 8; the first one of a byte is in its highest bits.
  private static func sample(_ index: Int, in row: Span<UInt8>, depth: Int) -> Int {
    let bit = index &* depth
    return Int(row[bit >> 3]) >> (8 - depth - bit & 7) & (1 << depth - 1)
  }

  /// A pixel whose samples have 16 bits, the higher byte first.
  private func deepPixel(_ index: Int, in row: Span<UInt8>) -> UInt64 {
    func sample(_ place: Int) -> UInt64 { UInt64(row[2 * place]) << 8 | UInt64(row[2 * place + 1]) }
    switch header.colorType {
    case .grayscale, .indexed:
      let color = PNGPixels.deepGray(sample(index))
      return color == transparentColor ? color : color | PNGPixels.deepOpaque
    case .truecolor:
      let color = sample(3 * index) | sample(3 * index + 1) << 16 | sample(3 * index + 2) << 32
      return color == transparentColor ? color : color | PNGPixels.deepOpaque
    case .grayscaleWithAlpha:
      return PNGPixels.deepGray(sample(2 * index)) | sample(2 * index + 1) << 48
    case .truecolorWithAlpha:
      let color = sample(4 * index) | sample(4 * index + 1) << 16 | sample(4 * index + 2) << 32
      return color | sample(4 * index + 3) << 48
    }
  }
}
