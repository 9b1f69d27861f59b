// What the proofs by other programs share.

import Foundation
import TestSupport
import Testing

/// Runs of the built program, and pixels that other programs made.
enum Proof {
  static let scenes = ["shimmer", "toast", "large-title"]

  /// Runs the built program in a folder.
  static func make(_ words: String, in folder: URL) throws {
    let run = try BuiltProgram.shell("timeline \(words)", in: folder)
    try #require(run.status == 0, "\(run.messages)")
  }

  /// Runs another program in a folder, and gives its output.
  @discardableResult
  static func run(_ name: String, _ arguments: [String], in folder: URL) throws -> Data {
    let run = try OutsideTool.run(name, arguments, in: folder)
    try #require(run.status == 0, "\(name): \(run.messages)")
    return run.output
  }

  /// The pixels of a picture file, as ffmpeg reads them.
  static func pixels(of file: String, in folder: URL) throws -> Data {
    let arguments = ["-loglevel", "error", "-i", file, "-f", "rawvideo", "-pix_fmt", "rgba", "-"]
    return try run("ffmpeg", arguments, in: folder)
  }

  /// The bytes of a file.
  static func bytes(of file: String, in folder: URL) throws -> Data {
    try Data(contentsOf: folder.appending(path: file))
  }
}
