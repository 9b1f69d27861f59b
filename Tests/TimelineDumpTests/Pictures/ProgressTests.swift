// Progress on a terminal.

import Foundation
import Testing

@testable import timeline_dump

@Suite struct ProgressTests {
  /// A terminal of some columns whose clock goes on by a tenth of a second at each look.
  final class Screen {
    var text = ""
    var time: UInt64 = 0
    var step: UInt64 = 100_000_000
    let columns: Int
    init(columns: Int) { self.columns = columns }
    var terminal: Terminal {
      Terminal(
        width: { self.columns }, write: { self.text += $0 },
        now: {
          defer { self.time += self.step }
          return self.time
        })
    }
  }

  @Test func `a line is written over the last, and taken away at the end`() {
    let screen = Screen(columns: 80)
    var progress = Progress(total: 3, on: screen.terminal)
    for _ in 0..<3 { progress.count() }
    progress.end()
    #expect(progress.done == 3)
    let parts = screen.text.components(separatedBy: "\r").dropFirst()
    #expect(parts.count == 4)
    #expect(parts.dropLast().allSatisfy { $0.hasPrefix("frames  ") && $0.hasSuffix("\u{1B}[K") })
    #expect(parts.last == "\u{1B}[K")
  }

  @Test func `it is written ten times a second at most`() {
    let screen = Screen(columns: 80)
    screen.step = 1_000_000
    var progress = Progress(total: 1000, on: screen.terminal)
    for _ in 0..<1000 { progress.count() }
    progress.end()
    #expect(screen.text.components(separatedBy: "frames  ").count - 1 == 10)
  }

  @Test func `what is over within a tenth of a second shows nothing`() {
    let screen = Screen(columns: 80)
    screen.step = 1
    var progress = Progress(total: 2, on: screen.terminal)
    progress.count()
    progress.count()
    progress.end()
    #expect(screen.text == "")
  }

  @Test func `without a terminal frames are counted only`() {
    var progress = Progress(total: 2, on: nil)
    progress.count()
    #expect(progress.done == 1)
  }
}
