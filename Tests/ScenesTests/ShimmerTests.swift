import Easing
import Scenes
import Testing
import Timeline

struct ShimmerTests {
  @Test func dump() throws {
    let s = try Shimmer()
    let cols = s.columns
    print("frame,time_s," + cols.map(\.heading).joined(separator: ","))
    for f in s.sampled(at: try FrameRate(60)) {
      print(f.number, f.time.doubleValue, cols.map { "\($0.value(f.sample))" }.joined(separator: ","))
    }
  }
}
