// A temporary folder, and programs that run in it.

import Foundation
import Measuring
import Raster

/// A folder of this run.
struct Folder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "sequence-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  func write(_ bytes: [UInt8], to name: String) {
    do {
      try Data(bytes).write(to: url.appending(path: name))
    } catch {
      stop("The file \(name) was not written: \(error)")
    }
  }

  /// The bytes of a file; ends this program if it is not there.
  func read(_ name: String) -> [UInt8] {
    do {
      return try [UInt8](Data(contentsOf: url.appending(path: name)))
    } catch {
      stop("The file \(name) was not read: \(error)")
    }
  }

  /// The pixels of a PNG file; ends this program if it is none.
  func pixels(_ name: String) -> [UInt32] {
    do {
      return try PNGDecoder().picture(from: read(name)).pixels
    } catch {
      stop("The file \(name) is no picture: \(error)")
    }
  }

  /// How many bytes all files have.
  var byteCount: Int {
    let keys: Set<URLResourceKey> = [.fileSizeKey]
    let files = try? FileManager.default.contentsOfDirectory(
      at: url, includingPropertiesForKeys: Array(keys))
    return (files ?? []).reduce(0) {
      $0 + ((try? $1.resourceValues(forKeys: keys))?.fileSize ?? 0)
    }
  }

  /// Runs a command of the shell in the folder, and ends this program if it fails.
  @discardableResult
  func shell(_ command: String) -> Duration {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = url
    let time = ContinuousClock().measure {
      guard (try? process.run()) != nil else { stop("There is no shell.") }
      process.waitUntilExit()
    }
    guard process.terminationStatus == 0 else { stop("This failed: \(command)") }
    return time
  }

  func remove() {
    try? FileManager.default.removeItem(at: url)  // A folder that stays does no harm.
  }
}

/// A number with up to three decimals.
func decimal(_ value: Double) -> String {
  String(Double(Int(value * 1000 + 0.5)) / 1000)
}
