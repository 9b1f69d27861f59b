// Points, colours and paints on the grid of pixels.

import Raster
import Scenes
import Testing

@testable import Export

struct PixelGridTests {
  static func point(_ x: Double, _ y: Double) -> Frame.Point { Frame.Point(x: x, y: y) }

  static let coordinates: [(pixels: Double, steps: Int32)] = [
    (0, 0), (1, 256), (-1, -256), (0x1p-9, 1), (-0x1p-9, 0), (0.001, 0), (1e300, 0x1000_0000),
    (-Double.infinity, -0x1000_0000), (Double.nan, 0),
  ]

  @Test(arguments: coordinates)
  func `a coordinate goes to the nearest 256th, halves up`(pixels: Double, steps: Int32) {
    #expect(PixelGrid.subpixels(pixels) == steps)
  }

  static let shares: [(share: Double, byte: UInt8)] = [
    (0, 0), (1, 255), (0.5, 128), (0.498, 127), (-3, 0), (7, 255), (Double.nan, 0),
    (Double.infinity, 255), (0.2, 51),
  ]

  @Test(arguments: shares)
  func `a component goes to the nearest 255th, halves up`(share: Double, byte: UInt8) {
    #expect(UInt8.share(share) == byte)
  }

  @Test func `a quadratic curve becomes the cubic one that is equal to it`() {
    let path = Frame.Path([
      .move(to: Self.point(0, 0)), .quadratic(control: Self.point(3, 6), to: Self.point(6, 0)),
    ])
    func place(_ x: Int32, _ y: Int32) -> SubpixelPoint { SubpixelPoint(x: x * 256, y: y * 256) }
    // A third of the way from the control point to each end.
    #expect(
      PixelGrid(transform: .identity).outline(of: path).elements
        == [.move(place(0, 0)), .cubic(place(2, 4), place(4, 4), place(6, 0))])
  }

  @Test func `groups inside groups keep their own coordinates`() {
    let grid = PixelGrid(transform: .scale(2)).inside(.translation(x: 3, y: 4)).inside(.scale(5))
    #expect(grid.place(Self.point(1, 1)) == SubpixelPoint(x: 16 * 256, y: 18 * 256))
    #expect(grid.stretch == 10)
  }

  @Test func `a length under a map that stretches unevenly keeps the area of a square`() {
    let grid = PixelGrid(transform: Frame.Transform(a: 4, b: 0, c: 0, d: 9, tx: 0, ty: 0))
    #expect(grid.stretch == 6)
    let turned = PixelGrid(transform: Frame.Transform(a: 0, b: 3, c: -3, d: 0, tx: 0, ty: 0))
    #expect(turned.stretch == 3)
  }

  @Test func `a gradient's lines of one colour go where the map takes them`() throws {
    // Along the diagonal of a square that becomes twice as wide: the lines x + y = s become
    // x / 2 + y = s, at right angles to (1, 2); offset 1 is at x / 2 + y = 10: at (4, 8).
    let gradient = Frame.LinearGradient(
      from: Self.point(0, 0), to: Self.point(5, 5),
      [0, 1].map { Frame.LinearGradient.Stop($0, SceneColor(hex: 0)) })
    let grid = PixelGrid(transform: Frame.Transform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    guard case .linearGradient(let ink) = grid.ink(of: .linearGradient(gradient)) else {
      Issue.record("It is a gradient.")
      return
    }
    #expect(ink.start == SubpixelPoint(x: 0, y: 0))
    #expect(ink.end == SubpixelPoint(x: 4 * 256, y: 8 * 256))
    #expect(ink.stops.map(\.offset) == [0, 65536])
  }

  @Test(arguments: [
    ([-0.5, 1.5], -10.0, 30.0, [0, 65536] as [Int32]),
    ([-1, 0, 0.5], -20, 20, [0, 32768, 49152]),
    ([0.25, 2], 0, 40, [8192, 65536]),
    ([0.25, 0.5], 0, 20, [16384, 32768]),
  ]) func `stops outside the line of a gradient move its ends`(
    offsets: [Double], start: Double, end: Double, steps: [Int32]
  ) {
    let gradient = Frame.LinearGradient(
      from: Self.point(0, 3), to: Self.point(20, 3),
      offsets.map { Frame.LinearGradient.Stop($0, SceneColor(hex: 0)) })
    guard
      case .linearGradient(let ink) = PixelGrid(transform: .identity).ink(
        of: .linearGradient(gradient))
    else {
      Issue.record("It is a gradient.")
      return
    }
    #expect(ink.start == SubpixelPoint(x: Int32(start * 256), y: 3 * 256))
    #expect(ink.end == SubpixelPoint(x: Int32(end * 256), y: 3 * 256))
    #expect(ink.stops.map(\.offset) == steps)
  }

  @Test func `no stop of a gradient traps`() {
    for offsets in [[-1e308, 1e308], [1e308, 1e308], [-1e308, -1e308, 0], [-1e-300, 1]] {
      let gradient = Frame.LinearGradient(
        from: Self.point(0, 0), to: Self.point(20, 1),
        offsets.map { Frame.LinearGradient.Stop($0, SceneColor(hex: 0)) })
      #expect(PixelGrid(transform: .identity).ink(of: .linearGradient(gradient)) != nil)
    }
  }

  @Test func `a gradient without length is its last colour`() {
    let gradient = Frame.LinearGradient(
      from: Self.point(1, 1), to: Self.point(1, 1),
      [1, 2].map { Frame.LinearGradient.Stop(0, SceneColor(hex: $0)) })
    #expect(
      PixelGrid(transform: .identity).ink(of: .linearGradient(gradient))
        == .color(PixelColor(red: 0, green: 0, blue: 2)))
  }

  @Test(arguments: Frame.Text.Alignment.allCases)
  func `a line of text is aligned to its origin`(alignment: Frame.Text.Alignment) throws {
    var lines = TextLines()
    let grid = PixelGrid(transform: .scale(2))
    let text = Frame.Text(
      "HH", at: Self.point(50, 20), size: 10, alignment: alignment, color: SceneColor(hex: 0))
    let line = lines.line(text, in: grid)
    let width = Int(Lettering.width(of: "HH", size: 20 * 256, weight: 400))
    #expect(Int(line.width) == width)
    let bounds = try #require(SubpixelBounds(grid.outline(of: line, for: text)))
    let start: Int
    switch alignment {
    case .leading: start = 100 * 256
    case .center: start = 100 * 256 - width / 2
    case .trailing: start = 100 * 256 - width
    }
    // The letters lie within the line, and stand on the baseline.
    #expect(bounds.left >= start && bounds.right <= start + width)
    #expect(bounds.bottom <= 40 * 256 && bounds.bottom > 36 * 256)
  }
}
