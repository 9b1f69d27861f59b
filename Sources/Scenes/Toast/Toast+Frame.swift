// What a Toast looks like.
// Layer: Scenes. Tests: FrameTests.

extension Toast {
  /// What a sample of this scene looks like.
  public func frame(showing sample: Sample) -> Frame {
    Frame(width: configuration.screenWidth, height: configuration.screenHeight, elements: [])
  }
}
