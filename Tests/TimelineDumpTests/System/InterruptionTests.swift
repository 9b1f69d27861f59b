// Requests to stop, which end a process of the tests' own.

import Foundation
import TestSupport
import Testing

@testable import timeline_dump

@Suite struct InterruptionTests {
  /// A folder that the test and the process that it starts both know.
  static let folder = FileManager.default.temporaryDirectory
    .appending(path: "timeline-dump-interruption")

  @Test func `the second interrupt ends the program, and takes the half-written file along`()
    async throws
  {
    try? FileManager.default.removeItem(at: Self.folder)
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: Self.folder) }
    await #expect(processExitsWith: .signal(SIGTERM)) {
      // Whoever runs the tests may ignore it, and then it stays ignored.
      signal(SIGTERM, SIG_DFL)
      // The thread that the test runs on holds all signals back.
      var none = sigset_t()
      sigemptyset(&none)
      pthread_sigmask(SIG_SETMASK, &none, nil)
      Interruption.watch()
      let path = Self.folder.appending(path: "a.csv").path(percentEncoded: false)
      let whole = try OutputFile.create(at: path)
      try whole.write(Array("whole".utf8))
      try whole.finish()
      let half = try OutputFile.create(at: path)
      try half.write(Array("half".utf8))
      try #require(try BuiltProgram.files(in: Self.folder).count == 2)
      raise(SIGTERM)
      try #require(Interruption.isRequested)
      usleep(1_100_000)
      raise(SIGTERM)
    }
    #expect(try BuiltProgram.files(in: Self.folder) == ["a.csv"])
    let left = try String(contentsOf: Self.folder.appending(path: "a.csv"), encoding: .utf8)
    #expect(left == "whole")
  }
}
