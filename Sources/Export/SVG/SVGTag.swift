// The elements of SVG that pictures are made of.
// Layer: Export. Source: SVG 1.1 (Second Edition); Filter Effects 1. Tests: SVGFormatTests.

/// An element of SVG; the raw value is its tag.
enum SVGTag: String, Hashable, Sendable {
  case group = "g"
  case rectangle = "rect"
  case ellipse
  case path
  case text
  case use
  case linearGradient
  case stop
  case clipPath
  case mask
  case filter
  case blur = "feGaussianBlur"
  case transfer = "feComponentTransfer"
  case alphaTransfer = "feFuncA"
  case flood = "feFlood"
  case composite = "feComposite"
  case blend = "feBlend"
}
