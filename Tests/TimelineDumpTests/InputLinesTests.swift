// Standard input, line by line.

import Testing

@testable import timeline_dump

@Suite struct InputLinesTests {
  /// Services that read the given pieces, then the end.
  static func services(_ pieces: [String]) -> SystemServices {
    final class Queue {
      var pieces: [[UInt8]]
      init(_ pieces: [[UInt8]]) { self.pieces = pieces }
    }
    let queue = Queue(pieces.map { Array($0.utf8) })
    return SystemServices(
      readInput: { () throws(CommandError) in
        queue.pieces.isEmpty ? [] : queue.pieces.removeFirst()
      },
      writeOutput: { _ throws(CommandError) in },
      writeMessage: { _ in },
      checkInterruption: { () throws(CommandError) in },
      readFile: { _, _ throws(CommandError) in [] },
      createFile: { _ throws(CommandError) in throw .closedPipe },
      createFolder: { _ throws(CommandError) in },
      terminal: { nil },
      outputIsTerminal: { false },
      outputWidth: { nil },
      processorCount: { 1 },
      enlargeOutput: {})
  }

  static func lines(_ pieces: String...) throws -> [String] {
    var lines = InputLines(services(pieces))
    var result: [String] = []
    while let line = try lines.next() { result.append(line) }
    let number = lines.number
    #expect(number == result.count)
    return result
  }

  @Test func `pieces may cut lines anywhere`() throws {
    #expect(try Self.lines("a\nb", "c\n", "\nd") == ["a", "bc", "", "d"])
    #expect(try Self.lines("a", "\r", "\nb\r\n") == ["a", "b"])
    #expect(try Self.lines() == [])
    #expect(try Self.lines("\u{FEFF}a\n\u{FEFF}b\n") == ["a", "\u{FEFF}b"])
    #expect(try Self.lines("\n") == [""])
  }

  @Test func `a line is there before the next piece is read`() throws {
    var lines = InputLines(Self.services(["1\n2\n", "3\n"]))
    var log: [String] = []
    for _ in 0..<4 {
      log.append(lines.hasNext ? "ready" : "waits")
      log.append(try lines.next() ?? "end")
    }
    #expect(log == ["waits", "1", "ready", "2", "waits", "3", "waits", "end"])
  }

  @Test func `a line that is too long is refused, whole or in pieces`() throws {
    let error = CommandError.badData(
      "Line 2 of standard input is longer than 4096 bytes, the most that is read of one; a longer value "
        + "can be given to the option itself.")
    let long = String(repeating: "1", count: 4097)
    #expect(throws: error) { try Self.lines("1\n" + long + "\n") }
    #expect(throws: error) { try Self.lines("1\n", long, "1") }
    #expect(try Self.lines(String(long.dropLast()) + "\n").count == 1)
  }
}
