// How the frames of an export are shared out.

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
    #expect((plan.jobCount - 1) * 3 * bytes + plan.waitingBytes <= 512 << 20)
    #expect(plan.waitingBytes >= 128 << 20)
  }

  static let documented = [(1920 * 1080, 17), (3840 * 2160, 5), (1 << 26, 1)]

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
}
