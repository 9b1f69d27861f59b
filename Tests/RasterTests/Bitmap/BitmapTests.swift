import Testing

@testable import Raster

struct BitmapTests {
  /// A copy of all pixels for each one that is set would take hours.
  @Test(.timeLimit(.minutes(1))) func `pixels are set in place, and read where they were set`()
    throws
  {
    var bitmap = Bitmap(size: try #require(PixelSize(width: 1000, height: 700)))
    for row in 0..<700 {
      for column in 0..<1000 { bitmap[column, row] = UInt32(row << 10 | column) }
    }
    #expect(bitmap[999, 699] == 699 << 10 | 999 && bitmap[0, 1] == 1 << 10)
    #expect(bitmap.pixels[699 * 1000 + 998] == 699 << 10 | 998)
  }

  @Test func `premultiplied components are rounded to the nearest`() throws {
    for alpha in 0...255 {
      for component in 0...255 {
        let color = PixelColor(red: UInt8(component), green: 0, blue: 255, alpha: UInt8(alpha))
        let exact = Double(component * alpha) / 255
        let red = Double(color.premultiplied & 255)
        try #require(abs(red - exact) <= 0.5, "\(component) at alpha \(alpha) is \(red)")
        try #require(Int(color.premultiplied >> 16 & 255) == alpha)
      }
    }
  }

  @Test func `a picture's colours survive a bitmap as far as its alpha allows`() throws {
    let size = try #require(PixelSize(width: 256, height: 256))
    let pixels = (0..<65536).map { UInt32($0 & 255) | UInt32($0 >> 8) << 24 }
    let picture = Picture(Bitmap(Picture(size: size, pixels: pixels)))
    for (index, pixel) in picture.pixels.enumerated() {
      let (component, alpha) = (index & 255, index >> 8)
      try #require(Int(pixel >> 24) == alpha)
      guard alpha > 0 else { continue }
      let error = abs(Int(pixel & 255) - component)
      try #require(error <= 127 / alpha + 1, "\(component) at alpha \(alpha) is off by \(error)")
    }
  }

  @Test func `rectangles meet and join`() {
    let one = PixelRectangle(x: 0, y: 0, width: 4, height: 3)
    let other = PixelRectangle(x: 2, y: 1, width: 5, height: 1)
    #expect(one.intersection(other) == PixelRectangle(x: 2, y: 1, width: 2, height: 1))
    #expect(one.union(other) == PixelRectangle(x: 0, y: 0, width: 7, height: 3))
    #expect(one.union(PixelRectangle(x: 9, y: 9, width: 0, height: 2)) == one)
    #expect(one.intersection(PixelRectangle(x: 9, y: 9, width: 1, height: 1)).isEmpty)
  }
}

struct PixelRectangleTests {
  private let largest = PixelRectangle(x: .min, y: .min, width: .max, height: .max)

  @Test func `no coordinate is too large to meet or join`() {
    let small = PixelRectangle(x: -3, y: -2, width: 5, height: 6)
    let far = PixelRectangle(x: .max - 1, y: .max, width: .max, height: .max)
    #expect(largest.intersection(small) == PixelRectangle(x: -3, y: -2, width: 2, height: 1))
    #expect(far.intersection(small).isEmpty)
    #expect(far.right == .max)
    #expect(largest.union(far).width == .max)
    #expect(far.grown(by: 9).right == .max)
    #expect(largest.grown(by: 9).x == .min)
  }

  @Test func `a rectangle grows to all sides, and an empty one not at all`() {
    let small = PixelRectangle(x: 1, y: 2, width: 3, height: 4)
    #expect(small.grown(by: 2) == PixelRectangle(x: -1, y: 0, width: 7, height: 8))
    let empty = PixelRectangle(x: 1, y: 2, width: 0, height: 4)
    #expect(empty.grown(by: 2) == empty)
  }
}
