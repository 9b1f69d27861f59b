// Blurring what was drawn.
// Layer: Raster. Tests: SurfaceBlurTests.

/// Blurs a part of a surface along the rows and then along the columns.
///
/// Of rows or columns that are alike and side by side one is blurred. What it holds is kept from one blur to
/// the next, so that the memory is there already.
struct SurfaceBlur {
  /// The blurred pixels, row by row; there may be more, which count for nothing.
  private(set) var pixels: [UInt32] = []
  /// The pixels blurred along the rows, column by column, so that each one's are next to each other.
  private var between: [BlurPixel] = []

  /// Blurs the pixels of a part of a surface.
  ///
  /// Beyond the sides of the surface its outermost pixels go on. Components are rounded to the nearest, and
  /// up from halfway.
  ///
  /// - Parameters:
  ///   - surface: What was drawn.
  ///   - area: The part, inside the surface's bounds; `pixels` then has its pixels.
  ///   - kernel: The box that is applied three times each way.
  mutating func blur(_ surface: Surface, in area: PixelRectangle, by kernel: BoxKernel) {
    let bounds = surface.bounds
    let rows = BlurPair(kernel, places: area.y..<area.bottom, of: bounds.y..<bounds.bottom).needed
    if between.count < rows.count * area.width {
      between = [BlurPixel](repeating: BlurPixel(0), count: rows.count * area.width)
    }
    if pixels.count < area.width * area.height {
      pixels = [UInt32](repeating: 0, count: area.width * area.height)
    }
    blurRows(rows, of: surface, in: area, by: kernel)
    blurColumns(rows, in: area, of: bounds.y..<bounds.bottom, by: kernel)
  }

  private mutating func blurRows(
    _ rows: Range<Int>, of surface: Surface, in area: PixelRectangle, by kernel: BoxKernel
  ) {
    let bounds = surface.bounds
    var pair = BlurPair(kernel, places: area.x..<area.right, of: bounds.x..<bounds.right)
    let needed = pair.needed
    func start(_ row: Int) -> Int { surface.index(x: needed.lowerBound, y: row) }
    let runs = Self.runs(of: rows) { row in
      Self.areEqual(surface.pixels, start(row - 1), start(row), count: needed.count)
    }
    for index in stride(from: 0, to: runs.count, by: 2) {
      let (one, other) = (runs[index], runs[min(index + 1, runs.count - 1)])
      pair.set(line: 0, to: surface.pixels, from: start(one.lowerBound))
      pair.set(line: 1, to: surface.pixels, from: start(other.lowerBound))
      pair.blur()
      var target = between.mutableSpan
      for x in 0..<area.width {
        let (first, second) = pair.pixels(at: area.x + x)
        let column = x * rows.count - rows.lowerBound
        for y in one { target[column + y] = first }
        for y in other { target[column + y] = second }
      }
    }
  }

  private mutating func blurColumns(
    _ rows: Range<Int>, in area: PixelRectangle, of whole: Range<Int>, by kernel: BoxKernel
  ) {
    var pair = BlurPair(kernel, places: area.y..<area.bottom, of: whole)
    let runs = Self.runs(of: 0..<area.width) { column in
      Self.areEqual(
        between, (column - 1) * rows.count, column * rows.count, count: rows.count)
    }
    for index in stride(from: 0, to: runs.count, by: 2) {
      let (one, other) = (runs[index], runs[min(index + 1, runs.count - 1)])
      pair.set(line: 0, to: between, from: one.lowerBound * rows.count)
      pair.set(line: 1, to: between, from: other.lowerBound * rows.count)
      pair.blur()
      var target = pixels.mutableSpan
      for y in 0..<area.height {
        let (first, second) = pair.pixels(at: area.y + y)
        let row = y * area.width
        let (left, right) = (first.rounded, second.rounded)
        for x in one { target[row + x] = left }
        for x in other { target[row + x] = right }
      }
    }
  }

  /// Divides lines into runs in which each is like the one before it.
  private static func runs(of lines: Range<Int>, isLikeLast: (Int) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = lines.lowerBound
    for line in lines.dropFirst() where !isLikeLast(line) {
      runs.append(start..<line)
      start = line
    }
    return runs + [start..<lines.upperBound]
  }

  /// Whether two runs of values are the same.
  private static func areEqual<Value: Equatable>(
    _ values: [Value], _ one: Int, _ other: Int, count: Int
  ) -> Bool {
    let values = values.span
    for index in 0..<count where values[one + index] != values[other + index] { return false }
    return true
  }
}
