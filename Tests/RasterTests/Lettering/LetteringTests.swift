// Expected values: the heights and widths that the alphabet states.

import TestSupport
import Testing

@testable import Raster

struct LetteringTests {
  private let weights = [100, 400, 600, 700, 800]

  @Test func `letters of all weights have the stated heights`() throws {
    let size: Int32 = 1000 * 256
    for weight in weights {
      let pen = Lettering.penWidth(size: size, weight: weight)
      for (text, top, bottom) in [("H", 712, 0), ("x", 522, 0), ("p", 522, -200), ("l", 752, 0)] {
        let heights = Bounds(Lettering.outline(of: text, size: size, weight: weight), pen: pen)
        let tolerance: Int32 = text == "p" ? 10 * 256 : 256
        let errors = [-heights.top - Int32(top * 256), -heights.bottom - Int32(bottom * 256)]
        try #require(errors.allSatisfy { abs($0) <= tolerance }, "\(text) at \(weight)")
      }
    }
  }

  @Test func `letters stay within their width, up to a fourteenth of the size`() throws {
    let size: Int32 = 100 * 256
    for weight in weights {
      let pen = Lettering.penWidth(size: size, weight: weight)
      for value in UInt32(0x21)...0x24F {
        let text = String(Character(try #require(Unicode.Scalar(value))))
        let bounds = Bounds(Lettering.outline(of: text, size: size, weight: weight), pen: pen)
        let width = Lettering.width(of: text, size: size, weight: weight)
        guard bounds.left <= bounds.right else { continue }
        try #require(bounds.left >= -size / 14, "\(text) at \(weight)")
        try #require(bounds.right <= width + size / 14, "\(text) at \(weight)")
        try #require(
          bounds.top >= -size * 21 / 20 && bounds.bottom <= size * 3 / 10, "\(text) at \(weight)")
      }
    }
  }

  @Test func `a line is as wide as its letters, where no pair stands closer`() {
    let parts = ["nnn", " ", "HH", "012"].map { Lettering.width(of: $0, size: 4000, weight: 400) }
    let whole = Lettering.width(of: "nnn HH012", size: 4000, weight: 400)
    #expect(abs(whole - parts.reduce(0, +)) <= 2)
    #expect(
      Lettering.width(of: "To", size: 4000, weight: 400)
        < Lettering.width(of: "T", size: 4000, weight: 400)
        + Lettering.width(of: "o", size: 4000, weight: 400))
  }

  @Test func `an outline of twice the size is twice as large`() throws {
    let one = Lettering.outline(of: "Saved to “Photos” ✓", size: 4352, weight: 600)
    let two = Lettering.outline(of: "Saved to “Photos” ✓", size: 8704, weight: 600)
    try #require(one.elements.count == two.elements.count)
    for (small, large) in zip(Bounds.points(one), Bounds.points(two)) {
      try #require(abs(small.x * 2 - large.x) <= 1 && abs(small.y * 2 - large.y) <= 1)
    }
  }

  @Test func `every subpath starts with a move`() throws {
    for value in UInt32(0x20)...0x24F {
      let text = String(Character(try #require(Unicode.Scalar(value))))
      var isOpen = false
      for element in Lettering.outline(of: text, size: 2560, weight: 400).elements {
        switch element {
        case .move: isOpen = true
        case .line, .cubic: try #require(isOpen, "\(text)")
        case .close:
          try #require(isOpen, "\(text)")
          isOpen = false
        }
      }
    }
  }

  @Test func `no text, size or weight traps`() {
    let sizes = [Int32.min, -1, 0, 1, 255, 4096, Lettering.greatestSize, Int32.max]
    let weights = [Int.min, -1, 0, 400, 1000, Int.max]
    var random = SplitMix64(seed: 26)
    for _ in 0..<200 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...40, using: &random) {
        let limit: UInt32 = Bool.random(using: &random) ? 0x400 : 0x11_0000
        if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) {
          text.append(scalar)
        }
      }
      for (size, weight) in zip(sizes, weights + weights) {
        let width = Lettering.width(of: String(text), size: size, weight: weight)
        #expect(width >= 0 && (size > 0 || width == 0))
        let points = Bounds.points(Lettering.outline(of: String(text), size: size, weight: weight))
        #expect(size > 0 || points.allSatisfy { $0 == SubpixelPoint(x: 0, y: 0) })
        #expect(Lettering.penWidth(size: size, weight: weight) >= 0)
      }
    }
  }

  @Test func `of a longer text the start is drawn, at the greatest size too`() {
    let long = String(repeating: "W", count: 5000)
    let short = String(repeating: "W", count: Lettering.greatestLength)
    #expect(
      Lettering.outline(of: long, size: 256, weight: 400)
        == Lettering.outline(of: short, size: 256, weight: 400))
    let width = Lettering.width(of: short, size: Lettering.greatestSize, weight: 800)
    #expect(width > Lettering.greatestSize * 800 && width < Int32.max)
    #expect(width == Lettering.width(of: long, size: Int32.max, weight: Int.max))
  }

  /// Recorded; a change of any letter is a change of every picture with that letter.
  @Test func `all letters of ASCII and Latin keep their lines`() throws {
    var bytes: [UInt8] = []
    for value in UInt32(0x20)...0x24F {
      let text = String(Character(try #require(Unicode.Scalar(value))))
      for weight in [400, 600, 700] {
        let width = Lettering.width(of: text, size: 8704, weight: weight)
        let points = Bounds.points(Lettering.outline(of: text, size: 8704, weight: weight))
        for number in [width] + points.flatMap({ [$0.x, $0.y] }) {
          bytes += [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
        }
      }
    }
    #expect(CRC32.checksum(of: bytes) == 2_538_385_416)
  }

  @Test func `the pen has the stated widths`() {
    let widths = [400, 600, 700].map { Lettering.penWidth(size: 256_000, weight: $0) / 256 }
    #expect(widths == [82, 110, 124])
  }
}

/// What a pen covers that is drawn along an outline, by the hull of its points.
struct Bounds {
  private(set) var left = Int32.max
  private(set) var right = Int32.min
  private(set) var top = Int32.max
  private(set) var bottom = Int32.min

  init(_ outline: Outline, pen: Int32) {
    for point in Bounds.points(outline) {
      left = min(left, point.x - pen / 2)
      right = max(right, point.x + pen / 2)
      top = min(top, point.y - pen / 2)
      bottom = max(bottom, point.y + pen / 2)
    }
  }

  static func points(_ outline: Outline) -> [SubpixelPoint] {
    outline.elements.flatMap { element -> [SubpixelPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .cubic(let one, let two, let end): [one, two, end]
      case .close: []
      }
    }
  }
}
