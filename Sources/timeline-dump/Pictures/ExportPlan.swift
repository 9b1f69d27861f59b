// How the frames of an export are shared out.
// Layer: timeline-dump. Tests: ExportPlanTests.

/// How many threads draw, and how many frames follow each other in one encoder.
///
/// One thread needs what it needs: its picture, those of groups, the encoded frame; since a picture has
/// at most `PictureLayout.greatestArea` pixels, that is less than 1 GiB for every scene and format, as
/// `docs/FORMATS.md` tells in figures. All that further threads need, and the frames that wait for their
/// turn, stay within `memoryBudget`.
struct ExportPlan: Hashable, Sendable {
  /// How many threads draw, at least 1.
  let jobCount: Int

  /// How many frames follow each other in one encoder, which draws only what changes; each run but
  /// the first costs the drawing of a whole picture more.
  let runLength: Int

  /// The most bytes of encoded frames that wait to be taken.
  let waitingBytes: Int

  /// The most bytes beyond those of one thread.
  static let memoryBudget = 512 << 20

  /// How many pictures' worth of memory a thread needs at most: the picture, what a group or a blur needs,
  /// the encoded frame, and the one before it that waits for its turn.
  static let picturesPerJob = 4

  /// How many runs each thread gets if there are enough frames, so that all end at about one time.
  private static let runsPerJob = 4

  /// Shorter runs cost drawing, and are for few frames only.
  private static let shortestRun = 4

  /// Longer ones save next to nothing, and delay the first frames behind them.
  private static let longestRun = 64

  /// Shares out frames.
  ///
  /// - Parameters:
  ///   - frameCount: How many frames there are.
  ///   - pictureBytes: How many bytes the pixels of one need.
  ///   - jobs: How many threads may draw, at least 1.
  init(frameCount: Int, pictureBytes: Int, jobs: Int) {
    let jobBytes = Self.picturesPerJob * max(1, pictureBytes)
    // A quarter of the budget is left to frames that wait.
    let affordable = 1 + Self.memoryBudget / 4 * 3 / jobBytes
    jobCount = max(1, min(jobs, affordable, frameCount))
    waitingBytes = Self.memoryBudget - (jobCount - 1) * jobBytes
    guard jobCount > 1 else {
      runLength = max(1, frameCount)
      return
    }
    let fair = frameCount / (Self.runsPerJob * jobCount)
    let held = waitingBytes / (jobCount * max(1, pictureBytes))
    let shortest = min(Self.shortestRun, (frameCount + jobCount - 1) / jobCount)
    runLength = max(shortest, min(fair, held, Self.longestRun))
  }
}
