// The frames of a rate, each with its exact time.
// Layer: Timeline. Tests: FrameSequenceTests.

/// A run of consecutive frames: a collection of frame numbers with their exact times.
///
/// Elements are computed when asked for, in any order, and never accumulated. Positions are frame
/// numbers, and a part of the run is a run.
public struct FrameSequence: RandomAccessCollection, Hashable, Sendable {
  /// One frame: its number and the exact time at which it starts.
  public struct Frame: Hashable, Sendable {
    /// The frame number; frame 0 is at 0 s.
    public let number: Int
    /// The exact time at which the frame starts.
    public let time: RationalTime
  }

  /// How many frames there are in a second.
  public let rate: FrameRate
  /// The frame numbers, half open.
  public let numbers: Range<Int>

  /// Creates the frames with the given numbers.
  public init(_ numbers: Range<Int>, at rate: FrameRate) {
    self.rate = rate
    self.numbers = numbers
  }

  /// The number of the first frame.
  public var startIndex: Int { numbers.lowerBound }

  /// The number after that of the last frame.
  public var endIndex: Int { numbers.upperBound }

  /// The frame with a number.
  ///
  /// - Precondition: The number is one of `numbers`.
  public subscript(position: Int) -> Frame {
    precondition(numbers.contains(position), "A frame number must lie within the run.")
    return Frame(number: position, time: rate.time(ofFrame: position))
  }

  /// The part of the run with the given frame numbers.
  ///
  /// - Precondition: The numbers lie within `numbers`.
  public subscript(part: Range<Int>) -> FrameSequence {
    precondition(
      part.lowerBound >= numbers.lowerBound && part.upperBound <= numbers.upperBound,
      "A part must lie within the run.")
    return FrameSequence(part, at: rate)
  }
}

extension FrameSequence {
  /// Creates the frames of a stretch of time that has an end, so that the last frame shows it.
  ///
  /// The first frame is the first at or after `start`, the last is the first at or after `end`:
  /// from 0 s, frames `0 ... ceil(end × rate)`. At least one frame.
  ///
  /// - Throws: `TimelineError.endBeforeStart`, or `TimelineError.frameNumberOutOfRange` if a
  ///   number is beyond 2⁵³ in size.
  public init(
    covering end: RationalTime, from start: RationalTime = .zero, at rate: FrameRate
  ) throws(TimelineError) {
    guard start <= end else { throw .endBeforeStart(start: start, end: end) }
    let first = try rate.frame(at: start, rounding: .up)
    let last = try rate.frame(at: end, rounding: .up)
    self.init(first..<last + 1, at: rate)
  }

  /// Creates the frames of one period that starts at 0 s, half open, so that the next period
  /// continues with the next frame.
  ///
  /// These are all frames with `0 ≤ time < period`; the periods meet without a double frame where
  /// `period × rate` is whole.
  ///
  /// - Throws: `TimelineError.periodNotAboveZero`, or `TimelineError.frameNumberOutOfRange` if a
  ///   number is beyond 2⁵³.
  public init(period: RationalTime, at rate: FrameRate) throws(TimelineError) {
    guard period > .zero else { throw .periodNotAboveZero(period) }
    self.init(0..<(try rate.frame(at: period, rounding: .up)), at: rate)
  }
}
