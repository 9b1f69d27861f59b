// What of the machine is asked for.

import Foundation
import Testing

@testable import timeline_dump

@Suite struct MachineTests {
  static let statuses: [(String, Int?)] = [
    ("Name:\tx\nCpus_allowed:\t3\nCpus_allowed_list:\t0-1\n", 2), ("Cpus_allowed:\t1", 1),
    ("Cpus_allowed:\tff,ffffffff\n", 40), ("Cpus_allowed:\t00000000,80000001\n", 2),
    ("Cpus_allowed:\t0\n", nil), ("Cpus_allowed_list:\t0-1\n", nil), ("", nil),
  ]

  @Test(arguments: statuses) func `the processors that are allowed are counted`(
    status: String, count: Int?
  ) {
    #expect(Machine.allowedProcessorCount(inStatus: Array(status.utf8)) == count)
  }

  #if os(Linux)
    /// F_SETPIPE_SZ is 1031, F_GETPIPE_SZ 1032; a size is rounded up to a power of two.
    @Test func `a pipe becomes larger, never smaller`() throws {
      var ends: [Int32] = [0, 0]
      try #require(pipe(&ends) == 0)
      defer { for end in ends { close(end) } }
      Machine.enlargePipe(ends[1])
      #expect(fcntl(ends[1], 1032) == 1 << 20)
      Machine.enlargePipe(ends[1])
      #expect(fcntl(ends[1], 1032) == 1 << 20)
      // Only the superuser may go beyond a mebibyte by default.
      if fcntl(ends[1], 1031, Int32(1 << 21)) == 1 << 21 {
        Machine.enlargePipe(ends[1])
        #expect(fcntl(ends[1], 1032) == 1 << 21)
      }
    }

    /// The numbers of threads that the system counts while the program waits for a reader.
    @Test func `a process bound to one processor draws with one thread`() throws {
      let run = try BuiltProgram.shell(
        """
        mkfifo pipe; sleep 20 < pipe & reader=$!
        taskset -c "$(taskset -cp $$ | sed 's/.*[ ,-]//')" \\
          "$PROGRAM" shimmer --size 16x16 --frames '0..<100000' --format rgba > pipe & child=$!
        sleep 1; grep Threads /proc/$child/status; kill $child $reader; wait
        """)
      #expect(run.text == "Threads:\t1\n", "\(run.messages)")
    }
  #endif
}
