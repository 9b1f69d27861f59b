import Easing
import Scenes
import Testing
import Timeline

struct ShimmerPresentationTests {
  func shimmer(
    presentedAt starts: [Int], dismissedAt ends: [Int?],
    _ change: (inout Shimmer.Configuration) -> Void = { _ in }
  ) throws -> Shimmer {
    var configuration = Shimmer.Configuration(change)
    configuration.presentedAt = starts.map { RationalTime($0) }
    configuration.dismissedAt = ends.map { $0.map { RationalTime($0) } }
    return try Shimmer(configuration)
  }

  @Test(arguments: [
    ([0], [3], 3), ([0, 5], [3, 8], 8), ([0, 3], [3, 3], 3), ([1, 1], [nil, 4], 4),
  ])
  func `a scene ends when its last presentation is dismissed`(
    _ starts: [Int], _ ends: [Int?], _ end: Int
  ) throws {
    let shimmer = try shimmer(presentedAt: starts, dismissedAt: ends)
    #expect(shimmer.extent == .finite(end: RationalTime(end)))
    #expect(!shimmer.sample(at: RationalTime(end)).isVisible)
  }

  @Test func `a scene that is not dismissed ends when its last animation does`() throws {
    let shimmer = try shimmer(presentedAt: [0, 5], dismissedAt: [3]) {
      $0.repetition = .count(2)
      $0.delay = RationalTime(1, 2)
      $0.delayMode = .eachCycle
    }
    #expect(shimmer.extent == .finite(end: RationalTime(8)))
    #expect(shimmer.sample(at: RationalTime(8)).isVisible)
    #expect(shimmer.sample(at: RationalTime(8)).progress == 1)
  }

  @Test func `a scene without an end shows what comes before its period once`() throws {
    let shimmer = try shimmer(presentedAt: [0, 5], dismissedAt: [3]) {
      $0.delay = RationalTime(1, 2)
      $0.autoreverses = true
    }
    #expect(shimmer.extent == .endless(period: RationalTime(2), start: RationalTime(11, 2)))
  }

  @Test(arguments: [
    ([2], [1], "1s", "2s"), ([0, 5], [6], "6s", "0s,5s"), ([0], [1, 2], "1s,2s", "0s"),
    ([0, 5], [3, 4], "3s,4s", "0s,5s"),
  ])
  func `a dismissal outside its presentation is refused`(
    _ starts: [Int], _ ends: [Int?], _ value: String, _ presentations: String
  ) {
    let error = #expect(throws: SceneError.self) {
      try shimmer(presentedAt: starts, dismissedAt: ends)
    }
    #expect(
      error?.description
        == "The input dismissed-at is \(value); it takes for each presentation never, or a "
        + "time that is not before it and not after the next one, where presented-at is "
        + "\(presentations).")
  }

  @Test func `times whose sum is beyond the limits are refused`() {
    let limits =
      "it takes a time that adds up with the others to at most 10^9 s, in a fraction with a "
      + "denominator of at most 10^9."
    let long = #expect(throws: SceneError.self) {
      try shimmer(presentedAt: [1_000_000_000], dismissedAt: []) { $0.repetition = .once }
    }
    #expect(long?.description == "The input duration is 1s; \(limits)")
    let many = #expect(throws: SceneError.self) {
      try shimmer(presentedAt: [0], dismissedAt: []) {
        $0.repetition = .count(1_000_000_000)
        $0.duration = RationalTime(2)
      }
    }
    #expect(many?.description == "The input duration is 2s; \(limits)")
    let fine = #expect(throws: SceneError.self) {
      try shimmer(presentedAt: [0], dismissedAt: []) {
        $0.delay = RationalTime(1, 999_999_937)
        $0.duration = RationalTime(1, 3)
        $0.delayMode = .eachCycle
      }
    }
    #expect(fine?.description == "The input delay is 1/999999937s; \(limits)")
    let late = #expect(throws: SceneError.self) {
      try shimmer(presentedAt: [1_000_000_000], dismissedAt: []) { $0.delay = RationalTime(1) }
    }
    #expect(late?.description == "The input presented-at is 1000000000s; \(limits)")
  }
}
