// A format of frame sequences: how display lists become bytes.
// Layer: Export. Tests: ExporterCatalogTests.

public import Scenes

/// A format in which each frame has bytes of its own.
///
/// Laws: a frame's bytes depend on the run, the frame and the frame before, and on nothing else, so
/// that runs encoded apart join to the whole; they are the same on every machine.
public protocol FrameFormat: Sendable {
  /// The name on the command line, in lower case; file names end in it.
  var name: String { get }

  /// One sentence of what it is.
  var summary: String { get }

  /// What the names of its files may end in, behind the point and in lower case; the first is usual.
  var fileEndings: [String] { get }

  /// Whether its bytes are text, which a terminal can show.
  var isText: Bool { get }

  /// Whether all frames go into one file, one after the other; otherwise each is a file.
  var isStream: Bool { get }

  /// The settings that make a difference in it.
  var settings: [FrameFormatSetting] { get }

  /// The format with those of some settings that make a difference in it.
  ///
  /// - Parameter settings: All choices; those that make no difference in the format are ignored.
  /// - Returns: A format of the same name.
  func applying(_ settings: FrameFormatSettings) -> Self

  /// What stands before the first frame of a stream.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: The bytes; none for a format in which each frame is a file.
  /// - Throws: `FrameFormatError` if the format cannot hold the run.
  func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8]

  /// Makes an encoder for some consecutive frames of a run.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  /// - Precondition: `beginning(of:)` does not throw for the run.
  func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder

  /// What stands behind the last frame of a stream.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: The bytes; none for a format in which each frame is a file.
  func ending(of run: FrameRun) -> [UInt8]
}
