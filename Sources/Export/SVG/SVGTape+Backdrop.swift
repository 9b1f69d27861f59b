// Materials as filters of SVG.
// Layer: Export. Source: Filter Effects 1, sections 9.9 (feComponentTransfer) and 9.14
// (feGaussianBlur); Compositing and Blending 1, section 10.1. Tests: SVGFormatTests.

import Scenes

extension SVGTape {
  /// Adds a backdrop: what lies below, and over it the same again through a filter, cut to the shape.
  ///
  /// At the edge of what can be seen the blur has less to mix. Where all of that is opaque, its alpha is
  /// set back to 1, which divides each colour by the part of the kernel that lies inside.
  mutating func add(
    _ backdrop: Frame.Backdrop, over elements: ArraySlice<Frame.Element>,
    in surroundings: SVGSurroundings
  ) {
    let material = backdrop.material
    let deviation = material.blurRadius
    let reach = (backdrop.shape.bounds ?? .nowhere).extended(by: 3 * deviation)
    let region = surroundings.bounds.map(reach.intersection) ?? reach
    add(.use) { tape in
      tape.refer(.href) { tape in
        tape.add(.group) { $0.add(elements, in: surroundings) }
      }
      tape.refer(.filter) { tape in
        tape.add(.filter) { tape in
          tape.set(.filterUnits, "userSpaceOnUse")
          tape.setPlace(region)
          tape.set(.filterColors, "sRGB")
          let isOpaque = elements.cover(region) || surroundings.ground?.covers(region) == true
          tape.add(material, deviation: deviation, isOpaque: isOpaque)
        }
      }
      tape.setClip(backdrop.shape)
      tape.set(.opacity, backdrop.weight, default: 1)
    }
  }

  /// Adds the primitives of a filter: the blur, the tint over it, and the colour blended over that.
  private mutating func add(_ material: Frame.Material, deviation: Double, isOpaque: Bool) {
    add(.blur) { tape in
      tape.set(.deviation, deviation)
      if !isOpaque { tape.set(.result, "blurred") }
    }
    if isOpaque {
      add(.transfer) { tape in
        tape.set(.result, "blurred")
        tape.add(.alphaTransfer) { tape in
          tape.set(.transferType, "linear")
          tape.set(.slope, 0)
          tape.set(.intercept, 1)
        }
      }
    }
    add(.flood) { $0.set(.floodColor, .floodOpacity, material.tint) }
    add(.composite) { tape in
      tape.set(.input2, "blurred")
      tape.set(.result, "tinted")
    }
    switch material.blend {
    case .none: break
    case .colorDodge(let color): add("color-dodge", color)
    case .overlay(let color): add("overlay", color)
    }
  }

  /// Adds the primitives that blend a colour over what lies below, tinted; its alpha does not count.
  private mutating func add(_ mode: String, _ color: SceneColor) {
    var color = color
    color.alpha = 1
    add(.flood) { $0.set(.floodColor, .floodOpacity, color) }
    add(.blend) { tape in
      tape.set(.mode, mode)
      tape.set(.input2, "tinted")
    }
  }
}
