// What makes bytes of frames, one after the other.
// Layer: Export. Tests: DrawnFormatTests.

public import Scenes

/// Encodes consecutive frames.
public protocol FrameEncoder {
  /// The bytes of the next frame.
  ///
  /// - Parameters:
  ///   - frame: What it looks like.
  ///   - number: Its number, one of the run's.
  /// - Returns: The frame's file, or its part of the stream.
  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8]
}
