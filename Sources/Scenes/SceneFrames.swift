// A scene, frame by frame.
// Layer: Scenes. Tests: SceneFramesTests.

public import Timeline

/// The frames of a scene at a rate: a collection of samples with their numbers and times.
///
/// Elements are computed when asked for, in any order, each from its number alone.
public struct SceneFrames<Source: Scene>: RandomAccessCollection, Sendable {
  /// One frame of a scene.
  public struct Frame: Sendable {
    /// The frame number; frame 0 is at 0 s.
    public let number: Int
    /// The exact time at which the frame starts.
    public let time: RationalTime
    /// What the scene is at that time.
    public let sample: Source.Sample
  }

  /// The scene that is sampled.
  public let scene: Source
  /// The numbers and times of the frames.
  public let frames: FrameSequence

  /// The first frame's number; indices are frame numbers.
  public var startIndex: Int { frames.startIndex }
  /// The number after the last frame's.
  public var endIndex: Int { frames.endIndex }

  /// The frame with a number.
  ///
  /// A number outside the collection is answered too: every frame of a scene has a sample.
  public subscript(number: Int) -> Frame {
    let time = frames.rate.time(ofFrame: number)
    return Frame(number: number, time: time, sample: scene.sample(at: time))
  }
}

extension SceneFrames.Frame: Equatable where Source.Sample: Equatable {}

extension SceneFrames.Frame: Hashable where Source.Sample: Hashable {}

extension Scene {
  /// The scene's frames at a rate, over the whole of its extent.
  ///
  /// ```swift
  /// for frame in shimmer.sampled(at: rate) {
  ///   draw(logo, from: frame.sample.mask.clippedLeft, to: frame.sample.mask.clippedRight)
  /// }
  /// ```
  public func sampled(at rate: FrameRate) -> SceneFrames<Self> {
    sampled(at: rate, frames: extent.frameNumbers(at: rate))
  }

  /// The scene's frames with the given numbers, half open, which may lie outside its extent.
  public func sampled(at rate: FrameRate, frames numbers: Range<Int>) -> SceneFrames<Self> {
    SceneFrames(scene: self, frames: FrameSequence(numbers, at: rate))
  }
}
