// Frames as JSON, for renderers in other languages.
// Layer: Export. Source: RFC 8259 (JSON); ndjson 1.0. Tests: DisplayListFormatTests.

import Easing
import Raster
public import Scenes
import Timeline

/// The display lists of a run: one JSON object a line, the first for the run and one for each frame.
///
/// `docs/FORMATS.md` says what each field is. Numbers are written with the fewest digits that read back
/// to the same bits.
public struct DisplayListFormat: FrameFormat, Hashable {
  /// The name on the command line.
  public let name = "display-list"

  /// One sentence of what it is.
  public let summary = "What each frame shows, as a JSON object a line."

  /// The text is newline-delimited JSON.
  public let fileEndings = ["display-list", "ndjson", "jsonl"]

  /// UTF-8.
  public let isText = true

  /// All frames go into one file.
  public let isStream = true

  /// Creates the format.
  public init() {}

  /// The line of the run: its rate, its layout, and the pictures that frames name.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: The line, with its end.
  /// - Throws: Nothing: any run can be written.
  public func beginning(of run: FrameRun) throws(FrameFormatError) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("display_list", 1)
      json.field("frames_per_second") { $0.bytes.append(json: run.rate.description) }
      json.field("first_frame", run.numbers.lowerBound)
      json.field("frame_count", run.numbers.count)
      json.field("width_px", run.layout.size.width)
      json.field("height_px", run.layout.size.height)
      json.field("px_per_pt", run.layout.scale)
      json.field("x_px", run.layout.x)
      json.field("y_px", run.layout.y)
      json.field("background", run.layout.background.components)
      json.field("images", array: run.images.names) { name, json in
        guard let bitmap = run.images[name] else { return }
        json.object { json in
          json.field("name", name)
          json.field("width_px", bitmap.size.width)
          json.field("height_px", bitmap.size.height)
          json.field("png") { json in
            json.bytes.append(UInt8(ascii: "\""))
            Base64.append(bitmap.pngFile, to: &json.bytes)
            json.bytes.append(UInt8(ascii: "\""))
          }
        }
      }
    }
    json.bytes.append(UInt8(ascii: "\n"))
    return json.bytes
  }

  /// Makes an encoder, to which frames before the first one do not matter.
  ///
  /// - Parameters:
  ///   - run: The whole run.
  ///   - previous: The frame before the first one that it will encode, or `nil` if that is the first
  ///     of the run.
  /// - Returns: The encoder, to be given the frames in order.
  public func encoder(for run: FrameRun, after previous: Frame?) -> any FrameEncoder {
    DisplayListEncoder(run: run)
  }

  /// Nothing: the last frame ends the text.
  ///
  /// - Parameter run: The whole run.
  /// - Returns: No bytes.
  public func ending(of run: FrameRun) -> [UInt8] { [] }
}

/// Writes a line for each frame.
private struct DisplayListEncoder: FrameEncoder {
  let run: FrameRun

  mutating func encoded(_ frame: Frame, number: Int) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.field("frame", number)
      json.field("time_s", run.rate.time(ofFrame: number).doubleValue)
      json.field("width_pt", frame.width)
      json.field("height_pt", frame.height)
      json.field("elements", frame.elements)
    }
    json.bytes.append(UInt8(ascii: "\n"))
    return json.bytes
  }
}
