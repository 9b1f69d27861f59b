// Backdrops of a display list, through which what lies below is seen.
// Layer: Scenes. Tests: FrameTests.

extension Frame {
  /// A backdrop of a material: inside a shape, what lies below is seen through it.
  ///
  /// Below is what the frame, or the group that the backdrop is in, has painted so far.
  public struct Backdrop: Hashable, Sendable {
    /// Where the backdrop is.
    public let shape: Shape
    /// What it does to what lies below.
    public let material: Material
    /// How much of that is seen: 0 leaves what lies below, 1 replaces it.
    public let weight: Double

    /// Creates a backdrop.
    ///
    /// - Parameters:
    ///   - shape: Where the backdrop is.
    ///   - material: What it does to what lies below.
    ///   - weight: How much of that is seen, 0…1.
    public init(_ shape: Shape, _ material: Material, weight: Double = 1) {
      self.shape = shape
      self.material = material
      self.weight = weight
    }
  }
}
