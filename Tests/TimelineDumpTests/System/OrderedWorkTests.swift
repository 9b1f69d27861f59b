// Work on several threads whose results come in order.

import Foundation
import Synchronization
import Testing

@testable import timeline_dump

@Suite struct OrderedWorkTests {
  /// Piece n makes n % 4 results, and takes a while of its own.
  static func work(pieces: Int, threads: Int) -> OrderedWork<[Int]> {
    OrderedWork(pieces: pieces, threads: threads) { piece, handOn in
      usleep(UInt32((piece * 7919) % 13) * 50)
      for index in 0..<piece % 4 where !handOn([piece, index]) { return }
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 2, 57])
  func `results come in order, whatever the number of threads`(threads: Int, pieces: Int) throws {
    var results: [[Int]] = []
    try Self.work(pieces: pieces, threads: threads).run { (result) throws(CommandError) in
      results.append(result)
    }
    #expect(results == (0..<pieces).flatMap { piece in (0..<piece % 4).map { [piece, $0] } })
  }

  @Test(arguments: [1, 2, 5]) func `an error ends all of it`(threads: Int) {
    let begun = Mutex(0)
    let work = OrderedWork<Int>(pieces: 10_000, threads: threads) { piece, handOn in
      begun.withLock { $0 = max($0, piece) }
      _ = handOn(piece)
    }
    var last = -1
    #expect(throws: CommandError.closedPipe) {
      try work.run { (result) throws(CommandError) in
        last = result
        if result == 20 { throw .closedPipe }
      }
    }
    #expect(last == 20)
    #expect(begun.withLock { $0 } <= 20 + threads + 1)
  }

  @Test func `a piece hears that no more is wanted`() {
    let count = Mutex(0)
    let work = OrderedWork<Int>(pieces: 1, threads: 1) { _, handOn in
      for index in 0..<1_000_000 {
        count.withLock { $0 += 1 }
        if !handOn(index) { return }
      }
    }
    #expect(throws: CommandError.closedPipe) {
      try work.run { (result) throws(CommandError) in if result == 3 { throw .closedPipe } }
    }
    #expect(count.withLock { $0 } == 4)
  }

  @Test func `no piece is begun far before those that are waited for`() throws {
    let begun = Mutex(0)
    let threads = 3
    let work = OrderedWork<Int>(pieces: 200, threads: threads) { piece, handOn in
      begun.withLock { $0 = max($0, piece) }
      _ = handOn(piece)
    }
    try work.run { (piece) throws(CommandError) in
      usleep(200)
      #expect(begun.withLock { $0 } <= piece + threads)
    }
  }

  @Test(arguments: [1, 2, 3, 8], [0, 1, 5]) func `results that wait weigh no more than they may`(
    threads: Int, greatest: Int
  ) throws {
    let made = Mutex(0)
    var work = OrderedWork<Int>(pieces: 40, threads: threads) { piece, handOn in
      for index in 0..<9 where handOn(piece * 9 + index) { made.withLock { $0 += 1 } }
    }
    work.greatestWeight = greatest
    var taken: [Int] = []
    var most = 0
    try work.run { (result) throws(CommandError) in
      if result % 20 == 0 { usleep(500) }
      most = max(most, made.withLock { $0 } - taken.count)
      taken.append(result)
    }
    #expect(taken == Array(0..<360))
    #expect(most <= greatest + 1)
  }

  @Test func `one thread is the caller's own`() throws {
    let caller = ObjectIdentifier(Foundation.Thread.current)
    let own = Mutex(true)
    let work = OrderedWork<Int>(pieces: 3, threads: 1) { _, _ in
      own.withLock { $0 = $0 && ObjectIdentifier(Foundation.Thread.current) == caller }
    }
    try work.run { (_) throws(CommandError) in }
    #expect(own.withLock { $0 })
  }
}
