// Programs that tests compare with: ffmpeg, Pillow, …

public import Foundation
import Testing

/// A program of the system that a test runs.
///
/// A test whose tool is missing is skipped with a message; where the environment variable
/// `REQUIRE_TOOLS` is set, as in CI, it fails instead.
public enum OutsideTool {
  /// What a run of a program left behind.
  public struct Result: Sendable {
    /// The exit status.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: Data
    /// What it wrote to standard error.
    public let messages: String
  }

  /// The tool cannot be run, or did not end in time.
  public struct Failure: Error, CustomStringConvertible {
    /// One sentence.
    public let description: String
  }

  /// The path of a program, or `nil` if it is not on the path of the environment.
  public static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  /// Whether a test that needs some programs runs: if all are there, or must be.
  public static func hasAll(_ names: String...) -> Bool {
    if ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil { return true }
    let missing = names.filter { path(of: $0) == nil }
    if !missing.isEmpty { print("skipped: \(missing.joined(separator: ", ")) is not installed") }
    return missing.isEmpty
  }

  /// Whether Python has some modules.
  public static func hasPython(_ modules: String...) -> Bool {
    if ProcessInfo.processInfo.environment["REQUIRE_TOOLS"] != nil { return true }
    let imports = "import " + modules.joined(separator: ", ")
    if (try? run("python3", ["-c", imports]))?.status == 0 { return true }
    print("skipped: Python's \(modules.joined(separator: ", ")) is not installed")
    return false
  }

  /// Runs a program to its end, for two minutes at most.
  ///
  /// Its streams are files, so that neither side waits for the other.
  public static func run(
    _ name: String, _ arguments: [String], input: Data? = nil, in folder: URL? = nil
  ) throws -> Result {
    guard let path = path(of: name) else { throw Failure(description: "\(name) is not installed.") }
    return try inNewFolder { streams in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: path)
      process.arguments = arguments
      process.currentDirectoryURL = folder ?? streams
      func stream(_ name: String, holding data: Data = Data()) throws -> URL {
        let file = streams.appending(path: name)
        try data.write(to: file)
        return file
      }
      let output = try stream("output")
      let messages = try stream("messages")
      process.standardInput = try FileHandle(
        forReadingFrom: stream("input", holding: input ?? Data()))
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: messages)
      try process.run()
      let deadline = Date().addingTimeInterval(120)
      while process.isRunning && Date() < deadline { usleep(2000) }
      if process.isRunning {
        process.terminate()
        throw Failure(description: "\(name) did not end within two minutes.")
      }
      return Result(
        status: process.terminationStatus, output: try Data(contentsOf: output),
        messages: String(decoding: try Data(contentsOf: messages), as: UTF8.self))
    }
  }

  /// Gives a body a new, empty folder, which is gone afterwards.
  public static func inNewFolder<Value>(_ body: (URL) throws -> Value) throws -> Value {
    let folder = FileManager.default.temporaryDirectory.appending(path: "timeline-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }  // Nothing depends on it.
    return try body(folder)
  }
}
