// Lines of text as outlines, made once.
// Layer: Export. Tests: FrameRendererTests.

import Raster
import Scenes

/// The outlines of lines of text, kept for the next frame.
struct TextLines: Sendable {
  /// What the outline of a line depends on.
  private struct Key: Hashable {
    let text: String
    let size: Int32
    let weight: Int
    let room: Double?
  }

  /// A line of text with the start of its baseline at the origin, in 256ths of a pixel.
  struct Line: Sendable {
    /// The middle lines of the letters.
    let outline: Outline
    /// How wide the line is.
    let width: Int32
    /// How wide the pen is that draws it.
    let penWidth: Int32
  }

  /// How many lines are kept; when there are more, all are made anew.
  static let greatestCount = 1024

  private var lines: [Key: Line] = [:]

  /// The line of a text in a grid, with its letters as large as the grid stretches them.
  mutating func line(_ text: Frame.Text, in grid: PixelGrid) -> Line {
    let key = Key(
      text: text.string, size: grid.length(text.size), weight: text.weight.rawValue,
      room: text.roomInSizes)
    if let line = lines[key] { return line }
    if lines.count >= Self.greatestCount { lines = [:] }
    let string = text.fittedString
    let outline = Lettering.outline(of: string, size: key.size, weight: key.weight)
    let penWidth = Lettering.penWidth(size: key.size, weight: key.weight)
    let line = Line(
      outline: outline,
      width: Lettering.width(of: string, size: key.size, weight: key.weight),
      penWidth: penWidth)
    lines[key] = line
    return line
  }
}
