// Runs the built program as its users do.

import Foundation
import TestSupport
import Testing

/// The program that the tests were built with, beside them.
enum BuiltProgram {
  /// The path of the program.
  static let path: String = {
    let tests = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let candidates = [
      tests, Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent(),
      Vectors.packageRoot.appending(path: ".build/debug"),
    ]
    let paths = candidates.map { $0.appending(path: "timeline-dump").path(percentEncoded: false) }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) } ?? paths[0]
  }()

  /// What a run left behind.
  struct Result {
    let status: Int32
    let output: Data
    let messages: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// A run that took too long and was ended.
  struct TimeOut: Error {
    let line: String
  }

  /// Runs a line of the shell in which `timeline` is the program, for a minute at most.
  ///
  /// The shell starts with no signal blocked or ignored, whatever the test runner does with them.
  static func shell(_ line: String, in folder: URL? = nil) throws -> Result {
    try inNewFolder { streams in
      let output = streams.appending(path: "output")
      let messages = streams.appending(path: "messages")
      let status = try spawn(
        "timeline() { \"$PROGRAM\" \"$@\"; }\n" + line, in: folder ?? streams, output: output,
        messages: messages)
      return Result(
        status: status, output: try Data(contentsOf: output),
        messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }
  }

  /// The most memory that a process of a line of the shell held at a time, in bytes.
  ///
  /// Python starts the shell: a process counts, too, what the one held that it was started by, and the
  /// test runner holds more than most of ours.
  static func peakMemory(of line: String, in folder: URL? = nil) throws -> Int {
    let program = """
      import resource, subprocess, sys
      subprocess.run(["sh", "-c", sys.argv[1]], check=True, stdout=subprocess.DEVNULL)
      peak = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
      print(peak * (1024 if sys.platform == "linux" else 1))
      """
    let run = try shell(
      """
      LINE=$(cat <<'END'
      timeline() { "$PROGRAM" "$@"; }
      \(line)
      END
      )
      python3 -c '\(program)' "$LINE"
      """, in: folder)
    try #require(run.status == 0, "\(run.messages)")
    return try #require(Int(run.text.filter(\.isNumber)))
  }

  private static func spawn(
    _ line: String, in folder: URL, output: URL, messages: URL
  ) throws -> Int32 {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let create = O_WRONLY | O_CREAT
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path(percentEncoded: false), create, 0o600)
    posix_spawn_file_actions_addopen(
      &actions, 2, messages.path(percentEncoded: false), create, 0o600)
    var none = sigset_t()
    var all = sigset_t()
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))
    let folderPath = folder.path(percentEncoded: false)
    let words = ["/bin/sh", "-c", "cd '\(folderPath)' && \(line)"]
    let environment = ["PROGRAM=\(path)", "PATH=/usr/local/bin:/usr/bin:/bin", "LC_ALL=C"]
    var process = pid_t()
    let failure = withStrings(words) { words in
      withStrings(environment) { environment in
        posix_spawn(&process, "/bin/sh", &actions, &attributes, words, environment)
      }
    }
    try #require(failure == 0)
    return try wait(for: process, line: line)
  }

  private static func wait(for process: pid_t, line: String) throws -> Int32 {
    var status: Int32 = 0
    for _ in 0..<6000 {
      if waitpid(process, &status, WNOHANG) == process { return (status >> 8) & 0xFF }
      usleep(10_000)
    }
    kill(-process, SIGKILL)
    waitpid(process, &status, 0)
    throw TimeOut(line: line)
  }

  /// Lends a body a list of C strings, as `exec` takes it.
  private static func withStrings<Value>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
  ) -> Value {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }

  /// Lets a body work in a new folder, which is removed afterwards.
  static func inNewFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "timeline-dump-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  /// The names of all files in a folder, hidden ones too, sorted.
  static func files(in folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
  }
}
