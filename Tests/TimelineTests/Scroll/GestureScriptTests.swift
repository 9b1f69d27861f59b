// The steps of a gesture.

import Easing
import Testing
import Timeline

struct GestureScriptTests {
  @Test(
    arguments: [
      .hold(RationalTime(-1, 1_000_000_000)), .hold(RationalTime(1001)),
      .hold(RationalTime(1, 1_000_000_001)), .drag(to: .nan, duration: .zero),
      .drag(to: 1_000_001, duration: .zero), .drag(to: 0, duration: RationalTime(-1)),
      .release(velocity: .infinity), .release(velocity: -1_000_001), .setOffset(.nan),
      .setOffset(-1e300), .scroll(to: .infinity, duration: .zero),
      .scroll(to: 0, duration: RationalTime(2000)),
    ] as [GestureScript.Step])
  func `a step with a number outside its range is refused`(step: GestureScript.Step) throws {
    let error = #expect(throws: TimelineError.self) { try GestureScript([.touch, step]) }
    guard case .scroll(.invalidStep(2, _, _, _)) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `steps at the ends of their ranges are taken`() throws {
    let steps: [GestureScript.Step] = [
      .hold(.zero), .hold(RationalTime(1000)), .drag(to: -1_000_000, duration: RationalTime(1000)),
      .release(velocity: 1_000_000), .release(), .setOffset(-1_000_000), .settle,
      .scroll(to: 1_000_000, duration: .zero),
    ]
    #expect(try GestureScript(steps).steps == steps)
  }

  @Test func `there are at most a thousand steps`() throws {
    let touches = [GestureScript.Step](repeating: .touch, count: 1000)
    #expect(try GestureScript(touches).steps.count == 1000)
    #expect(throws: TimelineError.scroll(.tooManySteps(1001))) {
      try GestureScript(touches + [.touch])
    }
  }
}
