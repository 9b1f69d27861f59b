// Bytes in and out of a file descriptor.
// Layer: timeline-dump. Source: POSIX.1-2024, read() and write(). Tests: OutputTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file of the process.
struct FileDescriptor: Hashable, Sendable {
  /// Its number.
  let number: Int32

  /// Why a call failed: the number that the C library gives.
  struct Failure: Error, Hashable {
    let code: Int32

    /// The failure of the last call.
    static var last: Failure { Failure(code: errno) }

    /// What the C library says of it, without a full stop: `No space left on device`.
    var reason: String { String(cString: strerror(code)) }
  }

  static let standardInput = FileDescriptor(number: STDIN_FILENO)
  static let standardOutput = FileDescriptor(number: STDOUT_FILENO)
  static let standardError = FileDescriptor(number: STDERR_FILENO)

  /// Writes all bytes, however many calls that takes.
  ///
  /// - Parameters:
  ///   - bytes: What to write.
  ///   - endsEarly: Whether a request to stop ends the writing.
  /// - Throws: `Failure`, after some of the bytes may have been written.
  func write(_ bytes: [UInt8], endsEarly: Bool = true) throws(Failure) {
    var start = 0
    while start < bytes.count {
      if endsEarly { try Interruption.check() }
      // The buffer pointer lives for the call only; `write` takes nothing else.
      let count = bytes.withUnsafeBytes { buffer in
        #if canImport(Glibc)
          Glibc.write(number, buffer.baseAddress?.advanced(by: start), bytes.count - start)
        #elseif canImport(Musl)
          Musl.write(number, buffer.baseAddress?.advanced(by: start), bytes.count - start)
        #else
          Darwin.write(number, buffer.baseAddress?.advanced(by: start), bytes.count - start)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      start += count
    }
  }

  /// Reads the next bytes, at most `limit`; none at the end.
  func read(upTo limit: Int) throws(Failure) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: limit)
    while true {
      try Interruption.check()
      let count = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Glibc)
          Glibc.read(number, buffer.baseAddress, limit)
        #elseif canImport(Musl)
          Musl.read(number, buffer.baseAddress, limit)
        #else
          Darwin.read(number, buffer.baseAddress, limit)
        #endif
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      bytes.removeLast(limit - count)
      return bytes
    }
  }

  /// Closes the file.
  func close() throws(Failure) {
    #if canImport(Glibc)
      let status = Glibc.close(number)
    #elseif canImport(Musl)
      let status = Musl.close(number)
    #else
      let status = Darwin.close(number)
    #endif
    // After an interrupted close the number is free on Linux; closing again could hit another file.
    if status != 0 && errno != EINTR { throw .last }
  }
}
