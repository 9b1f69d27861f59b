// What a benchmark ran on, since figures mean little without it.

import Foundation

/// The machine and the toolchain of this run.
public enum Surroundings {
  /// Prints the processor, how many of them can run, the system, and the compiler.
  public static func report() {
    let system = ProcessInfo.processInfo
    print("machine: \(processor), \(system.activeProcessorCount) processors")
    print("system: \(system.operatingSystemVersionString)")
    print("toolchain: \(toolchain), \(configuration)")
  }

  /// The name of the processor, where the system tells it.
  private static var processor: String {
    // A system without this file is told by its architecture alone.
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) }
      ?? architecture
  }

  private static var architecture: String {
    #if arch(x86_64)
      "x86-64"
    #elseif arch(arm64)
      "arm64"
    #else
      "an unnamed processor"
    #endif
  }

  private static var configuration: String {
    #if DEBUG
      "debug: these figures say nothing"
    #else
      "release"
    #endif
  }

  /// What the compiler on the path calls itself: the one that `swift run` has just used.
  private static var toolchain: String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "--version"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // Without a compiler on the path there is no name for it.
    guard (try? process.run()) != nil else { return "unknown" }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").first.map(String.init) ?? "unknown"
  }
}

/// Ends the program, since what it measures cannot be set up or is wrong.
///
/// - Parameter sentence: What failed; it goes to standard error.
public func stop(_ sentence: String) -> Never {
  FileHandle.standardError.write(Data("\(sentence)\n".utf8))
  // EX_SOFTWARE of sysexits.
  exit(70)
}
