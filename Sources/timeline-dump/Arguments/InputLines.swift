// Standard input, line by line.
// Layer: timeline-dump. Tests: InputLinesTests.

/// The lines of standard input, as they come.
struct InputLines: ~Copyable {
  /// The longest line that is taken, in bytes.
  static let longestLine = 4096

  /// U+FEFF in UTF-8, which some editors put at the start of a file.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let read: () throws(CommandError) -> [UInt8]
  private var pending: [UInt8] = []
  private var start = 0
  private var isAtEnd = false

  /// The number of the line that `next` gave last; the first is 1.
  private(set) var number = 0

  init(_ system: SystemServices) {
    read = system.readInput
  }

  /// Whether the next line is here already, so that `next` need not wait for it.
  var hasNext: Bool { isAtEnd || pending[start...].contains(UInt8(ascii: "\n")) }

  /// The next line without its end, or `nil` at the end of the input.
  ///
  /// Lines end with `\n` or `\r\n`; a byte order mark before the first is passed over; bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Throws: `.badData` for a line that is too long, and what reading throws.
  mutating func next() throws(CommandError) -> String? {
    while true {
      if let end = pending[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return try line(pending[start..<end])
      }
      if isAtEnd {
        guard start < pending.count else { return nil }
        defer { start = pending.count }
        return try line(pending[start...])
      }
      pending.removeFirst(start)
      start = 0
      try checkLength(pending.count)
      let bytes = try read()
      isAtEnd = bytes.isEmpty
      pending += bytes
    }
  }

  private mutating func line(_ bytes: ArraySlice<UInt8>) throws(CommandError) -> String {
    try checkLength(bytes.count)
    number += 1
    let hasReturn = bytes.last == UInt8(ascii: "\r")
    let line = hasReturn ? bytes.dropLast() : bytes
    let hasMark = number == 1 && line.starts(with: Self.byteOrderMark)
    return String(decoding: hasMark ? line.dropFirst(3) : line, as: UTF8.self)
  }

  private func checkLength(_ count: Int) throws(CommandError) {
    if count > Self.longestLine {
      throw .badData(
        "Line \(number + 1) of standard input is longer than \(Self.longestLine) bytes, "
          + "the most that is read of one; a longer value can be given to the option itself.")
    }
  }
}
