// What elements hide.
// Layer: Export. Tests: SVGFormatTests, PictureCommandTests.

package import Scenes

extension Frame {
  /// Whether nothing of what lies under the frame is seen through it; `false` also where only several
  /// elements together hide it.
  package var isOpaque: Bool { elements[...].cover(bounds) }
}

extension [Frame.Element] {
  /// Whether one of the elements is a backdrop.
  var haveBackdrop: Bool { contains { $0.isBackdrop } }
}

extension ArraySlice<Frame.Element> {
  /// Whether one of the elements alone leaves nothing of a rectangle to be seen through.
  func cover(_ region: SceneRectangle) -> Bool {
    contains { element in
      guard case .fill(.rectangle(let rectangle), let paint) = element else { return false }
      return paint.isOpaque && rectangle.covers(region)
    }
  }
}

extension Frame.Paint {
  /// Whether nothing is seen through it.
  fileprivate var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .linearGradient(let gradient):
      !gradient.stops.isEmpty && gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}
