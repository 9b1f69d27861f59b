// Which frames become pictures, and how.
// Layer: Export. Tests: DrawnFormatTests.

public import Timeline

/// A run of frames of one scene, as pictures.
public struct FrameRun: Sendable {
  /// How points become pixels.
  public let layout: PictureLayout
  /// How many frames there are in a second.
  public let rate: FrameRate
  /// The numbers of the frames.
  public let numbers: Range<Int>
  /// The pictures that frames name.
  public let images: FrameImages

  /// Creates a run.
  public init(
    layout: PictureLayout, rate: FrameRate, numbers: Range<Int>, images: FrameImages = FrameImages()
  ) {
    self.layout = layout
    self.rate = rate
    self.numbers = numbers
    self.images = images
  }
}
