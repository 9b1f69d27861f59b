// A frame as a format holds it.
// Layer: timeline-dump. Tests: FrameExportTests.

/// The bytes of one frame.
struct EncodedFrame: Hashable, Sendable {
  /// Its number.
  let number: Int
  /// What the format makes of it.
  let bytes: [UInt8]
}
