// Whether the elements of a display list can be drawn.
// Layer: Scenes. Tests: FrameElementValidityTests.

extension Frame.Element {
  /// Whether it can be part of a frame, which every renderer can draw: numbers are finite, alphas and
  /// opacities in 0…1, sizes, rooms and widths of lines not negative, stops of gradients in order and at
  /// least one, and each subpath starts with a move.
  ///
  /// The elements of the ready-made scenes always are.
  ///
  /// - Complexity: O(elements in it and steps of their paths).
  public var isValid: Bool {
    switch self {
    case .fill(let shape, let paint): shape.isValid && paint.isValid
    case .stroke(let shape, let stroke, let paint):
      shape.isValid && isLength(stroke.width) && paint.isValid
    case .image(let image): image.frame.isValid
    case .text(let text):
      text.origin.isFinite && isLength(text.size) && text.color.isValid
        && text.room.map(isLength) ?? true
    case .group(let group):
      InputRange.unit.contains(group.opacity) && group.transform.isFinite
        && group.mask.map { $0.shape.isValid && $0.paint.isValid } ?? true
        && group.elements.allSatisfy { $0.isValid }
    case .backdrop(let backdrop):
      backdrop.shape.isValid && InputRange.unit.contains(backdrop.weight)
        && backdrop.material.isValid
    }
  }
}

private func isLength(_ number: Double) -> Bool { number >= 0 && number.isFinite }

extension SceneRectangle {
  fileprivate var isValid: Bool {
    isLength(width) && isLength(height) && right.isFinite && bottom.isFinite
  }
}

extension Frame.Point {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Frame.Transform {
  fileprivate var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }
}

extension Frame.Shape {
  fileprivate var isValid: Bool {
    switch self {
    case .rectangle(let frame), .ellipse(let frame): frame.isValid
    case .roundedRectangle(let frame, let radius, _): frame.isValid && isLength(radius)
    case .path(let path): path.isValid
    }
  }
}

extension Frame.Path {
  fileprivate var isValid: Bool {
    var isOpen = false
    for element in elements {
      switch element {
      case .move(let end):
        guard end.isFinite else { return false }
        isOpen = true
      case .line(let end):
        guard isOpen, end.isFinite else { return false }
      case .quadratic(let control, let end):
        guard isOpen, control.isFinite, end.isFinite else { return false }
      case .cubic(let control1, let control2, let end):
        guard isOpen, control1.isFinite, control2.isFinite, end.isFinite else { return false }
      case .close:
        guard isOpen else { return false }
        isOpen = false
      }
    }
    return true
  }
}

extension Frame.Paint {
  fileprivate var isValid: Bool {
    switch self {
    case .color(let color): color.isValid
    case .linearGradient(let gradient):
      !gradient.stops.isEmpty && gradient.start.isFinite && gradient.end.isFinite
        && gradient.stops.allSatisfy { $0.offset.isFinite && $0.color.isValid }
        && zip(gradient.stops, gradient.stops.dropFirst()).allSatisfy { $0.offset <= $1.offset }
    }
  }
}

extension Frame.Material {
  fileprivate var isValid: Bool {
    guard isLength(blurRadius), tint.isValid else { return false }
    switch blend {
    case .none: return true
    case .colorDodge(let color), .overlay(let color): return color.isValid
    }
  }
}
