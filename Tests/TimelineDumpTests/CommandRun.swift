// Runs command lines inside the test, without streams or files of the process.

import Testing

@testable import timeline_dump

/// What one command line did.
struct CommandRun {
  let status: ExitCode
  let output: String
  let messages: [String]

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs words with standard input in the given pieces and files that exist in memory only.
  init(_ words: [String], input: [String] = [], files: [String: [UInt8]] = [:]) {
    let world = World(input: input.map { Array($0.utf8) })
    status = CommandLineTool.run(words, world.services(files: files))
    output = String(decoding: world.output, as: UTF8.self)
    messages = world.messages
  }

  /// Runs a command line whose words are separated by spaces.
  init(_ line: String, input: [String] = [], files: [String: [UInt8]] = [:]) {
    self.init(line.split(separator: " ").map(String.init), input: input, files: files)
  }

  private final class World {
    var input: [[UInt8]]
    var output: [UInt8] = []
    var messages: [String] = []

    init(input: [[UInt8]]) {
      self.input = input
    }

    func services(files: [String: [UInt8]]) -> SystemServices {
      SystemServices(
        readInput: { () throws(CommandError) in
          self.input.isEmpty ? [] : self.input.removeFirst()
        },
        writeOutput: { bytes throws(CommandError) in self.output += bytes },
        writeMessage: { self.messages.append($0) },
        checkInterruption: { () throws(CommandError) in },
        readFile: { path, limit throws(CommandError) in
          guard let bytes = files[path] else {
            throw .inputNotReadable("Reading the file '\(path)' failed: No such file or directory.")
          }
          return Array(bytes.prefix(limit))
        },
        createFile: { path throws(CommandError) in
          throw .outputNotCreatable(
            "The file '\(path)' cannot be created: there are no files here.")
        })
    }
  }
}

/// Checks that a command line is refused with exactly one message, and writes nothing.
func expectRefusal(
  of words: [String], _ message: String, status: ExitCode = .usage,
  files: [String: [UInt8]] = [:], sourceLocation: SourceLocation = #_sourceLocation
) {
  let run = CommandRun(words, files: files)
  #expect(run.messages == ["timeline-dump: " + message], sourceLocation: sourceLocation)
  #expect(run.status == status, sourceLocation: sourceLocation)
  #expect(run.output == "", sourceLocation: sourceLocation)
}
