// Lengths on whole pixels.
// Layer: Export. Tests: SceneTablePixelTests.

import Easing
import Scenes

extension SceneTable {
  /// The table with every length in points rounded to whole pixels.
  ///
  /// Columns with another unit, or none, stay as they are. A length half way between two pixels
  /// goes to the one with the larger coordinate.
  ///
  /// - Parameter scale: Pixels per point.
  /// - Returns: A table of the same scene and columns.
  /// - Precondition: `scale` is above 0.
  public func snapped(toPixelsPerPoint scale: Int) -> SceneTable {
    precondition(scale > 0, "There is at least one pixel in a point.")
    return SceneTable(scene, columns: columns.map { $0.snapped(toPixelsPerPoint: scale) })
  }
}

extension SceneTable.Column {
  /// The column with its lengths rounded to whole pixels, if it holds lengths.
  fileprivate func snapped(toPixelsPerPoint scale: Int) -> Self {
    guard unit == "pt" else { return self }
    return replacingCell { cell in
      guard case .number(let length) = cell else { return cell }
      let pixel = (length * Double(scale) + 0.5).floored
      return .number(pixel / Double(scale))
    }
  }
}
