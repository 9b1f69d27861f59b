// Work on several threads whose results come in order.
// Layer: timeline-dump. Source: POSIX.1-2024, pthread_cond_wait(). Tests: OrderedWorkTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Numbered pieces of work, each of which makes some results.
///
/// Laws: the results that are taken, and their order, do not depend on the number of threads; those
/// that wait to be taken, or are being taken, weigh no more than `greatestWeight` and one result.
struct OrderedWork<Result: Sendable>: Sendable {
  /// How many pieces there are.
  let pieces: Int

  /// How many threads share them, beside the caller's, which takes the results; with one, or where
  /// the system has no more threads, the caller's does everything.
  let threads: Int

  /// The most that results weigh in all which wait to be taken.
  var greatestWeight = Int.max

  /// What a result weighs, such as its bytes.
  var weight: @Sendable (Result) -> Int = { _ in 1 }

  /// Does a piece: hands on its results in order, and returns early when it hears `false`.
  let work: @Sendable (_ piece: Int, _ handOn: (Result) -> Bool) -> Void

  /// Does all pieces and takes their results, those of the first piece first.
  ///
  /// No piece is begun before all are taken that lie more than `threads` before it. A thread whose
  /// result would weigh too much waits, but never with the piece that the caller waits for.
  ///
  /// - Throws: What `take` throws; the threads have ended then.
  func run(_ take: (Result) throws(CommandError) -> Void) throws(CommandError) {
    let crew = threads > 1 && pieces > 1 ? Crew(self) : nil
    // A system without threads to spare still gets its results.
    guard let crew, crew.start(count: min(threads, pieces)) else { return try runAlone(take) }
    do throws(CommandError) {
      for piece in 0..<pieces { try crew.takeResults(of: piece, take) }
    } catch {
      crew.dismiss()
      throw error
    }
    crew.dismiss()
  }

  private func runAlone(_ take: (Result) throws(CommandError) -> Void) throws(CommandError) {
    var failure: CommandError?
    for piece in 0..<pieces {
      work(piece) { result in
        do throws(CommandError) {
          try take(result)
        } catch {
          failure = error
        }
        return failure == nil
      }
      if let failure { throw failure }
    }
  }
}

/// The threads that share some work; a class, since all of them hold it.
///
/// What changes is read and written between `pthread_mutex_lock` and `unlock` only, and the threads
/// have ended when the last reference goes.
private final class Crew<Result: Sendable>: @unchecked Sendable {
  private let work: OrderedWork<Result>

  /// What is known of the pieces that are open: piece n is at n modulo their number.
  private var open: [Piece]

  /// The piece whose results are taken.
  private var first = 0

  /// The piece that is begun next.
  private var next = 0

  private var isDismissed = false
  private var members: [Thread] = []
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let change = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  /// What all results weigh that wait or are being taken.
  private var weight = 0

  private struct Piece {
    var results: [Result] = []
    var isDone = false
    /// How many of its results wait or are being taken.
    var untaken = 0
  }

  init(_ work: OrderedWork<Result>) {
    self.work = work
    open = [Piece](repeating: Piece(), count: work.threads + 1)
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(change, nil)
  }

  deinit {
    pthread_cond_destroy(change)
    pthread_mutex_destroy(mutex)
    change.deallocate()
    mutex.deallocate()
  }

  /// Starts threads, as many as there are to be had; `false` if there is none.
  func start(count: Int) -> Bool {
    for _ in 0..<count {
      guard let thread = Thread({ self.serve() }) else { break }
      members.append(thread)
    }
    return !members.isEmpty
  }

  /// Lets the threads end, and waits for them.
  func dismiss() {
    locked {
      isDismissed = true
      pthread_cond_broadcast(change)
    }
    for member in members { member.join() }
    members = []
  }

  /// Takes the results of the first open piece as they come, then closes it.
  func takeResults(
    of piece: Int, _ take: (Result) throws(CommandError) -> Void
  ) throws(CommandError) {
    let place = piece % open.count
    while let result = nextResult(of: place) {
      try take(result)
      let relief = work.weight(result)
      locked {
        weight -= relief
        open[place].untaken -= 1
        pthread_cond_broadcast(change)
      }
    }
    locked {
      open[place].isDone = false
      first += 1
      pthread_cond_broadcast(change)
    }
  }

  /// The next result of a piece, once it is there; `nil` if the piece is done.
  private func nextResult(of place: Int) -> Result? {
    locked {
      while open[place].results.isEmpty && !open[place].isDone {
        pthread_cond_wait(change, mutex)
      }
      return open[place].results.isEmpty ? nil : open[place].results.removeFirst()
    }
  }

  /// What each thread does.
  private func serve() {
    while let piece = nextPiece() {
      work.work(piece) { add($0, to: piece) }
      locked {
        open[piece % open.count].isDone = true
        pthread_cond_broadcast(change)
      }
    }
  }

  /// The next piece to do, once it may be begun; `nil` if there is none, or all is over.
  private func nextPiece() -> Int? {
    locked {
      while !isDismissed && next < work.pieces && next >= first + open.count {
        pthread_cond_wait(change, mutex)
      }
      guard !isDismissed, next < work.pieces else { return nil }
      defer { next += 1 }
      return next
    }
  }

  /// Adds a result, once there is room for it; `false` if no more are wanted.
  private func add(_ result: Result, to piece: Int) -> Bool {
    let place = piece % open.count
    let burden = work.weight(result)
    return locked {
      // The caller waits for the first piece once it has taken all of it that there is.
      while !isDismissed && weight > work.greatestWeight - burden
        && (piece != first || open[place].untaken > 0)
      {
        pthread_cond_wait(change, mutex)
      }
      open[place].results.append(result)
      open[place].untaken += 1
      weight += burden
      if piece == first { pthread_cond_broadcast(change) }
      return !isDismissed
    }
  }

  private func locked<Value>(_ body: () -> Value) -> Value {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }
}
