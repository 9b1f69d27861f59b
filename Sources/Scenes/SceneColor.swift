// A colour of a scene, and its notation.
// Layer: Scenes. Source: CSS Color 4, sections 5.2 (hex) and 10.2 (color()).
// Tests: SceneColorTests.

import Easing

/// A colour as gamma-encoded sRGB components and an alpha, each 0…1, not premultiplied.
public struct SceneColor: Hashable, Sendable {
  /// The red component.
  public var red: Double
  /// The green component.
  public var green: Double
  /// The blue component.
  public var blue: Double
  /// The alpha.
  public var alpha: Double

  /// Creates a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates the opaque colour of a number such as `0x333333`, whose lower 24 bits count.
  public init(hex: UInt32) {
    self.init(
      red: SceneColor.component(Int(hex >> 16 & 255)),
      green: SceneColor.component(Int(hex >> 8 & 255)),
      blue: SceneColor.component(Int(hex & 255)))
  }

  /// Whether every component is in 0…1.
  public var isValid: Bool {
    [red, green, blue, alpha].allSatisfy(InputRange.unit.contains)
  }

  /// The component that a byte stands for.
  private static func component(_ byte: Int) -> Double { Double(byte) / 255 }
}

extension SceneColor {
  /// The colour as text that `init(parsing:)` reads back to the same bits.
  ///
  /// `#333333` or `#33333380` if every component is a whole number of 255ths, and otherwise
  /// `color(srgb 0 0.5 1 / 0.3)`.
  public var notation: String {
    let numbers = [red, green, blue] + (alpha == 1 ? [] : [alpha])
    var digits = "#"
    for number in numbers {
      let byte = isValid ? Int((number * 255 + 0.5).floored) : 0
      guard isValid, SceneColor.component(byte) == number else { return function }
      digits += (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return digits
  }

  private var function: String {
    let components = [red, green, blue].map(InputText.number).joined(separator: " ")
    return "color(srgb \(components)" + (alpha == 1 ? ")" : " / \(InputText.number(alpha)))")
  }

  /// Reads `#rgb`, `#rrggbb`, `#rrggbbaa` and `color(srgb r g b / a)`; `nil` for anything else.
  public init?(parsing text: String) {
    let color =
      text.hasPrefix("#") ? SceneColor(digits: text.dropFirst()) : SceneColor(function: text)
    guard let color, color.isValid else { return nil }
    self = color
  }

  private init?(digits text: Substring) {
    var digits: [Int] = []
    for character in text {
      guard let digit = character.hexDigitValue, character.isASCII else { return nil }
      digits.append(digit)
    }
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    guard digits.count == 6 || digits.count == 8 else { return nil }
    let components = stride(from: 0, to: digits.count, by: 2).map {
      SceneColor.component(digits[$0] * 16 + digits[$0 + 1])
    }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }

  private init?(function text: String) {
    guard text.hasPrefix("color(srgb "), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst(11).dropLast().split(
      separator: "/", omittingEmptySubsequences: false)
    let opaque = parts[0].split(separator: " ")
    let alpha = parts.dropFirst().flatMap { $0.split(separator: " ") }
    guard opaque.count == 3, parts.count <= 2, alpha.count == parts.count - 1 else { return nil }
    var components: [Double] = []
    for word in opaque + alpha {
      guard let number = DecimalNumber(word) else { return nil }
      components.append(number.doubleValue)
    }
    self.init(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count == 4 ? components[3] : 1)
  }
}
