// Animated SVG elements as text.
// Layer: Export. Source: SVG 1.1 (Second Edition), sections 19.2.8 to 19.2.13; SMIL 3.0, section 12.
// Tests: AnimatedSVGTests.

extension SVGMarkup {
  /// Writes an element and what it refers to, with an animation for each attribute that varies.
  mutating func append(_ element: AnimatedElement, _ clock: SVGClock) {
    append(element, element.presence.track, clock, name: nil)
  }

  private mutating func append(
    _ element: AnimatedElement, _ display: SVGTrack, _ clock: SVGClock, name: Int?
  ) {
    var names: [Int] = []
    for definition in element.definitions {
      names.append(makeName())
      // Only a group is seen where it is defined, and so comes and goes with what refers to it.
      let display = definition.tag == .group ? display : SVGTrack()
      append(definition, display, clock, name: names[names.count - 1])
    }
    appendStart(element.tag, name: name)
    appendFirstValues(of: element, display, names)
    var isOpen = !element.text.isEmpty
    if isOpen {
      bytes.append(UInt8(ascii: ">"))
      bytes.append(contentsOf: element.text)
    }
    let isLine = element.tag == .text
    appendAnimations(of: element, display, clock) { markup, animation in
      if !isOpen { markup.bytes.append(contentsOf: isLine ? ">".utf8 : ">\n".utf8) }
      isOpen = true
      markup.bytes.append(contentsOf: animation)
      if !isLine { markup.bytes.append(UInt8(ascii: "\n")) }
    }
    for child in element.children {
      if !isOpen { bytes.append(contentsOf: ">\n".utf8) }
      isOpen = true
      append(child, clock)
    }
    appendEnd(element.tag, isOpen: isOpen)
  }

  /// Writes the attributes as they are at the first frame.
  private mutating func appendFirstValues(
    of element: AnimatedElement, _ display: SVGTrack, _ names: [Int]
  ) {
    var transform: [(SVGAttribute, ArraySlice<UInt8>)] = []
    for (attribute, track) in zip(element.attributes, element.tracks) {
      if attribute.isTransform {
        if !track.isDefault { transform.append((attribute, track[0])) }
      } else if !track.isDefault {
        append(attribute, track[0])
      }
    }
    for (attribute, name) in zip(element.references, names) {
      append(attribute, referringTo: name)
    }
    if !display.isDefault { append(.display, display[0]) }
    appendTransform(transform)
  }

  /// Makes the animations of an element.
  private mutating func appendAnimations(
    of element: AnimatedElement, _ display: SVGTrack, _ clock: SVGClock,
    _ write: (inout SVGMarkup, [UInt8]) -> Void
  ) {
    let parts = zip(element.attributes, element.tracks)
    let isMoving = parts.contains { $0.isTransform && $1.count > 1 }
    var isFirst = true
    for (attribute, track) in parts {
      if attribute.isTransform {
        // The first function replaces the attribute `transform`, each other one is added to it.
        guard isMoving, !track.isDefault else { continue }
        write(&self, clock.animation(of: attribute, track, isSum: !isFirst))
        isFirst = false
      } else if track.count > 1 {
        write(&self, clock.animation(of: attribute, track))
      }
    }
    if display.count > 1 { write(&self, clock.animation(of: .display, display)) }
  }
}
