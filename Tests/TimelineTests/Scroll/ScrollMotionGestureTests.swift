// What each step of a gesture does to a scroll.

import Easing
import Testing
import Timeline

struct ScrollMotionGestureTests {
  @Test func `a release is measured over its last tenth of a second`() throws {
    // 300 points per second for 0.2 s, then a hold of 0.05 s: 15 points in 0.1 s.
    let held = try played("drag -60 0.2s; hold 0.05s; release", titlePhysics(snap: .none))
    #expect(abs(held.state(at: .milliseconds(250)).velocity - 150) <= 1e-9)
    // A hold of 0.1 s: nothing moved.
    let still = try played("drag -60 0.2s; hold 0.1s; release", titlePhysics(snap: .none))
    #expect(
      still.state(at: .milliseconds(300)) == ScrollState(offset: 60, velocity: 0, phase: .idle))
    // A touch of 0.05 s is shorter than that.
    let short = try played("hold 1s; drag -60 50ms; release", titlePhysics(snap: .none))
    #expect(abs(short.state(at: .milliseconds(1050)).velocity - 1200) <= 1e-9)
    // Two drags: 20 points in the first half of the window, -10 in the second.
    let turned = try played("drag -40 0.1s; drag -30 0.05s; release", titlePhysics(snap: .none))
    #expect(abs(turned.state(at: .milliseconds(150)).velocity - 100) <= 1e-9)
    // A touch without length has no velocity.
    let tapped = try played("set 500; touch; release", titlePhysics(snap: .none))
    #expect(tapped.state(at: .zero) == ScrollState(offset: 500, velocity: 0, phase: .idle))
  }

  @Test func `the velocity of a release beyond a limit is that of the finger`() throws {
    // The content lags behind the finger, whose pull moves at -200 points per second.
    let motion = try played("drag 100 0.5s; release")
    #expect(abs(motion.state(at: .milliseconds(500)).velocity + 200) <= 1e-9)
    #expect(motion.state(at: .milliseconds(500), side: .left).velocity > -200 * 0.55)
  }

  @Test func `at a limit the velocity is that of the side it is asked for`() throws {
    let motion = try played("drag -100 1s; drag 100 1s; drag -100 1s")
    #expect(abs(motion.state(at: .milliseconds(1500), side: .left).velocity + 200) <= 1e-9)
    #expect(abs(motion.state(at: .milliseconds(1500)).velocity + 110) <= 1e-9)
    #expect(abs(motion.state(at: .milliseconds(2500), side: .left).velocity - 110) <= 1e-9)
    #expect(abs(motion.state(at: .milliseconds(2500)).velocity - 200) <= 1e-9)
  }

  @Test func `heights of a drag count from where the finger came down`() throws {
    let motion = try played(
      "drag -200 0.1s; release 0; drag -50 0.1s; drag -20 0.1s; hold 1s; drag 0 1s",
      titlePhysics(snap: .none))
    #expect(try motion.offset(at: "0.2") == 250)
    #expect(try motion.offset(at: "0.3") == 220)
    #expect(try motion.offset(at: "2.3") == 200)
    #expect(motion.end == .milliseconds(2300))
    #expect(motion.state(at: RationalTime(100)).phase == .drag)
  }

  @Test func `a touch catches a decay where it is`() throws {
    let motion = try played("release 800; hold 0.25s; touch; hold 1s; drag -10 1s")
    let before = motion.state(at: .milliseconds(250), side: .left)
    #expect(before.phase == .decay)
    #expect(abs(before.offset - 157.351612) <= 5e-7)
    let after = motion.state(at: .milliseconds(250))
    #expect(after == ScrollState(offset: before.offset, velocity: 0, phase: .drag))
    #expect(abs(try motion.offset(at: "2.25") - 167.351612) <= 5e-7)
  }

  @Test func `a touch catches a bounce with the pull that shows there`() throws {
    // Held at -20.976223, the band's inverse gives the pull; 10 points more are banded on.
    let motion = try played("drag 100 0s; release 0; hold 0.2s; touch; drag 10 1s")
    let caught = try motion.offset(at: "0.2")
    #expect(abs(caught + 20.976223) <= 5e-7)
    let pull = 20.976223 * 852 / (0.55 * (852 - 20.976223)) + 10
    let banded = (1 - 1 / (pull * 0.55 / 852 + 1)) * 852
    #expect(abs(try motion.offset(at: "1.2") + banded) <= 1e-6)
  }

  @Test func `a touch catches a snap and a scroll`() throws {
    let snapped = try played("set 40; release 0; hold 60ms; touch; hold 1s")
    #expect(abs(try snapped.offset(at: "0.5") - 46.557478) <= 5e-7)
    let scrolled = try played("scroll 100 1s linear; hold 250ms; touch; hold 1s")
    #expect(abs(try scrolled.offset(at: "1") - 25) <= 1e-12)
    #expect(scrolled.state(at: RationalTime(1)).phase == .drag)
  }

  @Test func `a call jumps, and lifts the finger`() throws {
    let motion = try played("drag -40 0.4s; set 300; hold 0.5s; set 20")
    #expect(motion.state(at: .milliseconds(400), side: .left).offset == 40)
    let jumped = ScrollState(offset: 300, velocity: 0, phase: .idle)
    #expect(motion.state(at: .milliseconds(400)) == jumped)
    #expect(motion.state(at: .milliseconds(900), side: .left) == jumped)
    // It rests there, even in the middle of the collapse.
    #expect(motion.state(at: RationalTime(9)) == ScrollState(offset: 20, velocity: 0, phase: .idle))
  }

  @Test func `a call scrolls along a curve and rests there`() throws {
    let motion = try played("set 10; scroll 30 0.5s ease-in-out")
    #expect(try motion.offset(at: "0.25") == 20)
    #expect(motion.state(at: .milliseconds(250)).phase == .scroll)
    #expect(
      motion.state(at: .milliseconds(500)) == ScrollState(offset: 30, velocity: 0, phase: .idle))
    #expect(motion.end == .milliseconds(500))
  }

  @Test func `settling waits for rest, and for nothing else`() throws {
    let motion = try played("set 40; release 0; settle; drag -8 1s; settle; release 0")
    #expect(try motion.offset(at: "0.3") == 52)
    #expect(try motion.offset(at: "0.8") == 56)
    #expect(motion.end == .milliseconds(1300))
    let bounced = try played("drag 100 0s; release 0; settle; scroll 10 1s linear")
    #expect(bounced.end == RationalTime(1_792_544_266, 1_000_000_000))
  }

  @Test func `a gesture goes on to its last hold`() throws {
    #expect(try played("hold 3s").end == RationalTime(3))
    #expect(try played("set 40; release 0; hold 1s").end == RationalTime(1))
  }

  @Test func `steps at one time apply in order`() throws {
    let motion = try played("set 100; set 200; touch; drag -10 0s; drag -30 0s; hold 1s")
    #expect(motion.state(at: .zero).offset == 230)
    #expect(motion.state(at: .zero, side: .left).offset == 0)
  }

  @Test func `a touch further out than any pull is refused`() throws {
    #expect(
      throws: TimelineError.scroll(
        .overscrollOutOfReach(step: 2, overscroll: 852, dimension: 852))
    ) { try played("set -852; touch") }
    // A fling into the edge at 24000 points per second swings out by more than 852 points.
    #expect(throws: TimelineError.self) { try played("release -24000; hold 0.1s; drag 0 1s") }
    #expect(throws: Never.self) { try played("release -24000; hold 0.9s; drag 0 1s") }
  }

  @Test func `a release that is measured too fast is refused`() throws {
    #expect(throws: TimelineError.self) { try played("drag -1000000 1ns; release") }
  }

  @Test func `times beyond the domain are refused`() throws {
    // Denominators of the first primes after 10⁸, of which no two share a factor.
    let hold = "hold 1/100000007s; hold 1/100000037s"
    #expect(throws: TimelineError.scroll(.timeOutOfRange(step: 2))) { try played(hold) }
  }
}
