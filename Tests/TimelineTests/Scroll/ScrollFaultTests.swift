// What is said about a scroll or a gesture that is wrong.

import Testing
import Timeline

struct ScrollFaultTests {
  private func message(_ attempt: () throws -> Void) -> String {
    do {
      try attempt()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `each fault is a full sentence with the value and what is accepted`() throws {
    let physics = try ScrollPhysics(length: 1000, band: RubberBand(dimension: 100))
    let messages = [
      message { _ = try RubberBand(dimension: 0.5) },
      message { _ = try GestureScript(parsing: "hold 1s; jump 3") },
      message { _ = try GestureScript([.setOffset(-2_000_000)]) },
      message { _ = try GestureScript([.hold(RationalTime(2000))]) },
      message { _ = try GestureScript([GestureScript.Step](repeating: .touch, count: 1234)) },
      message {
        _ = try ScrollMotion(GestureScript([.setOffset(-128), .touch]), physics: physics)
      },
      message {
        let slow = try ScrollPhysics(
          length: 1_000_000, band: RubberBand(dimension: 100), decelerationRate: 1 - 0x1p-52)
        _ = try ScrollMotion(GestureScript([.release(velocity: 1)]), physics: slow)
      },
    ]
    #expect(
      messages == [
        "The rubber dimension of the scroll is 0.5; it takes a number from 1 to 1000000.",
        "The gesture has \"jump\" at character 10, where it takes "
          + "drag, hold, release, scroll, set, settle or touch.",
        "The offset of step 1 of the gesture is -2000000; it takes a number from -1000000 to "
          + "1000000.",
        "The duration of step 1 of the gesture is 2000s; it takes a time from 0s to 1000s.",
        "The gesture has 1234 steps; it takes at most 1000.",
        "Step 2 of the gesture touches an overscroll of 128 points; a finger holds less than "
          + "the rubber band's dimension, 100 points.",
        "The motion of step 1 of the gesture ends too late or at too fine a time; a motion "
          + "lasts at most 10^6 seconds and ends before 10^9 seconds, and denominators of times "
          + "are at most 10^12.",
      ])
  }
}
