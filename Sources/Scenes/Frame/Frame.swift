// What one instant of a scene looks like.
// Layer: Scenes. Tests: FrameTests.

/// A display list: the shapes, images and lines of text of one instant, in the order of painting.
///
/// Everything is absolute: no time, no curve and no layout is left in it. Lengths are in points, with
/// the origin at the top left and y pointing down; colours are gamma-encoded sRGB, and are mixed in
/// it, as the platform does.
///
/// ```swift
/// let frame = try Toast().frame(at: .zero)
/// for case .text(let line) in frame.elements {
///   print(line.string)  // 9:41, then Evening Ridge, 14 June, 21:07 and Edit
/// }
/// ```
public struct Frame: Hashable, Sendable {
  /// The width of the screen, above 0; what lies outside is not seen.
  public let width: Double
  /// The height of the screen, above 0.
  public let height: Double
  /// What is painted, the lowest first.
  public let elements: [Element]

  /// Creates a frame.
  ///
  /// - Parameters:
  ///   - width: The width of the screen in points.
  ///   - height: Its height in points.
  ///   - elements: What is painted, the lowest first.
  /// - Precondition: both lengths are finite and above 0, and each element can be drawn, as its
  ///   `isValid` says; a renderer can rely on that.
  /// - Complexity: O(elements and steps of paths).
  public init(width: Double, height: Double, elements: [Element]) {
    precondition(
      width > 0 && height > 0 && width.isFinite && height.isFinite,
      "The width and height of a frame must be finite and above 0.")
    precondition(
      elements.allSatisfy { $0.isValid },
      "The numbers of a frame's elements must be finite and in their ranges, and their paths whole."
    )
    self.width = width
    self.height = height
    self.elements = elements
  }

  /// The whole screen.
  public var bounds: SceneRectangle { SceneRectangle(x: 0, y: 0, width: width, height: height) }
}
