// Elements of every kind whose colours follow from a formula.

import Scenes

/// Elements on a white frame of 60 × 40 points, and the colours that are then seen at some pixels.
struct ElementSample: Sendable {
  /// A pixel and its colour, 0…255.
  struct Spot: Sendable {
    let x: Int
    let y: Int
    let color: [Double]
    /// By how much a component may differ.
    let tolerance: Double
  }

  let name: String
  let elements: [Frame.Element]
  let spots: [Spot]

  init(_ name: String, _ elements: [Frame.Element], _ spots: [Spot]) {
    self.name = name
    self.elements = elements
    self.spots = spots
  }

  var frame: Frame { Frame(width: 60, height: 40, elements: elements) }

  /// Says that a pixel has a colour.
  static func spot(_ x: Int, _ y: Int, _ color: [Double], within tolerance: Double = 2) -> Spot {
    Spot(x: x, y: y, color: color, tolerance: tolerance)
  }

  static let white: [Double] = [255, 255, 255]
  static let blue: [Double] = [0x33, 0x66, 0x99]
  static let ink = Frame.Paint.color(SceneColor(hex: 0x336699))

  /// A colour without hue.
  static func gray(_ level: Double) -> SceneColor {
    SceneColor(red: level, green: level, blue: level)
  }

  /// A rectangle over the whole frame.
  static func ground(_ color: SceneColor) -> Frame.Element {
    .fill(.rectangle(SceneRectangle(x: 0, y: 0, width: 60, height: 40)), .color(color))
  }

  /// A backdrop over the right half of the frame.
  static func backdrop(
    blur: Double = 0, tint: SceneColor = SceneColor(red: 0, green: 0, blue: 0, alpha: 0),
    _ blend: Frame.Material.Blend = .none, weight: Double = 1
  ) -> Frame.Element {
    let material = Frame.Material(blurRadius: blur, tint: tint, blend: blend)
    let shape = Frame.Shape.rectangle(SceneRectangle(x: 30, y: 0, width: 30, height: 40))
    return .backdrop(Frame.Backdrop(shape, material, weight: weight))
  }

  static let all = shapes + strokes + paints + groups + backdrops
}
