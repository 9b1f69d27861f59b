// PNG files made byte by byte, for tests of the reader.
// Source: PNG (Third Edition) alone; shares no code with what it tests.

@testable import Raster

/// A picture of a kind, its samples in closed form, written without compression.
struct HandMadePNG: Sendable, CustomStringConvertible {
  var type: PNGHeader.ColorType
  var depth: Int
  var isInterlaced = false
  /// The filter of every row, or, where there is none, each in turn.
  var filter: Int?
  var width = 13
  var height = 11
  var hasTransparency = false
  /// How many bytes of the stream a chunk of image data holds.
  var chunkLength = 1000
  /// How many bytes a stored block holds.
  var blockLength = 700

  var description: String {
    "\(type) of \(depth) bits, \(width) × \(height)\(isInterlaced ? ", interlaced" : "")"
      + ", filter \(filter.map(String.init) ?? "mixed")\(hasTransparency ? ", transparency" : "")"
  }

  var samplesPerPixel: Int {
    [.grayscale: 1, .truecolor: 3, .indexed: 1, .grayscaleWithAlpha: 2][type] ?? 4
  }

  /// A sample: neighbours differ, rows are similar, ends of the range occur.
  func sample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
    let end = x == y ? 65535 - x : 0
    let slope: Int = x * 37 + y * 5 + channel * 101
    return (slope + x * y * 3 + end) % (1 << depth)
  }

  /// The palette: three bytes for each index of the depth.
  var palette: [UInt8] {
    let last = 1 << depth - 1
    return (0...last).flatMap { index -> [UInt8] in
      [UInt8(index * 255 / last), UInt8(255 - index), UInt8(index * index % 251)]
    }
  }

  /// The alphas of the palette's first colours; the others are opaque.
  var alphas: [UInt8] { (0..<(1 << depth) * 3 / 4).map { UInt8($0 * 83 % 256) } }

  /// The transparent colour: that of the pixel in the second column and row.
  var key: [Int] { (0..<samplesPerPixel).map { sample(1, 1, $0) } }

  /// What a pixel must be, each component in 0…65535.
  func expected(_ x: Int, _ y: Int) -> [Int] {
    let samples = (0..<samplesPerPixel).map { sample(x, y, $0) }
    if type == .indexed {
      let index = samples[0]
      let alpha = hasTransparency && index < alphas.count ? Int(alphas[index]) : 255
      return (palette[3 * index..<3 * index + 3].map(Int.init) + [alpha]).map { $0 * 257 }
    }
    let scaled = samples.map { $0 * 65535 / (1 << depth - 1) }
    let opaque = hasTransparency && samples == key ? 0 : 65535
    switch scaled.count {
    case 1: return [scaled[0], scaled[0], scaled[0], opaque]
    case 2: return [scaled[0], scaled[0], scaled[0], scaled[1]]
    case 3: return scaled + [opaque]
    default: return scaled
    }
  }

  /// The pixels as `PNGDecoder` must give them: components / 257, to the nearest.
  var expectedPixels: [UInt32] {
    places.map { place in
      let bytes = expected(place.x, place.y).map { ($0 * 2 + 257) / 514 }
      return bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
  }

  /// The pixels with 16 bits a component.
  var expectedDeepPixels: [UInt64] {
    places.map { expected($0.x, $0.y).reversed().reduce(0) { $0 << 16 | UInt64($1) } }
  }

  private var places: [(x: Int, y: Int)] {
    (0..<height).flatMap { y in (0..<width).map { (x: $0, y: y) } }
  }
}

extension HandMadePNG {
  /// The whole file.
  var bytes: [UInt8] {
    Self.signature + header + beforeData + imageChunks(Self.zlib(imageData, block: blockLength))
      + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var header: [UInt8] {
    let fields = [UInt8(depth), type.rawValue, 0, 0, isInterlaced ? 1 : 0]
    return Self.chunk("IHDR", Self.number(width) + Self.number(height) + fields)
  }

  /// The palette and the transparency.
  var beforeData: [UInt8] {
    let palette = type == .indexed ? Self.chunk("PLTE", palette) : []
    guard hasTransparency else { return palette }
    // Bits above the depth do not count; they are set, to show it.
    let high = depth < 16 ? 0xFF << depth & 0xFFFF : 0
    let colors = key.flatMap { [UInt8(($0 | high) >> 8), UInt8(($0 | high) & 255)] }
    return palette + Self.chunk("tRNS", type == .indexed ? alphas : colors)
  }

  /// Chunks of image data; between them one without any.
  func imageChunks(_ stream: [UInt8]) -> [UInt8] {
    stride(from: 0, to: stream.count, by: chunkLength).flatMap { start in
      Self.chunk("IDAT", Array(stream[start..<min(start + chunkLength, stream.count)]))
        + (start == 0 ? Self.chunk("IDAT", []) : [])
    }
  }

  /// The figure of PNG's section 8: which pass an 8 × 8 block's pixels are in.
  private static let passes = [
    [1, 6, 4, 6, 2, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7], [5, 6, 5, 6, 5, 6, 5, 6],
    [7, 7, 7, 7, 7, 7, 7, 7], [3, 6, 4, 6, 3, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7],
    [5, 6, 5, 6, 5, 6, 5, 6], [7, 7, 7, 7, 7, 7, 7, 7],
  ]

  /// All rows of all passes, filtered, each with its filter's number.
  var imageData: [UInt8] {
    var data: [UInt8] = []
    for pass in isInterlaced ? Array(1...7) : [0] {
      var above: [UInt8] = []
      for y in 0..<height {
        let columns = (0..<width).filter { pass == 0 || Self.passes[y % 8][$0 % 8] == pass }
        if columns.isEmpty { continue }
        let row = packed(columns.flatMap { x in (0..<samplesPerPixel).map { sample(x, y, $0) } })
        if above.isEmpty { above = [UInt8](repeating: 0, count: row.count) }
        data += filtered(row, above: above, filter: filter ?? y % 5)
        above = row
      }
    }
    return data
  }

  /// Samples as bits, the highest first, the last byte filled with zeros.
  private func packed(_ samples: [Int]) -> [UInt8] {
    let bits = samples.flatMap { sample in (0..<depth).map { sample >> (depth - 1 - $0) & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      UInt8((0..<8).reduce(0) { $0 * 2 + (start + $1 < bits.count ? bits[start + $1] : 0) })
    }
  }

  /// Section 9 of PNG, for encoders.
  private func filtered(_ row: [UInt8], above: [UInt8], filter: Int) -> [UInt8] {
    let distance = max(1, samplesPerPixel * depth / 8)
    return [UInt8(filter)]
      + row.indices.map { index in
        let left = index < distance ? 0 : Int(row[index - distance])
        let corner = index < distance ? 0 : Int(above[index - distance])
        let up = Int(above[index])
        let guess = left + up - corner
        let nearest = [left, up, corner].min { abs($0 - guess) < abs($1 - guess) } ?? 0
        let predicted = [0, left, up, (left + up) / 2, nearest][filter]
        return UInt8((Int(row[index]) - predicted + 256) % 256)
      }
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ data: [UInt8], block: Int = 65535) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: max(1, data.count), by: block) {
      let part = data[start..<min(start + block, data.count)]
      let length = [UInt8(part.count & 255), UInt8(part.count >> 8)]
      stream += [start + block >= data.count ? 1 : 0] + length + length.map { ~$0 } + part
    }
    return stream + number(Int(Adler32Tests.definition(data)))
  }

  /// A chunk with its length and checksum.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let named = Array(name.utf8) + data
    return number(data.count) + named + number(Int(CRC32Tests.definition(named)))
  }

  /// Four bytes, the highest first.
  static func number(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
  }
}
