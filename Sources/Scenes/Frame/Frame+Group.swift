// Elements that are painted as one.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// Elements that are painted by themselves, over nothing, and then as one over what lies below.
  public struct Group: Hashable, Sendable {
    /// The alpha of the whole, 0…1.
    public let opacity: Double
    /// From the coordinates of the elements and the mask to those around the group.
    public let transform: Transform
    /// What the group is seen through, or `nil` for the whole of it.
    public let mask: Mask?
    /// What is painted, the lowest first.
    public let elements: [Element]

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - opacity: The alpha of the whole, 0…1.
    ///   - transform: From the coordinates of the elements and the mask to those around the group.
    ///   - mask: What the group is seen through, or `nil` for the whole of it.
    ///   - elements: What is painted, the lowest first.
    public init(
      opacity: Double = 1, transform: Transform = .identity, mask: Mask? = nil,
      _ elements: [Element]
    ) {
      self.opacity = opacity
      self.transform = transform
      self.mask = mask
      self.elements = elements
    }
  }
}
