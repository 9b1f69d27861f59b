// A format of frame sequences: how display lists become bytes.
// Layer: Export. Tests: ExporterCatalogTests.

public import Raster
public import Scenes
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

/// The pictures that frames name.
public struct FrameImages: Sendable {
  private var bitmaps: [String: Bitmap] = [:]

  /// Creates a collection without pictures.
  public init() {}

  /// The names of all pictures, sorted.
  public var names: [String] { bitmaps.keys.sorted() }

  /// The picture with a name, or `nil` if there is none.
  public subscript(name: String) -> Bitmap? {
    get { bitmaps[name] }
    set { bitmaps[name] = newValue }
  }
}

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
  func applying(_ settings: FrameFormatSettings) -> Self

  /// What stands before the first frame of a stream.
  ///
  /// - Throws: `FrameFormatError` if the format cannot hold the run.
  func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8]

  /// Makes an encoder for some consecutive frames of a run.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder

  /// What stands behind the last frame of a stream.
  func ending(of run: FrameRun) -> [UInt8]
}

/// Encodes consecutive frames.
public protocol FrameEncoder {
  /// The bytes of the next frame.
  ///
  /// - Parameters:
  ///   - frame: What it looks like.
  ///   - number: Its number.
  /// - Returns: The frame's file, or its part of the stream.
  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8]
}
