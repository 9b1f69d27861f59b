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

  /// How far two pictures are apart.
  struct Distance {
    /// The mean over all components, in 255ths.
    let mean: Double
    /// The part of pixels with a component that is more than 24 apart.
    let outliers: Double
  }

  /// Compares the red, green and blue of pixels of four bytes.
  static func distance(_ first: Data, _ second: Data) throws -> Distance {
    try #require(first.count == second.count && !first.isEmpty)
    let (one, other) = ([UInt8](first), [UInt8](second))
    var sum = 0
    var outliers = 0
    for pixel in stride(from: 0, to: one.count, by: 4) {
      var most = 0
      for place in pixel..<pixel + 3 {
        let apart = abs(Int(one[place]) - Int(other[place]))
        sum += apart
        most = max(most, apart)
      }
      if most > 24 { outliers += 1 }
    }
    let count = Double(one.count / 4)
    return Distance(mean: Double(sum) / (3 * count), outliers: Double(outliers) / count)
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
