// Pixels that other programs drew.

import Foundation
import Raster
import Scenes
import TestSupport
import Testing

@testable import Export

/// The pixels of a picture, as Pillow reads them.
struct RenderedPicture {
  let width: Int
  let height: Int
  let bytes: [UInt8]

  /// Reads PNG files.
  static func reading(_ files: [URL]) throws -> [RenderedPicture] {
    let program = """
      import sys
      from PIL import Image
      for path in sys.argv[1:]:
        picture = Image.open(path).convert("RGBA")
        sys.stdout.buffer.write(b"%8d%8d" % picture.size + picture.tobytes())
      """
    let run = try OutsideTool.run(
      "python3", ["-c", program] + files.map { $0.path(percentEncoded: false) })
    try #require(run.status == 0, "\(run.messages)")
    var rest = Array(run.output)[...]
    return try files.map { _ in
      func side() -> Int? {
        defer { rest = rest.dropFirst(8) }
        return Int(String(decoding: rest.prefix(8), as: UTF8.self).filter { $0 != " " })
      }
      let (width, height) = (try #require(side()), try #require(side()))
      defer { rest = rest.dropFirst(4 * width * height) }
      return RenderedPicture(
        width: width, height: height, bytes: Array(rest.prefix(4 * width * height)))
    }
  }

  /// Red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> [Double] {
    let start = 4 * (y * width + x)
    return bytes[start..<start + 4].map(Double.init)
  }

  /// The mean components of a square of pixels.
  private func mean(fromX x: Int, fromY y: Int, side: Int) -> [Double] {
    var sums = [Double](repeating: 0, count: 4)
    for row in y..<y + side {
      for column in x..<x + side {
        for (index, component) in self[column, row].enumerated() { sums[index] += component }
      }
    }
    return sums.map { $0 / Double(side * side) }
  }

  /// Checks the colours of a sample that was drawn at a place, at a scale: a spot has the mean of the
  /// pixels that it is divided into, each component being within a tolerance that is widened, and a border.
  func check(
    _ sample: ElementSample, fromX x: Int = 0, fromY y: Int = 0, scale: Int = 1,
    widening: Double = 1, border: Double = 0
  ) throws {
    for spot in sample.spots {
      let seen = mean(fromX: x + spot.x * scale, fromY: y + spot.y * scale, side: scale)
      for (value, expected) in zip(seen, spot.color + [255]) {
        #expect(
          (value - expected).magnitude <= spot.tolerance * widening + border,
          "\(sample.name) at \(spot.x), \(spot.y): \(seen), not \(spot.color)")
      }
    }
  }

  /// By how many 255ths components of two parts of the picture differ on average.
  func distance(fromX x: Int, toX other: Int, width part: Int) -> Double {
    var sum = 0.0
    for row in 0..<height {
      for component in 0..<4 * part {
        let (one, two) = (4 * (row * width + x) + component, 4 * (row * width + other) + component)
        sum += (Double(bytes[one]) - Double(bytes[two])).magnitude
      }
    }
    return sum / Double(4 * part * height)
  }

  /// How a picture differs from our raster, in 255ths.
  struct Difference {
    /// For each difference, how many components have it.
    var components = [Int](repeating: 0, count: 256)
    /// For each difference, how many pixels have it as the greatest of their components.
    var pixels = [Int](repeating: 0, count: 256)

    /// The mean over all components.
    var mean: Double {
      let sum = components.enumerated().reduce(0) { $0 + $1.offset * $1.element }
      return Double(sum) / Double(components.reduce(0, +))
    }

    /// The greatest of all components.
    var worst: Int { components.lastIndex { $0 > 0 } ?? 0 }

    /// The part of pixels with a component that differs by more.
    func share(above bound: Int) -> Double {
      Double(pixels[(bound + 1)...].reduce(0, +)) / Double(pixels.reduce(0, +))
    }
  }

  /// How the picture differs from what our raster draws of a frame.
  func difference(from frame: Frame, _ run: FrameRun) throws -> Difference {
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    _ = renderer.draw(frame)
    try #require(bytes.count == 4 * renderer.bitmap.pixels.count)
    var difference = Difference()
    for (index, pixel) in renderer.bitmap.pixels.enumerated() {
      var most = 0
      for component in 0..<4 {
        let apart = abs(
          Int(pixel >> UInt32(8 * component) & 255) - Int(bytes[4 * index + component]))
        difference.components[apart] += 1
        most = max(most, apart)
      }
      difference.pixels[most] += 1
    }
    return difference
  }

  /// A component that differs from our raster's: by how much, and how far ours goes up and down there.
  struct Apart: CustomStringConvertible {
    let x: Int
    let y: Int
    /// The difference in 255ths.
    let difference: Int
    /// The greatest minus the least of our component in the pixel and its eight neighbours.
    let range: Int

    var description: String { "\(difference) of \(range) at \(x), \(y)" }
  }

  /// The components that differ from our raster's by more than a rounding, in 255ths, and a share of how
  /// far ours goes up and down there.
  func apart(
    from frame: Frame, _ run: FrameRun, rounding: Int, share: Double
  ) throws -> [Apart] {
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    _ = renderer.draw(frame)
    let pixels = renderer.bitmap.pixels
    try #require(bytes.count == 4 * pixels.count)
    var apart: [Apart] = []
    for (index, pixel) in pixels.enumerated() {
      for component in 0..<4 {
        let shift = UInt32(8 * component)
        let difference = abs(Int(pixel >> shift & 255) - Int(bytes[4 * index + component]))
        if difference <= rounding { continue }
        let (x, y) = (index % width, index / width)
        var (least, greatest) = (255, 0)
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let value = Int(pixels[row * width + column] >> shift & 255)
            (least, greatest) = (min(least, value), max(greatest, value))
          }
        }
        if Double(difference - rounding) > share * Double(greatest - least) {
          apart.append(Apart(x: x, y: y, difference: difference, range: greatest - least))
        }
      }
    }
    return apart
  }

  /// Draws a frame with our raster.
  static func ours(_ frame: Frame, _ run: FrameRun) -> RenderedPicture {
    var renderer = FrameRenderer(layout: run.layout, images: run.images)
    _ = renderer.draw(frame)
    let (size, pixels) = (renderer.bitmap.size, renderer.bitmap.pixels)
    let bytes = pixels.flatMap { pixel in
      (0..<4).map { UInt8(truncatingIfNeeded: pixel >> UInt32(8 * $0)) }
    }
    return RenderedPicture(width: size.width, height: size.height, bytes: bytes)
  }

  /// Draws SVG documents with librsvg.
  static func rsvg(_ documents: [[UInt8]]) throws -> [RenderedPicture] {
    try OutsideTool.inNewFolder { folder in
      let names = documents.indices.map { "\($0).svg" }
      for (name, document) in zip(names, documents) {
        try Data(document).write(to: folder.appending(path: name))
      }
      let run = try OutsideTool.run(
        "sh",
        ["-c", "for name in \"$@\"; do rsvg-convert -o $name.png $name || exit; done", "sh"]
          + names, in: folder)
      try #require(run.status == 0, "\(run.messages)")
      return try reading(names.map { folder.appending(path: "\($0).png") })
    }
  }

  /// Takes a picture of a page of HTML with Chromium.
  static func chromium(_ page: String, width: Int, height: Int) throws -> RenderedPicture {
    try OutsideTool.inNewFolder { folder in
      let file = folder.appending(path: "page.html")
      try Data(page.utf8).write(to: file)
      let picture = folder.appending(path: "page.png")
      let run = try OutsideTool.run(
        "chromium",
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=1", "--user-data-dir=\(folder.path())profile",
          "--screenshot=\(picture.path())", "--window-size=\(width),\(height)",
          file.absoluteString,
        ])
      try #require(run.status == 0, "\(run.messages)")
      return try #require(reading([picture]).first)
    }
  }
}
