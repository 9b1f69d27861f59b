// The attributes of SVG that pictures are made of.
// Layer: Export. Source: SVG 1.1 (Second Edition); Filter Effects 1. Tests: SVGFormatTests.

/// An attribute of SVG; the raw value is its name.
///
/// The attribute `transform` is split into its functions, since only those can be animated.
enum SVGAttribute: String, Hashable, Sendable {
  case x
  case y
  case width
  case height
  case rx
  case ry
  case cx
  case cy
  case d
  case fill
  case fillOpacity = "fill-opacity"
  case fillRule = "fill-rule"
  case clipRule = "clip-rule"
  case stroke
  case strokeOpacity = "stroke-opacity"
  case strokeWidth = "stroke-width"
  case strokeEnds = "stroke-linecap"
  case strokeJoins = "stroke-linejoin"
  case display
  case opacity
  case translate
  case scale
  case matrix
  case clipPath = "clip-path"
  case mask
  case filter
  case href = "xlink:href"
  case fontSize = "font-size"
  case fontWeight = "font-weight"
  case textAnchor = "text-anchor"
  case textLength
  case lengthAdjust
  case x1
  case y1
  case x2
  case y2
  case offset
  case stopColor = "stop-color"
  case stopOpacity = "stop-opacity"
  case gradientUnits
  case maskUnits
  case filterUnits
  case filterColors = "color-interpolation-filters"
  case deviation = "stdDeviation"
  case transferType = "type"
  case slope
  case intercept
  case floodColor = "flood-color"
  case floodOpacity = "flood-opacity"
  case input = "in"
  case input2 = "in2"
  case result
  case mode
  case compositeOperator = "operator"

  /// Whether elements whose values differ are different elements, rather than one that changes.
  var isStructural: Bool {
    switch self {
    case .display, .x, .y, .width, .height, .rx, .ry, .cx, .cy, .d, .fill, .fillOpacity, .stroke,
      .strokeOpacity, .strokeWidth, .opacity, .translate, .scale, .fontSize, .textLength, .x1, .y1,
      .x2, .y2, .offset, .stopColor, .stopOpacity, .deviation, .floodColor, .floodOpacity:
      false
    case .fillRule, .clipRule, .strokeEnds, .strokeJoins, .matrix, .clipPath, .mask, .filter, .href,
      .fontWeight, .textAnchor, .lengthAdjust, .gradientUnits, .maskUnits, .filterUnits,
      .filterColors, .transferType, .slope, .intercept, .input, .input2, .result, .mode,
      .compositeOperator:
      true
    }
  }

  /// Whether it is a function of the attribute `transform`.
  var isTransform: Bool { self == .translate || self == .scale || self == .matrix }
}
