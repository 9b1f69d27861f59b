// How the frames of an export are shared out.

import TestSupport
import Testing

@testable import timeline_dump

@Suite struct ExportPlanTests {
  static let sizes = [1, 4 << 10, 2 << 20, 1920 * 1080 * 4, 3840 * 2160 * 4, 1 << 28]

  @Test(arguments: sizes) func `one thread draws all frames in one run`(bytes: Int) {
    let plan = ExportPlan(frameCount: 100_000, pictureBytes: bytes, jobs: 1)
    #expect(plan.jobCount == 1)
    #expect(plan.runLength == 100_000)
  }

  @Test(arguments: sizes, [1, 2, 3, 16, 64]) func `further threads stay within the budget`(
    bytes: Int, jobs: Int
  ) {
    let plan = ExportPlan(frameCount: 1000, pictureBytes: bytes, jobs: jobs)
    #expect((1...jobs).contains(plan.jobCount))
    let further = (plan.jobCount - 1) * ExportPlan.picturesPerJob * bytes
    #expect(further + plan.waitingBytes <= 512 << 20)
    #expect(plan.waitingBytes >= 128 << 20)
  }

  static let documented = [(1920 * 1080, 13), (3840 * 2160, 4), (1 << 26, 1)]

  @Test(arguments: documented) func `large pictures are drawn by as few threads as documented`(
    area: Int, jobs: Int
  ) {
    #expect(ExportPlan(frameCount: 1000, pictureBytes: 4 * area, jobs: 64).jobCount == jobs)
  }

  @Test(arguments: [2, 3, 16]) func `small pictures are drawn by as many threads as may`(jobs: Int)
  {
    let plan = ExportPlan(frameCount: 100_000, pictureBytes: 10_000, jobs: jobs)
    #expect(plan.jobCount == jobs)
    #expect(plan.runLength == 64)
  }

  @Test(arguments: 0...20) func `few frames are shared out, too`(count: Int) {
    let plan = ExportPlan(frameCount: count, pictureBytes: 10_000, jobs: 4)
    #expect(plan.jobCount == max(1, min(4, count)))
    #expect(count == 0 || plan.runLength == min(4, (count + 3) / 4) || plan.jobCount == 1)
  }

  /// What frames of the large title need in which the blur of its bar goes away, and is half there.
  private static func peakMemory(
    size: String, _ words: String, isReaderSlow: Bool = false
  ) throws -> Int {
    let call = "timeline large-title --frames 60...67 --size \(size) --format \(words)"
    guard isReaderSlow else { return try BuiltProgram.peakMemory(of: call) }
    // The status of a pipe is its reader's.
    return try BuiltProgram.peakMemory(
      of: "{ \(call); echo $? > status; } | (sleep 2; cat); exit $(cat status)")
  }

  @Test(
    .enabled(if: OutsideTool.hasPython("resource")),
    arguments: ["rgba", "y4m", "y4m --chroma 444", "apng"])
  func `a thread needs no more memory than planned`(format: String) throws {
    let little = try Self.peakMemory(size: "16x16", format + " --jobs 1")
    let picture = 4 * 1280 * 720
    let one = try Self.peakMemory(size: "1280x720", format + " --jobs 1") - little
    #expect(one <= ExportPlan.picturesPerJob * picture)
    // Three threads, and eight frames that wait for a reader that sleeps.
    let three =
      try Self.peakMemory(size: "1280x720", format + " --jobs 3", isReaderSlow: true) - little
    #expect(three <= (3 * ExportPlan.picturesPerJob + 8) * picture)
  }
}
