// Shapes and paints as elements of SVG.
// Layer: Export. Source: SVG 1.1 (Second Edition), chapters 8, 9 and 13. Tests: SVGFormatTests.

import Easing
import Scenes

extension SVGTape {
  /// Adds the element of a shape; the body adds what it is filled with.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - isClip: Whether the shape is what is cut out rather than what is filled.
  ///   - body: Adds attributes to the element, given the origin of its coordinates.
  mutating func add(
    _ shape: Frame.Shape, isClip: Bool = false,
    _ body: (inout SVGTape, Frame.Point) -> Void = { _, _ in }
  ) {
    switch shape {
    case .rectangle(let rectangle):
      addRectangle(rectangle, radius: 0, body)
    case .roundedRectangle(let rectangle, let radius, .circular):
      addRectangle(rectangle, radius: radius, body)
    case .roundedRectangle(let rectangle, let radius, .continuous):
      let atOrigin = Frame.Shape.roundedRectangle(
        SceneRectangle(x: 0, y: 0, width: rectangle.width, height: rectangle.height),
        radius: radius, corners: .continuous)
      let origin = Frame.Point(x: rectangle.x, y: rectangle.y)
      add(atOrigin.path, movedBy: origin, isClip: isClip, body)
    case .ellipse(let rectangle):
      add(.ellipse) { tape in
        tape.set(.cx, rectangle.x + rectangle.width / 2)
        tape.set(.cy, rectangle.y + rectangle.height / 2)
        tape.set(.rx, rectangle.width / 2)
        tape.set(.ry, rectangle.height / 2)
        body(&tape, .zero)
      }
    case .path(let path):
      let start = path.elements.first?.letterAndPoints.points.first ?? .zero
      let back = Frame.Transform.translation(x: 0 - start.x, y: 0 - start.y)
      add(path.applying(back), movedBy: start, isClip: isClip, body)
    }
  }

  private mutating func addRectangle(
    _ rectangle: SceneRectangle, radius: Double, _ body: (inout SVGTape, Frame.Point) -> Void
  ) {
    add(.rectangle) { tape in
      tape.setPlace(rectangle)
      let greatest = min(rectangle.width, rectangle.height) / 2
      tape.set(.rx, min(radius, greatest), default: 0)
      body(&tape, .zero)
    }
  }

  /// Adds a path whose coordinates count from an origin, so that one which moves stays the same text.
  private mutating func add(
    _ path: Frame.Path, movedBy origin: Frame.Point, isClip: Bool,
    _ body: (inout SVGTape, Frame.Point) -> Void
  ) {
    add(.path) { tape in
      tape.set(.translate, isDefault: origin == .zero) { $0.append(svg: origin.x, origin.y) }
      tape.set(.d) { bytes in
        for element in path.elements { bytes.append(svg: element) }
      }
      let rule = isClip ? SVGAttribute.clipRule : .fillRule
      tape.set(rule, path.fillRule.rawValue, default: "nonzero")
      body(&tape, origin)
    }
  }

  /// Adds the attributes of a rectangle; one of no width or height is not seen.
  mutating func setPlace(_ rectangle: SceneRectangle) {
    set(.x, rectangle.x)
    set(.y, rectangle.y)
    set(.width, rectangle.width)
    set(.height, rectangle.height)
  }
}

extension SVGTape {
  /// Which of the two paints of a shape.
  enum PaintedPart {
    /// Its inside.
    case fill
    /// A line along its outline.
    case stroke
  }

  /// Adds the attributes of a paint, as those of the element that is open.
  ///
  /// - Parameters:
  ///   - part: What is painted.
  ///   - paint: With what.
  ///   - origin: The origin of the element's coordinates.
  ///   - isMask: Whether the alpha alone counts, and every colour is white.
  mutating func set(
    _ part: PaintedPart, _ paint: Frame.Paint, from origin: Frame.Point = .zero,
    isMask: Bool = false
  ) {
    let (attribute, opacity) =
      switch part {
      case .fill: (SVGAttribute.fill, SVGAttribute.fillOpacity)
      case .stroke: (SVGAttribute.stroke, SVGAttribute.strokeOpacity)
      }
    switch paint {
    case .color(let color):
      set(attribute, opacity, color, isMask: isMask)
    case .linearGradient(let gradient):
      refer(attribute) { $0.add(gradient, from: origin, isMask: isMask) }
    }
  }

  /// Adds a colour as an attribute for its components and one for its alpha.
  mutating func set(
    _ attribute: SVGAttribute, _ opacity: SVGAttribute, _ color: SceneColor, isMask: Bool = false
  ) {
    set(attribute) { $0.append(svg: isMask ? SceneColor(hex: 0xFFFFFF) : color) }
    set(opacity, color.alpha, default: 1)
  }

  /// Adds a gradient; stops outside 0…1, which SVG does not have, move the ends of its line.
  private mutating func add(
    _ gradient: Frame.LinearGradient, from origin: Frame.Point, isMask: Bool
  ) {
    let (first, last) = (
      min(0, gradient.stops.first?.offset ?? 0), max(1, gradient.stops.last?.offset ?? 1)
    )
    func place(_ start: Double, _ end: Double, _ offset: Double, _ origin: Double) -> Double {
      let place = offset == 0 ? start : offset == 1 ? end : start + (end - start) * offset
      return origin == 0 ? place : (place - origin).nearestMillionth
    }
    let (start, end) = (gradient.start, gradient.end)
    add(.linearGradient) { tape in
      tape.set(.gradientUnits, "userSpaceOnUse")
      tape.set(.x1, place(start.x, end.x, first, origin.x))
      tape.set(.y1, place(start.y, end.y, first, origin.y))
      tape.set(.x2, place(start.x, end.x, last, origin.x))
      tape.set(.y2, place(start.y, end.y, last, origin.y))
      for stop in gradient.stops {
        tape.add(.stop) { tape in
          tape.set(.offset, (stop.offset - first) / (last - first))
          tape.set(.stopColor, .stopOpacity, stop.color, isMask: isMask)
        }
      }
    }
  }
}
