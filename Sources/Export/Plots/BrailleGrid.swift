// Dots in characters.
// Layer: Export. Source: The Unicode Standard, block Braille Patterns (U+2800…U+28FF).
// Tests: BrailleGridTests.

/// A picture of dots, two by four in a character.
struct BrailleGrid: Hashable, Sendable {
  /// How many characters there are in a row.
  let columnCount: Int
  /// How many rows there are.
  let rowCount: Int

  /// The dots of each character, as Unicode numbers them; row by row.
  private var cells: [UInt8]

  /// Creates an empty picture of some columns and rows of characters.
  init(columns: Int, rows: Int) {
    columnCount = max(columns, 1)
    rowCount = max(rows, 1)
    cells = Array(repeating: 0, count: columnCount * rowCount)
  }

  /// The dot at a place; 0 is at the left and at the bottom, 1 at the right and at the top.
  func dot(atX x: Double, y: Double) -> (x: Int, y: Int) {
    let (width, height) = (2 * columnCount, 4 * rowCount)
    return (
      min(max(Int(x * Double(width)), 0), width - 1),
      height - 1 - min(max(Int(y * Double(height)), 0), height - 1)
    )
  }

  /// Sets the dots from one to another, both included.
  mutating func drawLine(from start: (x: Int, y: Int), to end: (x: Int, y: Int)) {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let steps = max(abs(dx), abs(dy), 1)
    for step in 0...steps {
      // Rounded to the nearest, away from the start in the middle.
      set(
        x: start.x + (2 * dx * step + (dx < 0 ? -steps : steps)) / (2 * steps),
        y: start.y + (2 * dy * step + (dy < 0 ? -steps : steps)) / (2 * steps))
    }
  }

  private mutating func set(x: Int, y: Int) {
    guard (0..<2 * columnCount).contains(x), (0..<4 * rowCount).contains(y) else { return }
    cells[y / 4 * columnCount + x / 2] |= Self.masks[y % 4][x % 2]
  }

  /// The bits of the dots, by row and column.
  private static let masks: [[UInt8]] = [
    [0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80],
  ]

  /// The rows from top to bottom; a character without dots is a space.
  var rows: [String] {
    (0..<rowCount).map { row in
      var text = String.UnicodeScalarView()
      for cell in cells[row * columnCount..<(row + 1) * columnCount] {
        text.append(cell == 0 ? " " : Unicode.Scalar(0x2800 + UInt32(cell)) ?? " ")
      }
      return String(text)
    }
  }
}
