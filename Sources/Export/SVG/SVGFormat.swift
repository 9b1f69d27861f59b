// Frames as SVG documents.
// Layer: Export. Source: SVG 1.1 (Second Edition); Filter Effects 1. Tests: SVGFormatTests.

public import Scenes

/// A self-contained SVG document for each frame.
///
/// Rectangles, ellipses, masks and groups are exact: a number is written with the fewest digits that read
/// back to the same bits, a colour in bytes. Points of paths, which browsers know less of, are written to
/// a millionth of a point. Text stays text, in the reader's interface font. Pictures
/// are in the document as PNG. A backdrop material is a filter over what lies below it, which a reader
/// draws twice: with backdrops on backdrops, each doubles its work.
///
/// A sum of coordinates that is too large for a number is written as 0; an image whose picture the run
/// does not have is crossed out.
public struct SVGFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "svg"

  /// One sentence of what it is.
  public let summary = "Scalable vector graphics: a document a frame, or one that plays."

  /// UTF-8.
  public let isText = true

  /// Each frame is a file.
  public let isStream = false

  /// Creates the format.
  public init() {}

  /// Nothing: a document stands alone.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  /// - Throws: Nothing: any run can be written.
  public func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] { [] }

  /// Makes an encoder, to which frames before the first one do not matter.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  public func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
    SVGEncoder(run: run)
  }

  /// Nothing: a document stands alone.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  public func ending(of run: FrameRun) -> [UInt8] { [] }
}

/// Writes one document after the other.
private struct SVGEncoder: FrameEncoder {
  let run: FrameRun
  private var tape = SVGTape()
  private var pictures = SVGPictures()

  init(run: FrameRun) {
    self.run = run
  }

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    var document = SVGDocument(of: run)
    tape.removeAll()
    document.record(frame, on: &tape)
    var markup = SVGMarkup()
    markup.bytes = document.beginning(&pictures)
    markup.append(tape)
    markup.bytes.append(contentsOf: SVGDocument.ending)
    return markup.bytes
  }
}
