// A rectangle on the screen.
// Layer: Scenes. Tests: ToastLayoutTests.

/// A rectangle in points, with its origin at the top left and y pointing down.
public struct SceneRectangle: Hashable, Sendable {
  /// The left edge.
  public let x: Double
  /// The upper edge.
  public let y: Double
  /// The distance from the left to the right edge.
  public let width: Double
  /// The distance from the upper to the lower edge.
  public let height: Double

  /// Creates a rectangle from its upper left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var right: Double { x + width }

  /// The lower edge.
  public var bottom: Double { y + height }

  /// Whether nothing is inside: a width or height that is not above 0, or no number.
  public var isEmpty: Bool { !(width > 0 && height > 0) }
}
