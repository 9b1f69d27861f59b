// Interrupts, noticed between two writes.
// Layer: timeline-dump. Source: POSIX.1-2024, sigaction(). Tests: OutputTests.

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
  /// The signal that asked, or 0; set by the signal handler, which may do nothing more than that.
  private static let request = Atomic<Int32>(0)

  /// When it asked, in nanoseconds of the system's steady clock.
  private static let requestTime = Atomic<UInt64>(0)

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
  /// second. Sooner it counts as the same one: `timeout`, for one, signals a process and its group.
  static func watch() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { number in
      let now = Machine.steadyNanoseconds()
      if Interruption.requestTime.load(ordering: .relaxed) == 0 {
        Interruption.requestTime.store(now, ordering: .relaxed)
        Interruption.request.store(number, ordering: .relaxed)
      } else if now - Interruption.requestTime.load(ordering: .relaxed) > 1_000_000_000 {
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
