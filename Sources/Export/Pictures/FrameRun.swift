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
  ///
  /// - Parameters:
  ///   - layout: How points become pixels, in all frames.
  ///   - rate: How many frames there are in a second.
  ///   - numbers: The numbers of the frames; frame 0 is at time 0, and numbers may be below it.
  ///   - images: The pictures that frames name.
  public init(
    layout: PictureLayout, rate: FrameRate, numbers: Range<Int>, images: FrameImages = FrameImages()
  ) {
    self.layout = layout
    self.rate = rate
    self.numbers = numbers
    self.images = images
  }
}
