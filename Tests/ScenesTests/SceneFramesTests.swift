import Scenes
import Testing
import Timeline

struct SceneFramesTests {
  @Test func `frames carry their numbers, exact times and samples`() throws {
    let shimmer = try Shimmer()
    let frames = shimmer.sampled(at: .ntsc30)
    #expect(frames.count == 30 && frames.startIndex == 0)
    for (number, frame) in frames.enumerated() {
      #expect(frame.number == number)
      #expect(frame.time == RationalTime(number * 1001, 30_000))
      #expect(frame.sample == shimmer.sample(at: frame.time))
    }
  }

  @Test func `frames outside the extent can be asked for`() throws {
    let frames = try Toast().sampled(at: .fps60, frames: -2..<3)
    #expect(frames.map(\.number) == [-2, -1, 0, 1, 2])
    #expect(frames.map(\.sample.isVisible) == [false, false, true, true, true])
    #expect(frames[-1].time == RationalTime(-1, 60))
  }

  @Test func `a slice and the reverse are the same frames`() throws {
    let frames = try Shimmer().sampled(at: .fps60)
    #expect(frames.reversed().map(\.number) == Array((0..<60).reversed()))
    #expect(
      frames[10..<12].map(\.sample.progress) == [frames[10], frames[11]].map(\.sample.progress))
  }
}
