// The examples of the README on laws, run as they stand there: one of Swift Testing, and one of
// XCTest, which the package's own tests do not use otherwise.

import Easing
import TestSupport
import Testing
import XCTest

// README begins
@Test func `my curve keeps its laws`() {
  let curve = SampledCurve(value: { $0 * $0 }, velocity: { 2 * $0 })
  let laws = CurveLaws(.starts(at: 0), .ends(at: 1), .rises, .isContinuous, .hasVelocity)
  let report = laws.check(curve, seed: 7)
  #expect(report.isKept, "\(report)")
}
// README goes on
final class MyCurveTests: XCTestCase {
  func testLaws() {
    let report = CurveLaws(.starts(at: 0), .ends(at: 1), .rises).check(.easeIn, seed: 7)
    XCTAssert(report.isKept, report.description)
  }
}
// README ends

struct ReadmeLawTests {
  @Test func `the README shows these lines`() throws {
    let file = try SourceFile.named("Tests/EasingTests/Laws/ReadmeLawTests.swift").lines
    let places = try ["begins", "goes on", "ends"].map { word in
      try #require(file.firstIndex { $0 == "// README \(word)" })
    }
    let readme = try SourceFile.named("README.md").text
    for (start, end) in zip(places, places.dropFirst()) {
      let example = file[(start + 1)..<end].joined(separator: "\n")
      #expect(readme.contains("\n\n\(example)\n```"), "\(example)")
    }
  }

  @Test func `the README shows a sentence of a report`() throws {
    let curve = SampledCurve(value: { $0 * (4 - 3 * $0) }, velocity: { 4 - 6 * $0 })
    let laws = CurveLaws(.starts(at: 0), .ends(at: 1), .rises, .isContinuous, .hasVelocity)
    let report = laws.check(curve, seed: 7)
    let sentence = try #require(report.failures.first).description
    #expect(try SourceFile.named("README.md").text.contains("\n\(sentence)\n"), "\(sentence)")
  }
}
