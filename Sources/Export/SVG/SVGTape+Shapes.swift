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
  ///   - body: Adds attributes to the element.
  mutating func add(
    _ shape: Frame.Shape, isClip: Bool = false, _ body: (inout SVGTape) -> Void = { _ in }
  ) {
    switch shape {
    case .rectangle(let rectangle):
      addRectangle(rectangle, radius: 0, body)
    case .roundedRectangle(let rectangle, let radius, .circular):
      addRectangle(rectangle, radius: radius, body)
    case .roundedRectangle(_, _, .continuous):
      addPath(shape.path, isClip: isClip, body)
    case .ellipse(let rectangle):
      add(.ellipse) { tape in
        tape.set(.cx, rectangle.x + rectangle.width / 2)
        tape.set(.cy, rectangle.y + rectangle.height / 2)
        tape.set(.rx, max(0, rectangle.width / 2))
        tape.set(.ry, max(0, rectangle.height / 2))
        body(&tape)
      }
    case .path(let path):
      addPath(path, isClip: isClip, body)
    }
  }

  private mutating func addRectangle(
    _ rectangle: SceneRectangle, radius: Double, _ body: (inout SVGTape) -> Void
  ) {
    add(.rectangle) { tape in
      tape.setPlace(rectangle)
      let greatest = min(rectangle.width, rectangle.height) / 2
      tape.set(.rx, max(0, min(radius, greatest)), default: 0)
      body(&tape)
    }
  }

  /// Adds the attributes of a rectangle; one without a width or height is not seen.
  mutating func setPlace(_ rectangle: SceneRectangle) {
    set(.x, rectangle.x)
    set(.y, rectangle.y)
    set(.width, max(0, rectangle.width))
    set(.height, max(0, rectangle.height))
  }

  private mutating func addPath(
    _ path: Frame.Path, isClip: Bool, _ body: (inout SVGTape) -> Void
  ) {
    add(.path) { tape in
      tape.set(.d) { bytes in
        for element in path.elements { bytes.append(svg: element) }
      }
      let rule = isClip ? SVGAttribute.clipRule : .fillRule
      tape.set(rule, path.fillRule.rawValue, default: "nonzero")
      body(&tape)
    }
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
  ///   - isMask: Whether the alpha alone counts, and every colour is white.
  mutating func set(_ part: PaintedPart, _ paint: Frame.Paint, isMask: Bool = false) {
    let (attribute, opacity) =
      switch part {
      case .fill: (SVGAttribute.fill, SVGAttribute.fillOpacity)
      case .stroke: (SVGAttribute.stroke, SVGAttribute.strokeOpacity)
      }
    switch paint {
    case .color(let color):
      set(attribute, opacity, color, isMask: isMask)
    case .linearGradient(let gradient):
      refer(attribute) { $0.add(gradient, isMask: isMask) }
    }
  }

  /// Adds a colour as an attribute for its components and one for its alpha.
  mutating func set(
    _ attribute: SVGAttribute, _ opacity: SVGAttribute, _ color: SceneColor, isMask: Bool = false
  ) {
    set(attribute) { $0.append(svg: isMask ? SceneColor(hex: 0xFFFFFF) : color) }
    set(opacity, color.alpha.unitClamped, default: 1)
  }

  /// Adds a gradient; stops outside 0…1, which SVG does not have, move the ends of its line.
  private mutating func add(_ gradient: Frame.LinearGradient, isMask: Bool) {
    let offsets = gradient.stops.map { $0.offset }.filter { $0.isFinite }
    let (first, last) = (min(0, offsets.min() ?? 0), max(1, offsets.max() ?? 1))
    func place(_ start: Double, _ end: Double, _ offset: Double) -> Double {
      offset == 0 ? start : offset == 1 ? end : start + (end - start) * offset
    }
    add(.linearGradient) { tape in
      tape.set(.gradientUnits, "userSpaceOnUse")
      tape.set(.x1, place(gradient.start.x, gradient.end.x, first))
      tape.set(.y1, place(gradient.start.y, gradient.end.y, first))
      tape.set(.x2, place(gradient.start.x, gradient.end.x, last))
      tape.set(.y2, place(gradient.start.y, gradient.end.y, last))
      for stop in gradient.stops {
        tape.add(.stop) { tape in
          tape.set(.offset, (stop.offset - first) / (last - first))
          tape.set(.stopColor, .stopOpacity, stop.color, isMask: isMask)
        }
      }
    }
  }
}

extension [UInt8] {
  /// Appends a step of a path, such as `L10 20`.
  fileprivate mutating func append(svg element: Frame.Path.Element) {
    let (letter, points) = element.letterAndPoints
    append(letter)
    for (index, point) in points.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(svg: point.x, point.y)
    }
  }

  /// Appends a colour as `#rrggbb`, each component rounded to the nearest 255th.
  fileprivate mutating func append(svg color: SceneColor) {
    append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] {
      let byte = UInt8((component.unitClamped * 255 + 0.5).floored)
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}

extension Double {
  /// The nearest number in 0…1; 0 for what is not a number.
  var unitClamped: Double { self > 0 ? min(self, 1) : 0 }
}
