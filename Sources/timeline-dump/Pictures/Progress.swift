// Progress on a terminal.
// Layer: timeline-dump. Tests: ProgressTests.

/// Shows how many frames are done, on a terminal only, and clears the line at the end.
struct Progress: ~Copyable {
  private let total: Int
  private let terminal: Terminal?
  private let start: UInt64
  private var last: UInt64
  private var isShown = false

  /// How many frames are done.
  private(set) var done = 0

  /// How long a line stays: what changes ten times a second is seen to move, and costs nothing.
  private static let interval: UInt64 = 100_000_000

  init(total: Int, on terminal: Terminal?) {
    self.total = total
    self.terminal = terminal
    start = terminal?.now() ?? 0
    last = start
  }

  /// Counts a frame.
  mutating func count() {
    done += 1
    guard let terminal else { return }
    let now = terminal.now()
    guard now - last >= Self.interval else { return }
    last = now
    isShown = true
    let line = ProgressLine(total: total, done: done, elapsed: now - start)
    // A line that reaches the last column may wrap.
    terminal.write("\r\(line.text(width: terminal.width() - 1))\u{1B}[K")
  }

  /// Takes the line away.
  mutating func end() {
    if isShown { terminal?.write("\r\u{1B}[K") }
    isShown = false
  }
}
