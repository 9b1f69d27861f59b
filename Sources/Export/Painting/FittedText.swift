// Lines of text that end where they have no more room.
// Layer: Export. Tests: FittedTextTests.

import Raster
import Scenes

extension Frame.Text {
  /// What is written of the line: all of it, or as many characters as fit its room with an ellipsis
  /// behind them, in the widths of our own alphabet.
  ///
  /// So it is the same in pixels, SVG and display lists, and at every scale. Of a line with room for
  /// nothing the ellipsis remains.
  ///
  /// - Complexity: O(n log n) for n characters.
  var fittedString: String {
    guard let share = roomInSizes else { return string }
    func fits(_ text: String) -> Bool { widthInSizes(of: text) <= share }
    if fits(string) { return string }
    let characters = Array(string)
    func cut(to count: Int) -> String {
      let start = characters[..<count]
      let end = start.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(start[..<end]) + "…"
    }
    // The greatest count that fits: more characters are hardly ever narrower.
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(cut(to: middle)) { low = middle } else { high = middle - 1 }
    }
    return cut(to: low)
  }

  /// The room in sizes of the font, on which alone it depends what fits; `nil` where all does.
  var roomInSizes: Double? { room.flatMap { size > 0 ? $0 / size : nil } }

  /// How wide a text is in our own letters of the line's weight, in sizes of the font.
  func widthInSizes(of text: String) -> Double {
    let width = Lettering.width(of: text, size: Self.measuringSize, weight: weight.rawValue)
    return Double(width) / Double(Self.measuringSize)
  }

  /// The share of its room that a line in our own letters fills at most if in no usual font it leaves
  /// it: bold letters of DejaVu Sans, the widest, are a fifth wider than ours.
  static let safeShareOfRoom = 0.75

  /// The size at which lines are measured: fine enough for every scale.
  private static let measuringSize: Int32 = 1 << 16
}
