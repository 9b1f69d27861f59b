import Easing
import Scenes
import TestSupport
import Testing
import Timeline

/// Expected values: the model's vectors, to the digits printed there.
struct ToastLifeTests {
  /// A toast with events whose replaced animation does not remove it.
  func kept(_ events: [Toast.Event]) throws -> Toast {
    try Toast(
      Toast.Configuration {
        $0.events = events
        $0.removesWhenUnfinished = false
      })
  }

  func dismissal(fromModel: Bool = false) -> Toast.Event {
    Toast.Event(
      .dismiss, at: RationalTime(2), duration: .milliseconds(300), curve: .easeIn,
      beginsFromCurrentState: !fromModel)
  }

  func reshow(fromModel: Bool = false) -> Toast.Event {
    Toast.Event(
      .reshow, at: RationalTime(2), duration: .milliseconds(200), curve: .easeOut,
      beginsFromCurrentState: !fromModel)
  }

  @Test(arguments: [(2000, 0.785139), (2100, 0.662529), (2200, 0.383422)])
  func `a dismissal from the current state goes on from what is seen`(
    _ time: Int, _ expected: Double
  ) throws {
    let toast = try kept([dismissal()])
    let instance = toast.sample(at: .milliseconds(time)).instances[0]
    #expect(instance.isVisible && abs(instance.alpha - expected) <= 5e-7)
    #expect(toast.extent == .finite(end: .milliseconds(2300)))
    #expect(!toast.sample(at: .milliseconds(2300)).isVisible)
  }

  @Test func `a dismissal from the model makes the toast vanish at once`() throws {
    let toast = try kept([dismissal(fromModel: true)])
    for time in [2000, 2100, 2299] {
      let instance = toast.sample(at: .milliseconds(time)).instances[0]
      #expect(instance.isVisible && instance.alpha == 0, "\(time)")
    }
    #expect(!toast.sample(at: .milliseconds(2300)).isVisible)
  }

  @Test func `a re-show comes back from what is seen, or from the model`() throws {
    let (current, model) = (try kept([reshow()]), try kept([reshow(fromModel: true)]))
    func alpha(_ toast: Toast, _ time: Int) -> Double {
      toast.sample(at: .milliseconds(time)).instances[0].alpha
    }
    #expect(abs(alpha(current, 2100) - 0.932242) <= 5e-7)
    #expect(alpha(model, 2000) == 0)
    #expect(abs(alpha(model, 2100) - 0.684643) <= 5e-7)
    for toast in [current, model] {
      // It stays, opaque, and touches reach it: its model alpha is 1.
      let later = toast.sample(at: RationalTime(100)).instances[0]
      #expect(later.isVisible && later.alpha == 1 && later.isHitTestable)
      #expect(toast.extent == .finite(end: .milliseconds(2200)))
    }
  }

  @Test func `an animation that is replaced removes the toast unless told otherwise`() throws {
    for event in [dismissal(), dismissal(fromModel: true), reshow(), reshow(fromModel: true)] {
      let toast = try Toast(Toast.Configuration { $0.events = [event] })
      #expect(toast.extent == .finite(end: RationalTime(2)))
      #expect(toast.sample(at: .milliseconds(1999)).isVisible)
      #expect(!toast.sample(at: RationalTime(2)).isVisible)
    }
  }

  @Test func `a toast that came back is removed by a dismissal`() throws {
    let toast = try kept([
      Toast.Event(.dismiss, at: RationalTime(10), duration: .milliseconds(500)), reshow(),
    ])
    #expect(toast.sample(at: RationalTime(9)).topmost?.alpha == 1)
    #expect(toast.extent == .finite(end: .milliseconds(10_500)))
    #expect(!toast.sample(at: .milliseconds(10_500)).isVisible)
  }

  @Test func `a dismissal that a re-show replaces does not remove a toast that is kept`() throws {
    let late = Toast.Event(
      .reshow, at: .milliseconds(2100), duration: .milliseconds(200), curve: .linear)
    let toast = try kept([dismissal(), late])
    // From .662529, half of the way to 1.
    let halfway = toast.sample(at: .milliseconds(2200)).instances[0].alpha
    #expect(abs(halfway - (0.662529 + 1) / 2) <= 5e-7)
    #expect(toast.sample(at: RationalTime(60)).topmost?.alpha == 1)
  }

  @Test func `events at one time happen in the order of input`() throws {
    let last = try kept([dismissal(), reshow()])
    #expect(last.sample(at: RationalTime(3)).topmost?.alpha == 1)
    let first = try kept([reshow(), dismissal()])
    #expect(first.extent == .finite(end: .milliseconds(2300)))
  }

  @Test func `an event at the very end of the animation finds it finished`() throws {
    let toast = try kept([Toast.Event(.reshow, at: RationalTime(5))])
    #expect(toast.extent == .finite(end: RationalTime(5)))
    #expect(!toast.sample(at: RationalTime(5)).isVisible)
  }

  @Test func `an event changes the instance it names and no other`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.shows = [RationalTime(1), .zero]
        $0.events = [
          Toast.Event(.dismiss, show: 2, at: RationalTime(2), duration: .milliseconds(300))
        ]
      })
    let sample = toast.sample(at: .milliseconds(2100))
    #expect(sample.instance(ofShow: 1)?.isVisible == true)
    #expect(sample.instance(ofShow: 2)?.isVisible == false)
    #expect(sample.instance(ofShow: 3) == nil)
    #expect(toast.extent == .finite(end: RationalTime(6)))
  }

  @Test func `an instance is removed when its removing animation completes`() throws {
    let toast = try Toast(
      Toast.Configuration {
        $0.shows = [.zero, RationalTime(1)]
        $0.events = [dismissal(), Toast.Event(.reshow, show: 2, at: RationalTime(3))]
        $0.removesWhenUnfinished = false
      })
    #expect(toast.removal(ofShow: 1) == .milliseconds(2300))
    #expect(toast.removal(ofShow: 2) == nil && toast.removal(ofShow: 3) == nil)
    #expect(toast.extent == .finite(end: .milliseconds(3300)))
  }

  @Test func `times whose sum is beyond the limits are refused`() {
    for (show, duration) in [
      (RationalTime(1_000_000_000), RationalTime(5)),
      (RationalTime(1, 999_999_937), RationalTime(1, 3)),
    ] {
      let error = #expect(throws: SceneError.self) {
        try Toast(
          Toast.Configuration {
            $0.shows = [show]
            $0.duration = duration
          })
      }
      #expect(
        error?.description
          == "The input shows is \(show.notation); it takes times that add up with the others to at "
          + "most 10^9 s, in a fraction with a denominator of at most 10^9.")
    }
  }

  @Test func `an animation without a duration removes the toast at once`() throws {
    let toast = try Toast(Toast.Configuration { $0.duration = .zero })
    #expect(toast.extent == .finite(end: .zero))
    #expect(!toast.sample(at: .zero).isVisible)
  }

  @Test(arguments: 0..<100)
  func `from the current state alpha is continuous at each event`(_ seed: Int) throws {
    var random = SplitMix64(seed: seed)
    var events: [Toast.Event] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      events.append(
        Toast.Event(
          Bool.random(using: &random) ? .dismiss : .reshow,
          at: .random(upTo: 4, using: &random),
          duration: .random(upTo: 2, using: &random) + .milliseconds(1),
          curve: [.linear, .easeIn, .easeOut, .easeInOut].randomElement(using: &random) ?? .ease))
    }
    let toast = try kept(events)
    for event in events {
      let just = RationalTime(1, 1_000_000_000)
      guard event.time >= just else { continue }
      let before = toast.sample(at: event.time - just).instances[0]
      let after = toast.sample(at: event.time).instances[0]
      guard before.isVisible, after.isVisible else { continue }
      // Within a nanosecond of at most 1/1 ms · slope 3.
      try #require(abs(before.alpha - after.alpha) <= 3e-6 + 1e-12, "\(event.time)")
      try #require(after.alpha >= 0 && after.alpha <= 1, "\(event.time)")
    }
  }
}
