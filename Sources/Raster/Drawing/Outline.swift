// Lines and curves on the grid of subpixels.
// Layer: Raster. Tests: OutlineTests.

/// A place on a grid of 256 steps a pixel; y points down.
public struct SubpixelPoint: Hashable, Sendable {
  /// To the right of the left edge of the first column, in 256ths of a pixel.
  public let x: Int32
  /// Below the upper edge of the first row, in 256ths of a pixel.
  public let y: Int32

  /// Creates a point.
  ///
  /// - Parameters:
  ///   - x: To the right of the left edge of the first column, in 256ths of a pixel.
  ///   - y: Below the upper edge of the first row, in 256ths of a pixel.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }

  /// How many steps a pixel has.
  public static let stepsPerPixel = 256
}

/// Lines and curves, one subpath after the other, on a grid of 256 steps a pixel.
public struct Outline: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a subpath.
    case move(SubpixelPoint)
    /// Goes straight on.
    case line(SubpixelPoint)
    /// Goes on along a cubic Bézier curve: two control points, then the end.
    case cubic(SubpixelPoint, SubpixelPoint, SubpixelPoint)
    /// Goes straight back to where the subpath started.
    case close
  }

  /// Which points are inside.
  public enum FillRule: Hashable, Sendable {
    /// Those around which the outline winds a number of times other than 0.
    case nonZero
    /// Those around which it winds an odd number of times.
    case evenOdd
  }

  /// The steps; the first one of each subpath is a move.
  public internal(set) var elements: [Element]

  /// Creates an outline.
  public init(_ elements: [Element] = []) {
    self.elements = elements
  }
}

extension Outline {
  /// The smallest rectangle of pixels that holds all points, control points included.
  public var bounds: PixelRectangle {
    var (left, top) = (Int32.max, Int32.max)
    var (right, bottom) = (Int32.min, Int32.min)
    func add(_ point: SubpixelPoint) {
      (left, top) = (min(left, point.x), min(top, point.y))
      (right, bottom) = (max(right, point.x), max(bottom, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        add(point)
      case .cubic(let control1, let control2, let point):
        add(control1)
        add(control2)
        add(point)
      case .close:
        break
      }
    }
    if left > right { return PixelRectangle(x: 0, y: 0, width: 0, height: 0) }
    let (x, y) = (Int(left >> 8), Int(top >> 8))
    // The column after the last point's, which is none of the outline's where the point is on its left side.
    return PixelRectangle(
      x: x, y: y, width: Int(right >> 8) + 1 - x, height: Int(bottom >> 8) + 1 - y)
  }
}
