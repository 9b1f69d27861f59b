// What matters about elements to those that paint them.
// Layer: Export. Tests: FrameRendererTests.

import Scenes

extension Frame.Mask {
  /// Whether all is seen inside the shape.
  var isOpaque: Bool {
    guard case .color(let color) = paint else { return false }
    return color.alpha >= 1
  }
}

extension Frame.Group {
  /// Whether a backdrop is in the group, or in a group inside it.
  var containsBackdrop: Bool {
    elements.contains { element in
      guard case .group(let group) = element else { return element.isBackdrop }
      return group.containsBackdrop
    }
  }
}

extension Frame.Element {
  /// Whether the element is a backdrop.
  var isBackdrop: Bool {
    guard case .backdrop = self else { return false }
    return true
  }
}
