// The real streams and files of the process.
// Layer: timeline-dump. Tests: OutputTests, SystemServicesTests.

import Easing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension SystemServices {
  /// The process's own streams and the file system.
  static func live() -> SystemServices {
    // A file that was read is never replaced, by whichever name it is written.
    var filesRead: [FileIdentity: String] = [:]
    return SystemServices(
      readInput: { () throws(CommandError) in
        do throws(FileDescriptor.Failure) {
          return try FileDescriptor.standardInput.read(upTo: 1 << 16)
        } catch {
          throw CommandError.reading("standard input", failed: error)
        }
      },
      writeOutput: { bytes throws(CommandError) in
        do throws(FileDescriptor.Failure) {
          try FileDescriptor.standardOutput.write(bytes)
        } catch {
          throw CommandError.writing(to: "standard output", failed: error)
        }
      },
      writeMessage: { message in
        // There is nowhere left to say that standard error cannot be written.
        try? FileDescriptor.standardError.write(Array((message + "\n").utf8), endsEarly: false)
      },
      checkInterruption: { () throws(CommandError) in
        if Interruption.isRequested { throw .interrupted(Interruption.exitCode) }
      },
      readFile: { path, limit throws(CommandError) in
        if let identity = FileIdentity(ofFileAt: path) { filesRead[identity] = path }
        return try readFile(path, upTo: limit)
      },
      createFile: { path throws(CommandError) in
        if let identity = FileIdentity(ofFileAt: path), let read = filesRead[identity] {
          throw .usage(
            "The output \(path.quotedPath) would replace the file \(read.quotedPath), "
              + "which it is made from.")
        }
        return try OutputFile.create(at: path)
      },
      createFolder: OutputFile.createFolder,
      terminal: Terminal.live,
      outputIsTerminal: { isatty(STDOUT_FILENO) == 1 },
      outputWidth: { Terminal.width(of: STDOUT_FILENO) },
      processorCount: Machine.processorCount,
      enlargeOutput: { Machine.enlargePipe(STDOUT_FILENO) })
  }

  private static func readFile(
    _ path: String, upTo limit: Int
  ) throws(CommandError) -> [UInt8] {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    do throws(FileDescriptor.Failure) {
      guard number >= 0 else { throw .last }
      let file = FileDescriptor(number: number)
      defer { try? file.close() }  // Nothing was written: a failure to close loses nothing.
      var bytes: [UInt8] = []
      while bytes.count < limit {
        // Pieces, since a limit says what is too much, not how large a file is.
        let next = try file.read(upTo: min(limit - bytes.count, 1 << 16))
        if next.isEmpty { break }
        bytes += next
      }
      return bytes
    } catch {
      throw CommandError.reading("the file \(path.quotedPath)", failed: error)
    }
  }
}

extension CommandError {
  /// Says why reading failed; an interrupt is an end of its own.
  static func reading(_ place: String, failed failure: FileDescriptor.Failure) -> CommandError {
    failure.code == EINTR
      ? .interrupted(Interruption.exitCode)
      : .inputNotReadable("Reading \(place) failed: \(failure.reason).")
  }
}
