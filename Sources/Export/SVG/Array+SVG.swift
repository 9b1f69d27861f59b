// Numbers, colours and steps of paths as SVG writes them.
// Layer: Export. Source: SVG 1.1 (Second Edition), sections 4.2 and 8.3. Tests: SVGFormatTests.

import Easing
import Scenes

extension [UInt8] {
  /// Appends a number in its shortest text; one that is infinite or not a number is 0.
  mutating func append(svg number: Double) {
    NumberFormat.shortest.append(number.isFinite ? number : 0, to: &self)
  }

  /// Appends two numbers with a space between.
  mutating func append(svg first: Double, _ second: Double) {
    append(svg: first)
    append(UInt8(ascii: " "))
    append(svg: second)
  }

  /// Appends a step of a path, such as `L10 20`, to a millionth of a point: browsers know less.
  mutating func append(svg element: Frame.Path.Element) {
    let (letter, points) = element.letterAndPoints
    append(letter)
    for (index, point) in points.enumerated() {
      if index > 0 { append(UInt8(ascii: " ")) }
      append(svg: point.x.nearestMillionth, point.y.nearestMillionth)
    }
  }

  /// Appends a colour as `#rrggbb`, each component rounded to the nearest 255th.
  mutating func append(svg color: SceneColor) {
    append(UInt8(ascii: "#"))
    for component in [color.red, color.green, color.blue] {
      let byte = UInt8.share(component)
      for digit in [byte >> 4, byte & 15] {
        append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
      }
    }
  }
}

extension Double {
  /// The nearest whole number of millionths; a number that is too large for them stays as it is.
  var nearestMillionth: Double {
    magnitude < 1e9 ? (self * 1e6 + 0.5).floored / 1e6 : self
  }
}
