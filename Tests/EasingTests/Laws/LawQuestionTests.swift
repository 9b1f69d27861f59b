// Expected values: the decimals by hand.

import Testing

@testable import Easing

struct LawQuestionTests {
  private func shrunk(_ inputs: [Double], where isBroken: @escaping ([Double]) -> Bool) -> [Double]?
  {
    LawQuestion(law: .repeats, cases: [inputs]) { isBroken($0) ? "it is so" : nil }
      .finding.breach?.inputs
  }

  @Test func `a breach is shown at the fewest digits that still break the law`() {
    #expect(shrunk([0.6180339887]) { $0[0] > 0.6 && $0[0] < 0.63 } == [0.62])
    #expect(shrunk([0.6180339887]) { $0[0] > 0.6 && $0[0] < 0.619 } == [0.618])
    #expect(shrunk([0.6180339887]) { $0[0] > 0.6 } == [1])
    #expect(shrunk([3.14159e-301]) { $0[0] > 1e-301 && $0[0] < 1e-300 } == [3e-301])
    let below = 1 - 0x1p-53
    #expect(shrunk([below]) { $0[0] > 1 - 1e-15 && $0[0] < 1 } == [below])
  }

  @Test func `two inputs are shortened one after the other`() {
    let found = shrunk([0.123456, 0.98765]) { $0[0] < 0.13 && $0[0] > 0.11 && $0[1] > 0.95 }
    #expect(found == [0.12, 1])
    #expect(shrunk([0.123456, 0.98765]) { $0[0] < $0[1] } == [0, 1])
  }

  @Test func `a law that is broken only once keeps what was found`() {
    var isFirst = true
    let found = shrunk([0.6180339887]) { _ in
      defer { isFirst = false }
      return isFirst
    }
    #expect(found == [0.6180339887])
  }

  @Test func `cases are counted, and so are those that are broken`() {
    let cases = [[0.1], [0.2], [0.3]]
    let question = LawQuestion(law: .isFinite, cases: cases) { $0[0] > 0.15 ? "it is so" : nil }
    #expect(question.finding.cases == 3 && question.finding.brokenCases == 2)
    #expect(question.finding.breach?.inputs == [1])
  }
}
