// The terminals behind standard output and standard error.
// Layer: timeline-dump. Source: POSIX.1-2024, isatty(); Linux, ioctl_tty(2).
// Tests: ProgressTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A terminal on which a line is written again and again.
struct Terminal {
  /// How many columns it has now.
  let width: () -> Int

  /// Writes text as it is.
  let write: (String) -> Void

  /// Nanoseconds since some moment of the past.
  let now: () -> UInt64

  /// How many columns the terminal behind a file descriptor has, or `nil` if no terminal is there.
  static func width(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
      return standardWidth
    }
    return Int(size.ws_col)
  }

  /// The width of a terminal that does not tell its own.
  private static let standardWidth = 80

  /// The terminal behind standard error, or `nil` if a file or a pipe is there.
  static func live() -> Terminal? {
    guard isatty(STDERR_FILENO) == 1 else { return nil }
    return Terminal(
      width: { width(of: STDERR_FILENO) ?? standardWidth },
      write: { text in
        // There is nowhere left to say that standard error cannot be written.
        try? FileDescriptor.standardError.write(Array(text.utf8), endsEarly: false)
      },
      now: Machine.steadyNanoseconds)
  }
}
