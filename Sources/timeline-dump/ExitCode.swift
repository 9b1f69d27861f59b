// How the program ends.
// Layer: timeline-dump. Source: BSD sysexits(3). Tests: ExitCodeTests.

/// The exit status of the program.
enum ExitCode: Int32, Hashable, Sendable, CaseIterable {
  /// All went well, or the reader of the output closed its end.
  case success = 0

  /// The command line is wrong.
  case usage = 64

  /// The content of a file or of standard input is wrong.
  case badData = 65

  /// A file that is to be read cannot be.
  case inputNotReadable = 66

  /// The program computes other results than it should.
  case wrongResult = 70

  /// A file that is to be written cannot be created.
  case outputNotCreatable = 73

  /// Writing failed.
  case outputFailed = 74

  /// A hang-up ended the program: 128 and the number of SIGHUP.
  case hungUp = 129

  /// An interrupt ended the program: 128 and the number of SIGINT.
  case interrupted = 130

  /// A request to terminate ended the program: 128 and the number of SIGTERM.
  case terminated = 143
}
