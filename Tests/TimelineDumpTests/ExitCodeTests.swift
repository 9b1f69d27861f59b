// Exit statuses, and which error ends with which.

import Testing

@testable import timeline_dump

@Suite struct ExitCodeTests {
  /// The numbers of sysexits(3), and 128 and the number of a signal.
  @Test(arguments: [
    (CommandError.usage("x"), Int32(64)), (.badData("x"), 65), (.inputNotReadable("x"), 66),
    (.wrongResult("x"), 70), (.outputNotCreatable("x"), 73), (.outputFailed("x"), 74),
    (.closedPipe, 0),
    (.interrupted(.interrupted), 130), (.interrupted(.terminated), 143),
    (.interrupted(.hungUp), 129),
  ])
  func `an error ends with its status`(error: CommandError, status: Int32) {
    #expect(error.status.rawValue == status)
  }

  @Test func `a closed pipe and an interrupt are quiet`() {
    #expect(CommandError.closedPipe.message == nil)
    #expect(CommandError.interrupted(.interrupted).message == nil)
    #expect(CommandError.usage("A sentence.").message == "A sentence.")
  }
}
