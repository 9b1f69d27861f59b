// How far an export got, while it runs and where it stops.
// Layer: timeline-dump. Tests: PictureOutputTests, FigureTests.

extension PictureOutput {
  /// Lets a body go through frames and count them; a terminal shows how far it is.
  ///
  /// - Throws: What the body throws, with how many frames are done and how to go on.
  func follow(
    _ numbers: Range<Int>,
    _ body: (inout Progress) throws(CommandError) -> Void
  ) throws(CommandError) {
    // A line of progress amid what is written could not be read.
    var progress = Progress(total: numbers.count, on: isTerminal ? nil : system.terminal())
    do throws(CommandError) {
      try body(&progress)
    } catch {
      progress.end()
      throw error.explained(isNumbered: isNumbered, done: progress.done, of: numbers)
    }
    progress.end()
  }
}
