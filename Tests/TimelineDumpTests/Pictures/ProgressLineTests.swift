// The line that shows how far an export is.

import Testing

@testable import timeline_dump

@Suite struct ProgressLineTests {
  /// 132 frames in 0.63 s are 209.5 a second; 468 are left, which is 2.23 s.
  let line = ProgressLine(total: 600, done: 132, elapsed: 630_000_000)

  @Test func `it has a bar, the rate and what is left`() {
    #expect(
      line.text(width: 53) == "frames  132/600  ██░░░░░░░░  210 frames/s  2.2 s left")
  }

  @Test(arguments: 0..<200) func `it never is wider than the terminal`(width: Int) {
    #expect(line.text(width: width).count <= width)
  }

  @Test func `what does not fit is left out, the bar first`() {
    #expect(line.text(width: 46) == "frames  132/600  210 frames/s  2.2 s left")
    #expect(line.text(width: 20) == "frames  132/600")
    #expect(line.text(width: 10) == "")
  }

  @Test func `the bar is full when all is done, and no longer than 40`() {
    let text = ProgressLine(total: 5, done: 5, elapsed: 1_000_000_000).text(width: 200)
    #expect(
      text == "frames  5/5  " + String(repeating: "█", count: 40) + "  5.0 frames/s  0.0 s left")
  }

  @Test func `nothing done yet has no rate`() {
    #expect(ProgressLine(total: 10, done: 0, elapsed: 5).text(width: 20) == "frames   0/10")
    #expect(ProgressLine(total: 10, done: 1, elapsed: 0).text(width: 14) == "frames   1/10")
  }
}
