// What of the machine is asked for.
// Layer: timeline-dump. Source: Linux, proc_pid_status(5) and fcntl(2). Tests: MachineTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The machine as far as this process may use it.
enum Machine {
  /// How many processors run threads of this process at a time: on Linux those that it is bound to, as by
  /// `taskset`.
  ///
  /// A share of their time, as that of some containers, does not count.
  static func processorCount() -> Int {
    #if os(Linux)
      // `sched_getaffinity` is shown to GNU programs only; the kernel writes the same set here. Why it cannot be
      // read, as in a container without /proc, is of no interest: the processors of the machine are next best.
      let status = try? SystemServices.live().readFile("/proc/self/status", 1 << 16)
      if let count = status.flatMap(allowedProcessorCount) { return count }
    #endif
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The system's steady clock; POSIX allows the call in signal handlers.
  static func steadyNanoseconds() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  /// How many processors the line `Cpus_allowed` of a process's status names, or `nil` without one.
  ///
  /// The line is a number in hexadecimal, with a comma in front of each 32 bits: `ff,ffffffff`.
  static func allowedProcessorCount(inStatus bytes: [UInt8]) -> Int? {
    let name = "Cpus_allowed:"
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(name) {
      let count = line.dropFirst(name.count).reduce(0) {
        $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount
      }
      return count > 0 ? count : nil
    }
    return nil
  }

  /// As many bytes as Linux grants to every user.
  private static let largePipe: Int32 = 1 << 20

  /// Makes a pipe larger where the system can, so that frames of some megabytes
  /// need fewer turns of writer and reader; one that stays as it is does no harm.
  static func enlargePipe(_ pipe: Int32) {
    #if os(Linux)
      // The headers show these two to GNU programs only.
      let (setPipeSize, getPipeSize): (Int32, Int32) = (1031, 1032)
      let size = fcntl(pipe, getPipeSize)
      if size >= 0 && size < largePipe { _ = fcntl(pipe, setPipeSize, largePipe) }
    #endif
  }
}
