import Testing
import Timeline

@Suite struct FillModeTests {
  @Test func `the words are those of Web Animations`() throws {
    let words = ["none", "forwards", "backwards", "both", "auto"]
    #expect(FillMode.allCases.map(\.rawValue) == words)
    #expect(try words.map { try FillMode(parsing: $0) } == FillMode.allCases)
  }

  @Test(arguments: ["", "Both", "forward", "both "])
  func `another word is an error with that word`(_ text: String) {
    expectInvalid("fill", text) { () throws(TimelineError) in _ = try FillMode(parsing: text) }
  }

  @Test func `automatic fill is none`() {
    #expect(FillMode.auto.computed == FillMode.none)
    #expect(FillMode.allCases.dropLast().allSatisfy { $0.computed == $0 })
    #expect(FillMode.allCases.filter(\.fillsBackwards) == [.backwards, .both])
    #expect(FillMode.allCases.filter(\.fillsForwards) == [.forwards, .both])
  }
}
