// What a Shimmer looks like.
// Layer: Scenes. Tests: FrameTests.

extension Shimmer {
  /// What a sample of this scene looks like.
  public func frame(showing sample: Sample) -> Frame {
    Frame(width: configuration.logoWidth, height: configuration.logoHeight, elements: [])
  }
}
