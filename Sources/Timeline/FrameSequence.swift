// The frames of a rate, each with its exact time.
// Layer: Timeline. Tests: FrameSequenceTests.

/// A run of consecutive frames: a collection of frame numbers with their exact times.
///
/// Elements are computed when asked for, in any order, and never accumulated.
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

  public var startIndex: Int { numbers.lowerBound }
  public var endIndex: Int { numbers.upperBound }

  public subscript(position: Int) -> Frame {
    Frame(number: position, time: rate.time(ofFrame: position))
  }
}
