// Which file a path leads to.
// Layer: timeline-dump. Source: POSIX.1-2024, stat(). Tests: LogoOptionTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A regular file, whatever path led to it.
struct FileIdentity: Hashable {
  /// The device that holds it.
  private let device: dev_t
  /// Its number there.
  private let number: ino_t

  /// The file at a path, links followed; `nil` if there is none, or it is no regular file.
  init?(ofFileAt path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    device = status.st_dev
    number = status.st_ino
  }
}
