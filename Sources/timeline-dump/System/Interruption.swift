// Interrupts, noticed between two writes.
// Layer: timeline-dump. Source: POSIX.1-2024, sigaction(), "Signal Concepts". Tests: InterruptionTests, OutputTests.

import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether the user has asked the program to stop.
enum Interruption {
  /// The signal that asked, or 0; set by the signal handler.
  private static let request = Atomic<Int32>(0)

  /// When it asked, in nanoseconds of the system's steady clock.
  private static let requestTime = Atomic<UInt64>(0)

  /// Where in memory the name of the half-written file is, or 0.
  ///
  /// One is open at a time; a pointer would not be `Sendable`.
  private static let unfinishedFile = Atomic<UInt>(0)

  /// The signals that ask the program to stop.
  static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// The status to exit with after a request.
  static var exitCode: ExitCode {
    switch request.load(ordering: .relaxed) {
    case SIGHUP: .hungUp
    case SIGTERM: .terminated
    default: .interrupted
    }
  }

  /// From now on an interrupt, a hang-up or a request to terminate is noticed by `check`, and a
  /// closed pipe or a limit on the size of files is a failed write.
  ///
  /// Another interrupt ends the program at once, should the first not have been noticed within a
  /// second; the file that is half written goes. Sooner it counts as the same one: `timeout`, for one,
  /// signals a process and its group.
  static func watch() {
    // What is static comes to be when it is first touched; in a handler, that might wait for ever.
    request.store(0, ordering: .relaxed)
    requestTime.store(0, ordering: .relaxed)
    forgetUnfinishedFile()
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      let now = Machine.steadyNanoseconds()
      if Interruption.requestTime.load(ordering: .relaxed) == 0 {
        Interruption.requestTime.store(now, ordering: .relaxed)
        Interruption.request.store(number, ordering: .relaxed)
      } else if now - Interruption.requestTime.load(ordering: .relaxed) > 1_000_000_000 {
        // POSIX allows `unlink` in signal handlers. Whoever takes the name away owns it, and nobody
        // needs its memory back from a process that ends.
        if let name = Interruption.takeUnfinishedFile() { unlink(name) }
        // The handler that is running holds the signal back until it returns.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    setHandler(handler, of: &action)
    // Without SA_RESTART a read that waits for input returns, so that the request is noticed.
    for number in signals {
      var earlier = sigaction()
      sigaction(number, &action, &earlier)
      // Who started the program with a signal ignored, as `nohup` does, wants that.
      if isIgnored(earlier) { sigaction(number, &earlier, nil) }
    }
  }

  /// Makes a file by a body that returns its name; from then on an interrupt that ends the
  /// program at once removes it.
  ///
  /// No interrupt comes between the making and the remembering.
  static func rememberUnfinishedFile(madeBy make: () -> String?) {
    var earlier = block()
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    guard let name = make() else { return }
    forgetUnfinishedFile()
    unfinishedFile.store(UInt(bitPattern: strdup(name)), ordering: .releasing)
  }

  /// Leaves the file alone from now on: it has its place, or is gone.
  static func forgetUnfinishedFile() { free(takeUnfinishedFile()) }

  /// The name of the file, which is the caller's from now on.
  private static func takeUnfinishedFile() -> UnsafeMutablePointer<CChar>? {
    UnsafeMutablePointer(bitPattern: unfinishedFile.exchange(0, ordering: .acquiring))
  }

  /// Holds the signals back from the calling thread.
  ///
  /// - Returns: What was held back before, for `pthread_sigmask` to restore.
  static func block() -> sigset_t {
    var blocked = sigset_t()
    var earlier = sigset_t()
    sigemptyset(&blocked)
    for signal in signals { sigaddset(&blocked, signal) }
    pthread_sigmask(SIG_BLOCK, &blocked, &earlier)
    return earlier
  }

  private static func setHandler(
    _ handler: @escaping @convention(c) (Int32) -> Void, of action: inout sigaction
  ) {
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_u.__sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether the user has asked the program to stop.
  static var isRequested: Bool { request.load(ordering: .relaxed) != 0 }

  /// Throws if the user has asked the program to stop.
  static func check() throws(FileDescriptor.Failure) {
    if isRequested { throw FileDescriptor.Failure(code: EINTR) }
  }
}
