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
  /// How many processors run threads of this process at a time: on Linux those that `taskset` or a
  /// container allows.
  static func processorCount() -> Int {
    #if os(Linux)
      // `sched_getaffinity` is shown to GNU programs only; the kernel writes the same set here.
      let status = try? SystemServices.live().readFile("/proc/self/status", 1 << 16)
      if let count = status.flatMap(allowedProcessorCount) { return count }
    #endif
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// How many processors the line `Cpus_allowed` of a process's status names, or `nil` without one.
  ///
  /// The line is a number in hexadecimal, with a comma in front of each 32 bits: `ff,ffffffff`.
  static func allowedProcessorCount(inStatus bytes: [UInt8]) -> Int? {
    let name = "Cpus_allowed:"
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    where line.hasPrefix(name) {
      let count = line.dropFirst(name.count).reduce(0) { $0 + ($1.hexDigitValue ?? 0).nonzeroBitCount }
      return count > 0 ? count : nil
    }
    return nil
  }

  /// Makes a pipe on standard output larger where the system can, so that frames of some megabytes
  /// need fewer turns of writer and reader; one that stays as it is does no harm.
  static func enlargePipe() {
    #if os(Linux)
      let setPipeSize: Int32 = 1031  // F_SETPIPE_SZ, which the headers show to GNU programs only.
      _ = fcntl(STDOUT_FILENO, setPipeSize, Int32(1 << 20))
    #endif
  }
}
