import Easing
import Scenes
import Testing
import Timeline

/// Expected values: whole frames by hand.
struct SceneExtentTests {
  @Test(arguments: [
    // end in ms, frames per second, count
    (5000, FrameRate.fps60, 301), (5001, .fps60, 302), (0, .fps60, 1), (1, .fps24, 2),
    (1001, .ntsc30, 31),
  ])
  func `a finite scene's last frame is at its end or just after`(
    _ end: Int, _ rate: FrameRate, _ count: Int
  ) {
    let numbers = SceneExtent.finite(end: .milliseconds(end)).frameNumbers(at: rate)
    #expect(numbers == 0..<count)
  }

  @Test(arguments: [
    // period and start in ms, frames per second, count
    (1000, 0, FrameRate.fps60, 60), (1000, 500, .fps60, 90), (1250, 0, .fps30, 38),
    (1, 0, .fps24, 1), (1001, 0, .ntsc30, 30),
  ])
  func `an endless scene's frames are those before the end of its first period`(
    _ period: Int, _ start: Int, _ rate: FrameRate, _ count: Int
  ) {
    let extent = SceneExtent.endless(period: .milliseconds(period), start: .milliseconds(start))
    #expect(extent.frameNumbers(at: rate) == 0..<count)
  }

  @Test func `an extent beyond all limits has as many frames as can be counted`() {
    let far = RationalTime(seconds: Rational(1 << 120))
    #expect(SceneExtent.finite(end: far).frameNumbers(at: .fps60) == 0..<Int.max)
    #expect(SceneExtent.endless(period: far).frameNumbers(at: .fps60) == 0..<Int.max)
    #expect(SceneExtent.endless(period: .zero).frameNumbers(at: .fps60) == 0..<1)
    #expect(SceneExtent.finite(end: RationalTime(-1)).frameNumbers(at: .fps60) == 0..<1)
  }
}
