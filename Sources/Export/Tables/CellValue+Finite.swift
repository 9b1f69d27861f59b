// Cells of numbers that may have no text.
// Layer: Export. Tests: TableEncoderTests.

public import Scenes

extension CellValue {
  /// A cell with a number, or an empty one where it is infinite or not a number.
  ///
  /// Tables never hold `inf` or `nan`: an infinite slope has no value in them.
  public init(finite value: Double) {
    self = value.isFinite ? .number(value) : .empty
  }
}
