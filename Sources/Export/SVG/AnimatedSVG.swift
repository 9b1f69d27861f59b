// A run of frames as one SVG document that plays.
// Layer: Export. Source: SVG 1.1 (Second Edition), chapter 19; SMIL 3.0. Tests: AnimatedSVGTests.

public import Scenes
import Timeline

/// Makes one self-contained SVG document of a run of frames, which plays it without end.
///
/// What frames have in common is in the document once; what varies is animated without interpolation,
/// so that every frame is exactly the still picture, at the exact rate. A script can seek with
/// `pauseAnimations()` and `setCurrentTime(seconds)`. A reader that does not animate shows the first
/// frame.
///
/// ```swift
/// var document = try AnimatedSVG(run)
/// for frame in frames { document.append(frame) }
/// let bytes = document.finished()
/// ```
public struct AnimatedSVG: Sendable {
  /// The largest number of frames in a document: browsers hold all of it in memory.
  public static let greatestFrameCount = 10_000

  /// What the document shows.
  public let run: FrameRun

  private var document: SVGDocument
  private var picture = AnimatedElement()
  private var tape = SVGTape()
  private var frameCount = 0

  /// Creates a document without frames.
  ///
  /// - Parameter run: How frames are shown, and how many there are at most.
  /// - Throws: `FrameFormatError` if the run has no frame, or more than `greatestFrameCount`.
  public init(_ run: FrameRun) throws(FrameFormatError) {
    guard (1...Self.greatestFrameCount).contains(run.numbers.count) else {
      throw .frameCountOutOfRange(
        format: SVGFormat().name, count: run.numbers.count, greatest: Self.greatestFrameCount)
    }
    self.run = run
    document = SVGDocument(of: run)
  }

  /// Adds the next frame.
  ///
  /// - Parameter frame: What the next frame looks like.
  /// - Precondition: there are no more frames than the run has.
  /// - Complexity: O(elements) where the elements are those of the frame before with other values,
  ///   otherwise O(elements²).
  public mutating func append(_ frame: Frame) {
    precondition(frameCount < run.numbers.count, "A run has no more frames than it says.")
    tape.removeAll()
    document.record(frame, on: &tape)
    picture.record(tape.topElements, of: tape, frame: frameCount)
    frameCount += 1
  }

  /// The whole document, which lasts as long as the frames that were added.
  ///
  /// - Returns: The bytes of the document, in UTF-8.
  /// - Complexity: O(values that vary) in memory.
  public func finished() -> [UInt8] {
    var pictures = SVGPictures()
    var markup = SVGMarkup()
    markup.bytes = document.beginning(&pictures)
    let clock = SVGClock(
      frameCount: frameCount, duration: run.rate.time(ofFrame: frameCount).doubleValue)
    for element in picture.children { markup.append(element, clock) }
    markup.bytes.append(contentsOf: SVGDocument.ending)
    return markup.bytes
  }

  /// The whole document of some frames.
  ///
  /// - Parameters:
  ///   - frames: The frames of the run.
  ///   - run: How they are shown.
  /// - Returns: The bytes of the document.
  /// - Throws: `FrameFormatError` if the run has no frame, or more than `greatestFrameCount`.
  /// - Precondition: there are no more frames than the run has.
  public static func document(
    of frames: some Sequence<Frame>, run: FrameRun
  ) throws(FrameFormatError) -> [UInt8] {
    var document = try AnimatedSVG(run)
    for frame in frames { document.append(frame) }
    return document.finished()
  }
}

extension SVGTape {
  /// The places of the elements that are in no other one.
  fileprivate var topElements: [Int] {
    var elements: [Int] = []
    var index = 0
    while index < tokens.count {
      elements.append(index)
      index = end(ofTokenAt: index)
    }
    return elements
  }
}
