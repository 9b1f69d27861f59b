// The elements of a frame as JSON objects.
// Layer: Export. Tests: DisplayListFormatTests.

import Scenes

extension JSONWriter {
  /// Writes a field with elements, the lowest first.
  mutating func field(_ name: String, _ elements: [Frame.Element]) {
    field(name, array: elements) { element, json in json.object { $0.fields(of: element) } }
  }

  private mutating func fields(of element: Frame.Element) {
    switch element {
    case .fill(let shape, let paint):
      field("type", "fill")
      field("shape", shape)
      field("paint", paint)
    case .stroke(let shape, let stroke, let paint):
      field("type", "stroke")
      field("shape", shape)
      field("width", stroke.width)
      field("ends", stroke.ends.rawValue)
      field("paint", paint)
    case .image(let image):
      field("type", "image")
      field("name", image.name)
      fields(of: image.frame)
    case .text(let text):
      field("type", "text")
      field("string", text.fittedString)
      field("x", text.origin.x)
      field("y", text.origin.y)
      field("size", text.size)
      field("weight", text.weight.rawValue)
      field("alignment", text.alignment.rawValue)
      field("color", text.color.components)
    case .group(let group):
      field("type", "group")
      field("opacity", group.opacity)
      field("transform", group.transform.components)
      field("mask", object: group.mask) { mask, json in
        json.field("shape", mask.shape)
        json.field("paint", mask.paint)
      }
      field("elements", group.elements)
    case .backdrop(let backdrop):
      field("type", "backdrop")
      field("shape", backdrop.shape)
      field("weight", backdrop.weight)
      field("blur_radius", backdrop.material.blurRadius)
      field("tint", backdrop.material.tint.components)
      field("blend", object: backdrop.material.blend.colored) { blend, json in
        json.field("mode", blend.mode)
        json.field("color", blend.color.components)
      }
    }
  }

  private mutating func fields(of rectangle: SceneRectangle) {
    field("x", rectangle.x)
    field("y", rectangle.y)
    field("width", rectangle.width)
    field("height", rectangle.height)
  }

  private mutating func field(_ name: String, _ shape: Frame.Shape) {
    field(name, object: shape) { shape, json in
      switch shape {
      case .rectangle(let rectangle):
        json.field("type", "rectangle")
        json.fields(of: rectangle)
      case .roundedRectangle(let rectangle, let radius, let corners):
        json.field("type", "rounded-rectangle")
        json.fields(of: rectangle)
        json.field("radius", radius)
        json.field("corners", corners.rawValue)
      case .ellipse(let rectangle):
        json.field("type", "ellipse")
        json.fields(of: rectangle)
      case .path(let path):
        json.field("type", "path")
        json.field("fill_rule", path.fillRule.rawValue)
      }
      json.field("steps", array: shape.path.elements) { $1.item($0) }
    }
  }

  /// Writes a step of a path, such as `["L",10,20]`.
  private mutating func item(_ element: Frame.Path.Element) {
    let (letter, points) = element.letterAndPoints
    bytes.append(contentsOf: "[\"".utf8)
    bytes.append(letter)
    bytes.append(UInt8(ascii: "\""))
    for point in points {
      for number in [point.x, point.y] {
        bytes.append(UInt8(ascii: ","))
        bytes.append(json: number)
      }
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func field(_ name: String, _ paint: Frame.Paint) {
    field(name, object: paint) { paint, json in
      switch paint {
      case .color(let color):
        json.field("type", "color")
        json.field("color", color.components)
      case .linearGradient(let gradient):
        json.field("type", "linear-gradient")
        json.field("start", [gradient.start.x, gradient.start.y])
        json.field("end", [gradient.end.x, gradient.end.y])
        json.field("stops", array: gradient.stops) { stop, json in
          json.object { json in
            json.field("offset", stop.offset)
            json.field("color", stop.color.components)
          }
        }
      }
    }
  }
}

extension SceneColor {
  /// Red, green, blue and alpha.
  var components: [Double] { [red, green, blue, alpha] }
}

extension Frame.Transform {
  /// Its six numbers in the order of SVG's `matrix`.
  fileprivate var components: [Double] { [a, b, c, d, tx, ty] }
}

extension Frame.Material.Blend {
  /// The blend mode by its name in CSS, and the colour, or `nil` if nothing is blended.
  fileprivate var colored: (mode: String, color: SceneColor)? {
    switch self {
    case .none: nil
    case .colorDodge(let color): ("color-dodge", color)
    case .overlay(let color): ("overlay", color)
    }
  }
}

extension Frame.Path.Element {
  /// The command of SVG's path data, and the points behind it.
  var letterAndPoints: (letter: UInt8, points: [Frame.Point]) {
    switch self {
    case .move(let point): (UInt8(ascii: "M"), [point])
    case .line(let point): (UInt8(ascii: "L"), [point])
    case .quadratic(let control, let point): (UInt8(ascii: "Q"), [control, point])
    case .cubic(let control1, let control2, let point):
      (UInt8(ascii: "C"), [control1, control2, point])
    case .close: (UInt8(ascii: "Z"), [])
    }
  }
}
