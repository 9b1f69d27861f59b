// The entry point: arguments in, bytes and an exit status out.
// Layer: timeline-dump. Tests: OutputTests.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

Interruption.watch()
exit(CommandLineTool.run(bytes: ProcessArguments.live, .live()).rawValue)
