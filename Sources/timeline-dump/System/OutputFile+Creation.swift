// Files that are there whole, or not at all.
// Layer: timeline-dump. Source: POSIX.1-2024, rename(). Tests: OutputTests.

import Easing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension OutputFile {
  /// Opens a file for writing.
  ///
  /// A regular file is written under another name in the same folder, and takes its place in
  /// `finish`; a link is followed first. A device or pipe is written as it stands.
  ///
  /// - Throws: `.outputNotCreatable` if the file or its folder cannot be written.
  static func create(at path: String) throws(CommandError) -> OutputFile {
    var status = stat()
    guard stat(path, &status) == 0 else {
      guard errno == ENOENT || errno == ELOOP else { throw lastFailure(toCreate: path) }
      return try openTemporary(for: try placeOfNewFile(path), named: path, mode: nil)
    }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw notCreatable(path, reason: "it is a folder") }
    if kind != S_IFREG { return try openDevice(path) }
    guard access(path, W_OK) == 0, let real = realpath(path, nil) else {
      throw lastFailure(toCreate: path)
    }
    defer { free(real) }
    // A new file gets what the user's mask leaves of 0666; a file that is replaced, its own mode.
    let mode = status.st_mode & 0o7777
    return try openTemporary(for: String(cString: real), named: path, mode: mode)
  }

  /// Creates a folder and those around it that are missing.
  ///
  /// - Throws: `.outputNotCreatable` if one of them cannot be.
  static func createFolder(at path: String) throws(CommandError) {
    var place = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      place += name + "/"
      guard mkdir(place, 0o777) != 0 else { continue }
      let failure = FileDescriptor.Failure.last
      if failure.code != EEXIST && access(place, F_OK) != 0 {
        throw .outputNotCreatable(
          "The folder \(place.quotedPath) cannot be created: \(failure.reason).")
      }
    }
  }

  /// The place of a file that is not there yet: links that lead nowhere are followed.
  private static func placeOfNewFile(_ path: String) throws(CommandError) -> String {
    var place = path
    // As many links as Linux follows.
    for _ in 0..<40 {
      guard let target = target(ofLink: place) else { return place }
      let folder = place.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      place = target.hasPrefix("/") ? target : (folder + [target[...]]).joined(separator: "/")
    }
    throw notCreatable(path, reason: FileDescriptor.Failure(code: ELOOP).reason)
  }

  /// Where a symbolic link points, or `nil` if the path is none.
  private static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func openDevice(_ path: String) throws(CommandError) -> OutputFile {
    let number = open(path, O_WRONLY | O_CLOEXEC)
    guard number >= 0 else { throw lastFailure(toCreate: path) }
    let file = FileDescriptor(number: number)
    return OutputFile(
      isDevice: true,
      write: { bytes throws(CommandError) in try file.write(bytes, to: path) },
      finish: { () throws(CommandError) in try file.close(path) },
      abandon: { try? file.close() })  // What was written cannot be taken back from a device.
  }

  private static func openTemporary(
    for target: String, named path: String, mode: mode_t?
  ) throws(CommandError) -> OutputFile {
    let (temporary, number) = try newFile(beside: target, named: path)
    let file = FileDescriptor(number: number)
    if let mode { fchmod(number, mode) }
    return OutputFile(
      isDevice: false,
      write: { bytes throws(CommandError) in try file.write(bytes, to: path) },
      finish: { () throws(CommandError) in
        try file.close(path)
        guard rename(temporary, target) == 0 else {
          throw .outputFailed(
            "The file \(path.quotedPath) cannot be put in its place: \(FileDescriptor.Failure.last.reason)."
          )
        }
        Interruption.forgetUnfinishedFile()
      },
      abandon: {
        try? file.close()  // It may be closed already; the file goes in any case.
        unlink(temporary)
        Interruption.forgetUnfinishedFile()
      })
  }

  /// Creates a file of a name that nothing has yet, in the folder of the target.
  private static func newFile(
    beside target: String, named path: String
  ) throws(CommandError) -> (path: String, number: Int32) {
    let parts = target.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.dropLast().map { $0 + "/" }.joined()
    for attempt in 0..<100 {
      let name = "\(folder).timeline-dump-\(getpid())-\(attempt).tmp"
      var number: Int32 = -1
      var failure: Int32 = 0
      Interruption.rememberUnfinishedFile {
        number = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        failure = errno
        return number >= 0 ? name : nil
      }
      if number >= 0 { return (name, number) }
      errno = failure
      guard failure == EEXIST else { break }
    }
    // Only a folder can be missing where a new file is made.
    if errno == ENOENT, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) {
      let folder = String(path[..<slash])
      throw notCreatable(path, reason: "the folder \(folder.quotedPath) does not exist")
    }
    throw lastFailure(toCreate: path)
  }

  /// Why the last call of the C library failed; an interrupt is an end of its own.
  private static func lastFailure(toCreate path: String) -> CommandError {
    let failure = FileDescriptor.Failure.last
    return failure.code == EINTR
      ? .interrupted(Interruption.exitCode) : notCreatable(path, reason: failure.reason)
  }

  private static func notCreatable(_ path: String, reason: String) -> CommandError {
    .outputNotCreatable("The file \(path.quotedPath) cannot be created: \(reason).")
  }
}

extension FileDescriptor {
  /// Writes to the file that the user knows under a name.
  fileprivate func write(_ bytes: [UInt8], to path: String) throws(CommandError) {
    do throws(Failure) {
      try write(bytes)
    } catch {
      throw CommandError.writing(to: "the file \(path.quotedPath)", failed: error)
    }
  }

  /// Closes the file that the user knows under a name; a delayed failure to write shows here.
  fileprivate func close(_ path: String) throws(CommandError) {
    do throws(Failure) {
      try close()
    } catch {
      throw CommandError.writing(to: "the file \(path.quotedPath)", failed: error)
    }
  }
}

extension CommandError {
  /// Says why writing failed; an interrupt and a closed pipe are ends of their own.
  static func writing(
    to place: String, failed failure: FileDescriptor.Failure
  ) -> CommandError {
    switch failure.code {
    case EINTR: .interrupted(Interruption.exitCode)
    case EPIPE: .closedPipe
    default: .outputFailed("Writing to \(place) failed: \(failure.reason).")
    }
  }
}
