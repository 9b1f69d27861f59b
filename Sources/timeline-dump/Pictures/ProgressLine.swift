// The line that shows how far an export is.
// Layer: timeline-dump. Tests: ProgressLineTests.

/// How many frames of how many are done.
struct ProgressLine: Hashable, Sendable {
  /// How many frames there are.
  let total: Int

  /// How many are done.
  let done: Int

  /// Nanoseconds since the first was begun.
  let elapsed: UInt64

  /// The line, in at most `width` columns: `frames  132/600  ███████░░░░  210 frames/s  2.2 s left`.
  ///
  /// What does not fit is left out, the bar first.
  func text(width: Int) -> String {
    let count = "frames  \(padded(done))/\(total)"
    let rate = framesPerSecond.map { "\(Self.shortened($0)) frames/s" }
    let left = framesPerSecond.map { "\(Self.shortened(Double(total - done) / $0)) s left" }
    let tail = [rate, left].compactMap { $0 }.reduce("") { $0 + "  " + $1 }
    let room = width - count.count - tail.count - 2
    if room >= Self.shortestBar {
      return count + "  " + bar(min(room, Self.longestBar)) + tail
    }
    if count.count + tail.count <= width { return count + tail }
    return count.count <= width ? count : ""
  }

  private static let shortestBar = 8
  private static let longestBar = 40

  /// Frames a second so far, or `nil` as long as there is nothing to tell from.
  private var framesPerSecond: Double? {
    done > 0 && elapsed > 0 ? Double(done) / (Double(elapsed) / 1e9) : nil
  }

  private func bar(_ length: Int) -> String {
    let full = total > 0 ? length * done / total : length
    return String(repeating: "█", count: full) + String(repeating: "░", count: length - full)
  }

  /// The number with as many columns as the total.
  private func padded(_ number: Int) -> String {
    let text = "\(number)"
    return String(repeating: " ", count: max(0, "\(total)".count - text.count)) + text
  }

  /// One digit behind the point below 10, none above.
  private static func shortened(_ value: Double) -> String {
    guard value < 10 else { return value < 1e9 ? "\(Int(value + 0.5))" : "many" }
    let tenths = Int(value * 10 + 0.5)
    return tenths % 10 == 0 ? "\(tenths / 10).0" : "\(tenths / 10).\(tenths % 10)"
  }
}
