// Where the bytes of pictures go.
// Layer: timeline-dump. Tests: PictureOutputTests.

import Easing

/// Standard output, one file, or a file for each frame.
struct PictureOutput {
  private let pattern: FileNamePattern?
  let system: SystemServices

  /// Finds the place that `--output` names.
  ///
  /// - Throws: `.usage` for a pattern that is none.
  init(_ arguments: Arguments, _ system: SystemServices) throws(CommandError) {
    let path = arguments[TableOutput.outputOption] ?? "-"
    if path.isEmpty { throw TableOutput.outputOption.invalid("") }
    pattern = path == "-" ? nil : try FileNamePattern(path)
    self.system = system
  }

  /// Whether what is written shows on a terminal.
  var isTerminal: Bool { pattern == nil && system.outputIsTerminal() }

  /// Whether each frame gets a file.
  var isNumbered: Bool { pattern?.isNumbered ?? false }

  /// The one file, or `nil` if there are several or none.
  var path: String? { isNumbered ? nil : pattern?.path(ofFrame: 0) }

  /// Lets a body write all bytes to one place; if it fails, there is no file.
  func write(
    _ body: (_ write: ([UInt8]) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    guard let pattern else {
      system.enlargeOutput()
      return try body(system.writeOutput)
    }
    let path = pattern.path(ofFrame: 0)
    let file = try system.createFile(path)
    do throws(CommandError) {
      try file.writeAll(body)
    } catch {
      // What a device or pipe was given cannot be taken back.
      throw file.isDevice ? error : error.adding("\(path.quotedPath) was not written")
    }
  }

  /// Makes what is missing of the folder in which numbered files go.
  func prepareFolder() throws(CommandError) {
    if let folder = pattern?.folder { try system.createFolder(folder) }
  }

  /// Writes the file of a frame, whole or not at all.
  func write(_ bytes: [UInt8], ofFrame number: Int) throws(CommandError) {
    guard let pattern else { return try system.writeOutput(bytes) }
    let file = try system.createFile(pattern.path(ofFrame: number))
    try file.writeAll { write throws(CommandError) in try write(bytes) }
  }
}
