// What a command may ask of the world around it.
// Layer: timeline-dump. Tests: every command's tests replace it.

/// The streams and files of a run, as functions, so that commands are functions of their arguments.
struct SystemServices {
  /// Reads the next bytes of standard input; none at its end.
  let readInput: () throws(CommandError) -> [UInt8]

  /// Writes bytes to standard output.
  let writeOutput: ([UInt8]) throws(CommandError) -> Void

  /// Writes a line to standard error.
  let writeMessage: (String) -> Void

  /// Throws if the user has asked the program to stop.
  let checkInterruption: () throws(CommandError) -> Void

  /// Reads a file from its start, no more than a number of bytes.
  let readFile: (_ path: String, _ limit: Int) throws(CommandError) -> [UInt8]

  /// Opens a file that is there whole when `finish` returns, and else not at all.
  let createFile: (_ path: String) throws(CommandError) -> OutputFile

  /// Creates a folder and those around it that are missing.
  let createFolder: (_ path: String) throws(CommandError) -> Void

  /// The terminal that progress shows on, or `nil` if there is none.
  let terminal: () -> Terminal?

  /// Whether standard output is a terminal.
  let outputIsTerminal: () -> Bool

  /// How many columns the terminal behind standard output has, or `nil` if there is none.
  let outputWidth: () -> Int?

  /// How many threads can run at a time.
  let processorCount: () -> Int

  /// Prepares standard output for many bytes.
  let enlargeOutput: () -> Void
}

/// A file that is being written.
struct OutputFile {
  /// Whether it is a device or a pipe, which keeps what it was given.
  let isDevice: Bool

  /// Writes the next bytes.
  let write: ([UInt8]) throws(CommandError) -> Void

  /// Puts the file in its place.
  let finish: () throws(CommandError) -> Void

  /// Takes away what was written.
  let abandon: () -> Void

  /// Lets a body write all bytes, then puts the file in its place; if that fails, there is none.
  func writeAll(
    _ body: (_ write: @escaping ([UInt8]) throws(CommandError) -> Void) throws(CommandError) -> Void
  ) throws(CommandError) {
    do throws(CommandError) {
      try body(write)
      try finish()
    } catch {
      abandon()
      throw error
    }
  }
}
