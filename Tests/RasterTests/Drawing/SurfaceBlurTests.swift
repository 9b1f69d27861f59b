import TestSupport
import Testing

@testable import Raster

struct SurfaceBlurTests {
  private func blurred(
    _ bitmap: Bitmap, in area: PixelRectangle? = nil, by kernel: BoxKernel
  ) -> [UInt32] {
    let whole = PixelRectangle(bitmap.size)
    var blur = SurfaceBlur()
    // What an earlier blur left does not count.
    blur.blur(Surface(bounds: whole, pixels: bitmap.pixels.reversed()), in: whole, by: kernel)
    let area = area ?? whole
    blur.blur(Surface(bounds: whole, pixels: bitmap.pixels), in: area, by: kernel)
    return Array(blur.pixels[..<(area.width * area.height)])
  }

  @Test(arguments: [1, 200, 700, 5000, 30000] as [Int32])
  func `an even backdrop stays as it is`(deviation: Int32) throws {
    let kernel = try #require(BoxKernel(deviation: deviation))
    for color in [PixelColor.white, PixelColor(red: 1, green: 77, blue: 254, alpha: 200)] {
      let bitmap = Bitmap.filled(30, 17, color)
      #expect(blurred(bitmap, by: kernel) == bitmap.pixels)
    }
  }

  @Test(arguments: [256, 700, 1500] as [Int32])
  func `a step becomes the running sum of three boxes, and is the same both ways`(deviation: Int32)
    throws
  {
    let kernel = try #require(BoxKernel(deviation: deviation))
    // Weights of one box, then of three.
    let r = kernel.radius
    var box = [Double](repeating: Double(kernel.inner) / 0x1p20, count: 2 * r + 3)
    (box[0], box[2 * r + 2]) = (Double(kernel.outer) / 0x1p20, Double(kernel.outer) / 0x1p20)
    func folded(_ a: [Double], _ b: [Double]) -> [Double] {
      var result = [Double](repeating: 0, count: a.count + b.count - 1)
      for (i, x) in a.enumerated() { for (j, y) in b.enumerated() { result[i + j] += x * y } }
      return result
    }
    let weights = folded(folded(box, box), box)
    var canvas = Canvas(.filled(100, 100, .black))
    canvas.fill(.rectangle(50, 0, 50, 100), with: .color(.white))
    let area = PixelRectangle(x: 0, y: 40, width: 100, height: 1)
    let level = blurred(canvas.bitmap, in: area, by: kernel)
    for x in 0..<100 {
      let share = weights.enumerated().reduce(0.0) { sum, weight in
        x + weight.offset - kernel.reach >= 50 ? sum + weight.element : sum
      }
      // Half a level, and half a 16th for each of six boxes.
      let difference = abs(Double(level[x] & 255) - 255 * share)
      try #require(difference <= 0.5 + 6.0 / 32, "at \(x)")
    }
    var turned = Canvas(.filled(100, 100, .black))
    turned.fill(.rectangle(0, 0, 100, 50), with: .color(.white))
    let upright = PixelRectangle(x: 40, y: 0, width: 1, height: 100)
    #expect(blurred(turned.bitmap, in: upright, by: kernel) == level.reversed())
  }

  @Test func `a dot spreads evenly to all sides, and keeps its weight`() throws {
    let kernel = try #require(BoxKernel(deviation: 600))
    var bitmap = Bitmap.filled(41, 41)
    for y in 18...22 { for x in 18...22 { bitmap.pixels[y * 41 + x] = 0xFFFF_FFFF } }
    let spread = blurred(bitmap, by: kernel)
    let (sum, whole) = (spread.reduce(0) { $0 + Int($1 & 255) }, 25 * 255)
    let touched = spread.filter { $0 != 0 }.count
    #expect(abs(sum - whole) <= touched / 2)
    var moment = 0.0
    for y in 0..<41 {
      for x in 0..<41 {
        let value = spread[y * 41 + x]
        #expect(value == spread[(40 - y) * 41 + x])
        #expect(value == spread[y * 41 + 40 - x])
        moment += Double((x - 20) * (x - 20)) * Double(value & 255)
      }
    }
    // The square's own variance is 2; that of the blur is (600 / 256)².
    let expected = 2 + 600.0 * 600 / 65536
    #expect(abs(moment / Double(sum) - expected) <= 0.03 * expected)
  }

  @Test(arguments: 0..<30)
  func `a part is blurred as the whole is`(seed: Int) throws {
    var generator = SplitMix64(seed: seed)
    let bitmap = Bitmap.random(40, 30, using: &generator)
    let kernel = try #require(
      BoxKernel(deviation: .random(in: 1...3000, using: &generator)))
    let whole = blurred(bitmap, by: kernel)
    let (x, y) = (
      Int.random(in: 0..<40, using: &generator), Int.random(in: 0..<30, using: &generator)
    )
    let part = PixelRectangle(
      x: x, y: y, width: .random(in: 1...40 - x, using: &generator),
      height: .random(in: 1...30 - y, using: &generator))
    let result = blurred(bitmap, in: part, by: kernel)
    for row in 0..<part.height {
      for column in 0..<part.width {
        try #require(
          result[row * part.width + column] == whole[(y + row) * 40 + x + column])
      }
    }
  }
}
