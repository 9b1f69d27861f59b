// A thread of the process.
// Layer: timeline-dump. Source: POSIX.1-2024, pthread_create(), pthread_sigmask().
// Tests: OrderedWorkTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A thread that has been started and must be joined.
struct Thread {
  private let identifier: pthread_t

  /// As much as the main thread has on most systems; some give other threads far less.
  private static let stackSize = 8 << 20

  /// What the thread does; a class, since the C library carries one pointer to it.
  private final class Body {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread, or gives `nil` if the system has none left.
  ///
  /// Interrupts do not come to it, so that they end a call in which the main thread waits.
  init?(_ run: @escaping @Sendable () -> Void) {
    let body = Unmanaged.passRetained(Body(run))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    var earlier = Interruption.block()
    defer { pthread_sigmask(SIG_SETMASK, &earlier, nil) }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    guard pthread_create(&thread, &attributes, Self.start, body.toOpaque()) == 0 else {
      body.release()
      return nil
    }
    #if canImport(Darwin)
      guard let thread else { return nil }
    #endif
    identifier = thread
  }

  #if canImport(Darwin)
    private static let start: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? =
      {
        Unmanaged<Body>.fromOpaque($0).takeRetainedValue().run()
        return nil
      }
  #else
    private static let start:
      @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
        if let body = $0 { Unmanaged<Body>.fromOpaque(body).takeRetainedValue().run() }
        return nil
      }
  #endif

  /// Waits for its end.
  func join() {
    pthread_join(identifier, nil)
  }
}
