import Testing
import Timeline

@Suite struct PlaybackDirectionTests {
  @Test func `the words are those of Web Animations`() throws {
    let words = ["normal", "reverse", "alternate", "alternate-reverse"]
    #expect(PlaybackDirection.allCases.map(\.rawValue) == words)
    #expect(
      try words.map { try PlaybackDirection(parsing: $0) } == PlaybackDirection.allCases)
  }

  @Test(arguments: ["", "alternateReverse", "alternate_reverse", "Normal", "forwards"])
  func `another word is an error with that word`(_ text: String) {
    expectInvalid("direction", text) { () throws(TimelineError) in
      _ = try PlaybackDirection(parsing: text)
    }
  }

  @Test(arguments: [
    (PlaybackDirection.normal, [false, false, false], false),
    (.reverse, [true, true, true], true),
    (.alternate, [false, true, false], false),
    (.alternateReverse, [true, false, true], false),
  ])
  func `iterations are reversed as the direction says`(
    _ direction: PlaybackDirection, _ finite: [Bool], _ infinite: Bool
  ) {
    #expect((0..<3).map { direction.isReversed(inIteration: .finite($0)) } == finite)
    #expect(direction.isReversed(inIteration: .infinite) == infinite)
  }
}
