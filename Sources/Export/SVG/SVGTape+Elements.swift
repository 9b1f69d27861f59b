// The elements of a frame as elements of SVG.
// Layer: Export. Source: SVG 1.1 (Second Edition), chapters 5, 10 and 14. Tests: SVGFormatTests.

import Scenes

extension SVGTape {
  /// Adds elements, the lowest first.
  mutating func add(_ elements: ArraySlice<Frame.Element>, in surroundings: SVGSurroundings) {
    var rest = elements
    if let place = elements.lastIndex(where: \.isBackdrop),
      case .backdrop(let backdrop) = elements[place]
    {
      add(backdrop, over: elements[..<place], in: surroundings)
      rest = elements[(place + 1)...]
    } else if let ground = surroundings.ground, !elements.cover(ground.rectangle) {
      add(.fill(.rectangle(ground.rectangle), .color(ground.color)), in: surroundings)
    }
    for element in rest { add(element, in: surroundings) }
  }

  private mutating func add(_ element: Frame.Element, in surroundings: SVGSurroundings) {
    switch element {
    case .fill(let shape, let paint):
      add(shape) { $0.set(.fill, paint, from: $1) }
    case .stroke(let shape, let stroke, let paint):
      add(shape) { $0.set(stroke, paint, from: $1) }
    case .image(let image):
      guard let symbol = surroundings.symbols[image.name] else {
        return add(image.crossedBox, in: surroundings)
      }
      add(.use) { tape in
        tape.set(.href) { bytes in
          bytes.append(contentsOf: "#i".utf8)
          bytes.append(contentsOf: String(symbol).utf8)
        }
        tape.setPlace(image.frame)
      }
    case .text(let text):
      add(text)
    case .group(let group):
      add(group, in: surroundings)
    case .backdrop(let backdrop):
      add(backdrop, over: [], in: surroundings)
    }
  }

  private mutating func set(
    _ stroke: Frame.Stroke, _ paint: Frame.Paint, from origin: Frame.Point
  ) {
    set(.fill, "none")
    set(.stroke, paint, from: origin)
    set(.strokeWidth, stroke.width)
    switch stroke.ends {
    case .round:
      set(.strokeEnds, "round")
      set(.strokeJoins, "round")
    case .butt: break
    }
  }

  private mutating func add(_ text: Frame.Text) {
    add(.text) { tape in
      tape.set(.x, text.origin.x)
      tape.set(.y, text.origin.y)
      tape.set(.fontSize, text.size)
      tape.set(.fontWeight, String(text.weight.rawValue), default: "400")
      let anchor =
        switch text.alignment {
        case .leading: "start"
        case .center: "middle"
        case .trailing: "end"
        }
      tape.set(.textAnchor, anchor, default: "start")
      let string = text.fittedString
      tape.setWidth(of: string, text)
      tape.set(.fill, .color(text.color))
      tape.addText(string)
    }
  }

  /// Adds how wide a line is in our own letters, where those of the reader could leave its room.
  ///
  /// A line with much room keeps the reader's letters as they are.
  private mutating func setWidth(of string: String, _ text: Frame.Text) {
    guard let room = text.roomInSizes else { return }
    let width = text.widthInSizes(of: string)
    let isFree = width <= room * Frame.Text.safeShareOfRoom
    // A line is another element once it is fitted, as no animation takes an attribute away; one that
    // is not has the same value in all frames, which is not written.
    let length = isFree ? 0 : (width * text.size).nearestMillionth
    set(.textLength, isDefault: isFree) { $0.append(svg: length) }
    set(.lengthAdjust, isFree ? "spacing" : "spacingAndGlyphs", default: "spacing")
  }

  private mutating func add(_ group: Frame.Group, in surroundings: SVGSurroundings) {
    add(.group) { tape in
      tape.set(.opacity, group.opacity, default: 1)
      tape.set(group.transform)
      tape.set(group.mask)
      var inside = surroundings
      inside.bounds = surroundings.bounds.flatMap(group.transform.preimage)
      inside.ground = nil
      tape.add(group.elements[...], in: inside)
    }
  }

  /// Adds a transform as its functions; one that turns or slants can only be a matrix.
  private mutating func set(_ transform: Frame.Transform) {
    if transform.b == 0 && transform.c == 0 {
      set(.translate, isDefault: transform.tx == 0 && transform.ty == 0) {
        $0.append(svg: transform.tx, transform.ty)
      }
      set(.scale, isDefault: transform.a == 1 && transform.d == 1) {
        $0.append(svg: transform.a, transform.d)
      }
    } else {
      set(.matrix) { bytes in
        bytes.append(svg: transform.a, transform.b)
        bytes.append(UInt8(ascii: " "))
        bytes.append(svg: transform.c, transform.d)
        bytes.append(UInt8(ascii: " "))
        bytes.append(svg: transform.tx, transform.ty)
      }
    }
  }

  /// Adds a mask; of one opaque colour it is a clip, which every reader draws well and fast.
  private mutating func set(_ mask: Frame.Mask?) {
    guard let mask else { return }
    if case .color(let color) = mask.paint, color.alpha >= 1 {
      setClip(mask.shape)
    } else {
      refer(.mask) { tape in
        tape.add(.mask) { tape in
          tape.set(.maskUnits, "userSpaceOnUse")
          tape.setPlace(mask.shape.bounds ?? .nowhere)
          tape.add(mask.shape) { $0.set(.fill, mask.paint, from: $1, isMask: true) }
        }
      }
    }
  }

  /// Adds a shape outside which nothing is seen.
  mutating func setClip(_ shape: Frame.Shape) {
    refer(.clipPath) { tape in
      tape.add(.clipPath) { $0.add(shape, isClip: true) }
    }
  }
}
