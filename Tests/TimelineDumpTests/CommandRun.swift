// Runs command lines inside the test, without streams or files of the process.

import Testing

@testable import timeline_dump

/// What one command line did.
struct CommandRun {
  let status: ExitCode
  let bytes: [UInt8]
  let messages: [String]

  /// The output as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs words with standard input in the given pieces and files that exist in memory only.
  ///
  /// An interrupt comes after some checks for one.
  init(
    _ words: [String], input: [String] = [], files: [String: [UInt8]] = [:],
    checksBeforeInterrupt: Int = .max, terminal: Terminal? = nil, outputWidth: Int? = nil
  ) {
    let world = World(input: input.map { Array($0.utf8) })
    world.checksBeforeInterrupt = checksBeforeInterrupt
    world.terminal = terminal
    world.outputWidth = outputWidth
    status = CommandLineTool.run(words, world.services(files: files))
    bytes = world.output
    messages = world.messages
  }

  /// Runs words behind the name of a command, which the catalogue need not know.
  init(_ words: [String], of command: some Command) {
    let world = World(input: [])
    let system = world.services(files: [:])
    do throws(CommandError) {
      try command.run(Arguments(words, of: command), system)
      status = .success
    } catch {
      if let message = error.message { system.writeMessage(message) }
      status = error.status
    }
    bytes = world.output
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
    var checksBeforeInterrupt = Int.max
    var terminal: Terminal?
    var outputWidth: Int?

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
        checkInterruption: { () throws(CommandError) in
          if self.checksBeforeInterrupt == 0 { throw .interrupted(.interrupted) }
          self.checksBeforeInterrupt -= 1
        },
        readFile: { path, limit throws(CommandError) in
          guard let bytes = files[path] else {
            throw .inputNotReadable("Reading the file '\(path)' failed: No such file or directory.")
          }
          return Array(bytes.prefix(limit))
        },
        createFile: { path throws(CommandError) in
          throw .outputNotCreatable(
            "The file '\(path)' cannot be created: there are no files here.")
        },
        createFolder: { path throws(CommandError) in
          throw .outputNotCreatable(
            "The folder '\(path)' cannot be created: there are no files here.")
        },
        terminal: { self.terminal },
        outputIsTerminal: { false },
        outputWidth: { self.outputWidth },
        processorCount: { 2 },
        enlargeOutput: {})
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

/// The words with which an option of a command makes a difference, so that its value is looked at.
func words(before option: String, of command: String) -> [String] {
  let isPicture = ["scale", "size", "compression"].contains(option)
  if command == "curve" { return ["curve", "ease"] + (isPicture ? ["--format", "png"] : []) }
  if command == "spring" && isPicture { return ["spring", "--format", "png"] }
  if command == "timing" { return option == "at" ? ["timing"] : ["timing", "--at", "0"] }
  let name = option.hasPrefix("picture-") ? String(option.dropFirst(8)) : option
  guard let scene = try? CommandCatalog.command(named: command), scene is any ListedCommand,
    let picture = PictureOption(rawValue: name), let form = picture.forms.first,
    scene.help.sections.contains(where: { section in
      section.title == "Pictures" && section.entries.contains { $0.term.hasPrefix("--\(option) ") }
    })
  else { return [command] }
  return [command, "--format", form.name, "--frames", "0...0"]
    + (name == "scale" ? [] : ["--size", "8x8"].prefix(name == "size" ? 0 : 2))
}
