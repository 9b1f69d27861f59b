// What is around the elements of a picture.
// Layer: Export. Tests: SVGFormatTests.

import Scenes

/// What is around the elements that are added to a tape.
struct SVGSurroundings {
  /// Where the pictures are that frames name: their number among the document's symbols.
  var symbols: [String: Int]

  /// The part of the coordinate system that can be seen, or `nil` if that is not known.
  var bounds: SceneRectangle?

  /// What lies under all elements, if that is one colour.
  var ground: Ground?

  /// A rectangle of one colour.
  struct Ground {
    /// Where it lies.
    var rectangle: SceneRectangle
    /// Its colour.
    var color: SceneColor

    /// Whether nothing of a region can be seen through it.
    func covers(_ region: SceneRectangle) -> Bool { color.alpha >= 1 && rectangle.covers(region) }
  }
}
