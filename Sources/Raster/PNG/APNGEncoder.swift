// Writes animated PNG pictures.
// Layer: Raster. Source: PNG (Third Edition), sections 11.3.6 (acTL, fcTL, fdAT). Tests: APNGEncoderTests.

/// Makes an animated PNG, frame by frame.
///
/// ```swift
/// var encoder = APNGEncoder(size: size, isOpaque: true)
/// var file = encoder.beginning(frameCount: 2, repetitions: 0)
/// file += encoder.frame(first, changed: PixelRectangle(size), index: 0, delay: (1, 60))
/// file += encoder.frame(second, changed: difference, index: 1, delay: (1, 60))
/// file += encoder.ending
/// ```
///
/// A frame's bytes depend on its pixels, the changed rectangle, its index and its delay alone, so
/// frames encoded apart can be joined.
public struct APNGEncoder: Sendable {
  /// The size of all frames.
  public let size: PixelSize

  private let form: PNGEncoder.Form
  private let compression: PNGEncoder.Compression

  /// Creates an encoder.
  ///
  /// - Parameters:
  ///   - size: The size of all frames.
  ///   - compression: What counts more, time or bytes.
  ///   - isOpaque: Whether every pixel of every frame has an alpha of 255; the file then has no
  ///     alpha, and that of the pixels is not looked at.
  /// - Precondition: the width is at most 2²⁴ and the height below 2³¹.
  public init(size: PixelSize, compression: PNGEncoder.Compression = .fast, isOpaque: Bool) {
    precondition(
      size.width <= 1 << 24 && size.height <= Int(Int32.max),
      "A PNG is at most 2²⁴ pixels wide and less than 2³¹ high.")
    self.size = size
    self.compression = compression
    form = isOpaque ? .rgb : .rgba
  }

  /// What stands before the first frame.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames the file has.
  ///   - repetitions: How often all are shown; 0 for without end.
  /// - Returns: The signature and the chunks IHDR and acTL.
  /// - Precondition: `frameCount` is within 1…2³⁰ and `repetitions` within 0…2³¹ − 1.
  public func beginning(frameCount: Int, repetitions: Int) -> [UInt8] {
    precondition(
      (1...1 << 30).contains(frameCount) && (0...Int(Int32.max)).contains(repetitions),
      "An animated PNG has 1…2³⁰ frames, and 0…2³¹ − 1 repetitions.")
    var control: [UInt8] = []
    control.append(bigEndian: UInt32(frameCount))
    control.append(bigEndian: UInt32(repetitions))
    var bytes = FileSignature.png.bytes
    bytes.append(chunk: "IHDR", PNGEncoder.header(of: size, form: form))
    bytes.append(chunk: "acTL", control)
    return bytes
  }

  /// Encodes a frame: one chunk that says where and how long it is shown, and one of its pixels.
  ///
  /// - Parameters:
  ///   - bitmap: The frame.
  ///   - changed: A rectangle outside which all pixels are those of the frame before; only what is
  ///     in it is stored. Not looked at for the first frame, which is stored whole.
  ///   - index: Which frame it is, from 0 on.
  ///   - delay: How long it is shown, in seconds, as a fraction; a denominator of 0 means 100.
  /// - Returns: The two chunks.
  /// - Precondition: the bitmap has the encoder's size, and `index` is within 0…2³⁰ − 1.
  public mutating func frame(
    _ bitmap: Bitmap, changed: PixelRectangle, index: Int,
    delay: (numerator: UInt16, denominator: UInt16)
  ) -> [UInt8] {
    precondition(bitmap.size == size, "A frame has the size of its encoder.")
    precondition((0..<1 << 30).contains(index), "The index of a frame is within 0…2³⁰ − 1.")
    let area = APNGEncoder.area(index == 0 ? PixelRectangle(size) : changed, in: size)
    // The first frame has one chunk that is numbered, every other has two.
    let sequenceNumber = index == 0 ? 0 : UInt32(2 * index - 1)
    var control: [UInt8] = []
    control.append(bigEndian: sequenceNumber)
    for number in [area.width, area.height, area.x, area.y] {
      control.append(bigEndian: UInt32(number))
    }
    control.append(bigEndian: delay.numerator)
    control.append(bigEndian: delay.denominator)
    // Nothing is cleared afterwards, and the pixels take the place of those before.
    control += [0, 0]
    var bytes: [UInt8] = []
    bytes.append(chunk: "fcTL", control)
    var data: [UInt8] = []
    if index > 0 { data.append(bigEndian: sequenceNumber + 1) }
    data.append(contentsOf: stream(of: area, in: bitmap))
    bytes.append(chunk: index == 0 ? "IDAT" : "fdAT", data)
    return bytes
  }

  /// What stands behind the last frame.
  public var ending: [UInt8] {
    var bytes: [UInt8] = []
    bytes.append(chunk: "IEND", [])
    return bytes
  }

  /// The part of a rectangle that lies in a picture; a single pixel if there is none, since a
  /// frame cannot be empty.
  private static func area(_ changed: PixelRectangle, in size: PixelSize) -> PixelRectangle {
    let inside = changed.intersection(PixelRectangle(size))
    return inside.isEmpty ? PixelRectangle(x: 0, y: 0, width: 1, height: 1) : inside
  }

  /// The compressed pixels of a part of a picture.
  private func stream(of area: PixelRectangle, in bitmap: Bitmap) -> [UInt8] {
    var encoder = PNGEncoder.BandEncoder(form: form, compression: compression, width: area.width)
    var pixels = bitmap.pixels
    if area.width < size.width || area.height < size.height {
      pixels = []
      pixels.reserveCapacity(area.width * area.height)
      for row in area.y..<area.y + area.height {
        let start = row * size.width + area.x
        pixels.append(contentsOf: bitmap.pixels[start..<start + area.width])
      }
    }
    var bytes = PNGEncoder.streamBeginning
    var checksum = Adler32()
    for rows in PNGEncoder.BandEncoder.bands(width: area.width, height: area.height) {
      checksum.append(encoder.encode(rows, of: pixels.span, to: &bytes))
    }
    return bytes + PNGEncoder.streamEnding(checksum)
  }
}
