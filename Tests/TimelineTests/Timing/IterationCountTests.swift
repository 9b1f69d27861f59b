import Easing
import Testing
import Timeline

@Suite struct IterationCountTests {
  @Test(
    arguments: [
      ("0", 0, 1), ("1", 1, 1), ("2.5", 5, 2), ("10/3", 10, 3), ("1e9", 1_000_000_000, 1),
      ("3.3333333333333335", 33_333_333_333_333_335, 10_000_000_000_000_000), ("+2", 2, 1),
    ] as [(String, Int128, Int128)])
  func `a number of iterations is read exactly`(
    _ text: String, _ top: Int128, _ bottom: Int128
  ) throws {
    #expect(try IterationCount(parsing: text) == .finite(Rational(top, bottom)))
  }

  @Test func `without end is a word`() throws {
    #expect(try IterationCount(parsing: "infinite") == .infinite)
  }

  @Test(arguments: [
    "", "-1", "-0.5", "NaN", "Infinity", "inf", "infinity", "Infinite", "twice", "2x", "1/0",
    "1000000001", "1e40", "1/1000000000000000001", "0.0000000000000000001",
  ])
  func `everything else is an error with that text`(_ text: String) {
    expectInvalid("iterations", text) { () throws(TimelineError) in
      _ = try IterationCount(parsing: text)
    }
  }

  @Test(arguments: [
    (IterationCount.once, "1"), (.times(3), "3"), (.finite(Rational(5, 2)), "5/2"),
    (.infinite, "infinite"),
  ])
  func `a count reads back from its description`(_ count: IterationCount, _ text: String) throws {
    #expect(count.description == text)
    #expect(try IterationCount(parsing: text) == count)
  }
}
